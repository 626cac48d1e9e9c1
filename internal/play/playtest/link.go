package playtest

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"testing"

	"github.com/stretchr/testify/require"
)

// Linked returns the part of a link after the #, for a record.
func Linked(t *testing.T, record string) string {
	t.Helper()
	var packed bytes.Buffer
	writer, err := flate.NewWriter(&packed, flate.DefaultCompression)
	require.NoError(t, err)
	_, err = writer.Write([]byte(record))
	require.NoError(t, err)
	require.NoError(t, writer.Close())
	return base64.RawURLEncoding.EncodeToString(packed.Bytes())
}
