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

// MarshalBinary returns the weights as a compressed file: first for each pattern of
// each window, then for each number, and then for each material. Each has a weight
// early in the game and a weight late in the game, in 16 bits each, the lower byte
// first.
func (w *Weights) MarshalBinary() ([]byte, error) {
	var file bytes.Buffer
	out, err := flate.NewWriter(&file, flate.BestCompression)
	if err != nil {
		return nil, err
	}
	err = errors.Join(binary.Write(out, binary.LittleEndian, w), out.Close())
	return file.Bytes(), err
}

// UnmarshalBinary reads weights from a file that MarshalBinary has made. If the file is
// damaged, UnmarshalBinary leaves the weights unchanged. The error is ErrSize if the
// file has more or fewer weights.
func (w *Weights) UnmarshalBinary(file []byte) error {
	in := flate.NewReader(bytes.NewReader(file))
	read := new(Weights)
	err := binary.Read(in, binary.LittleEndian, read)
	more, _ := io.ReadFull(in, make([]byte, 1))
	switch {
	case more > 0, errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return fmt.Errorf("weights: %w", ErrSize)
	case err != nil:
		return fmt.Errorf("weights: %w", err)
	}
	*w = *read
	return nil
}
