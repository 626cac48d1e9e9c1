package evaluation

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
)

// ErrSize is returned for a file with too many or too few weights.
var ErrSize = errors.New("not the number of weights expected")

// size is the number of bytes of all weights.
const size = 2 * 2 * (Windows*Patterns + Numbers + Materials)

// MarshalBinary returns the weights as a compressed file: for each pattern of each
// window, then for each number, and then for each material, the weight early in the
// game and the one late in it, in 16 bits each, the lower byte first.
func (w *Weights) MarshalBinary() ([]byte, error) {
	all := make([]byte, 0, size)
	w.each(func(part []Phases) {
		for _, phases := range part {
			all = binary.LittleEndian.AppendUint16(all, uint16(phases.Early))
			all = binary.LittleEndian.AppendUint16(all, uint16(phases.Late))
		}
	})
	var file bytes.Buffer
	out, err := flate.NewWriter(&file, flate.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := out.Write(all); err != nil {
		return nil, err
	}
	if err := out.Close(); err != nil {
		return nil, err
	}
	return file.Bytes(), nil
}

// UnmarshalBinary sets the weights to those of a file made by MarshalBinary. If
// the file is damaged, it returns an error, which is ErrSize if the file has more
// or fewer weights, and the weights are unchanged.
func (w *Weights) UnmarshalBinary(file []byte) error {
	in := flate.NewReader(bytes.NewReader(file))
	var all bytes.Buffer
	all.Grow(size + 1 + bytes.MinRead) // so that it is not copied as it grows
	if _, err := all.ReadFrom(io.LimitReader(in, size+1)); err != nil {
		return fmt.Errorf("weights: %w", err)
	}
	if all.Len() != size {
		return fmt.Errorf("weights: %w", ErrSize)
	}
	w.each(func(part []Phases) {
		for i := range part {
			next := all.Next(4)
			part[i].Early = int16(binary.LittleEndian.Uint16(next))
			part[i].Late = int16(binary.LittleEndian.Uint16(next[2:]))
		}
	})
	return nil
}

// each calls a function for all weights, part by part, in the order of the file.
func (w *Weights) each(do func(part []Phases)) {
	for i := range w.Patterns {
		do(w.Patterns[i][:])
	}
	do(w.Numbers[:])
	do(w.Materials[:])
}
