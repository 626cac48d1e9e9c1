package evaluation

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
)

// ErrSize is returned for a file with the wrong number of weights.
var ErrSize = errors.New("not the number of weights expected")

// size is the number of bytes of all weights.
const size = 2 * 2 * (Windows*Patterns + Numbers + Materials)

// MarshalBinary returns the weights as a compressed file: for each pattern of each window,
// then for each number, and then for each material, the weight early in the game and the
// weight late in it, in 16 bits each, the lower byte first.
func (w *Weights) MarshalBinary() ([]byte, error) {
	var file bytes.Buffer
	out, err := flate.NewWriter(&file, flate.BestCompression)
	if err != nil {
		return nil, err
	}
	err = errors.Join(binary.Write(out, binary.LittleEndian, w), out.Close())
	return file.Bytes(), err
}

// UnmarshalBinary sets the weights to those in a file made by MarshalBinary. If the file
// is damaged, the weights are unchanged. The error is ErrSize if the file has more or fewer
// weights.
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
	read := func(part []Phases) {
		for i := range part {
			next := all.Next(4)
			part[i].Early = int16(binary.LittleEndian.Uint16(next))
			part[i].Late = int16(binary.LittleEndian.Uint16(next[2:]))
		}
	}
	for i := range w.Patterns {
		read(w.Patterns[i][:])
	}
	read(w.Numbers[:])
	read(w.Materials[:])
	return nil
}
