//go:build !linux

package child

// Working always returns false on this system.
func (c *Console) Working() bool { return false }
