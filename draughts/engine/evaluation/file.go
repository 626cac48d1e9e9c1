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

// MarshalBinary returns the weights as a compressed file: first the weights of the
// patterns, window by window, then the weights of the numbers and of the materials. Each
// weight is an early and a late value of 16 bits each, low byte first.
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
// file has the wrong number of weights.
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
