package engine

import (
	"syscall"
	"unsafe"
)

// adviseHugePages asks the system to use huge pages for the memory of the buckets. Huge
// pages make a search faster, because it reads the buckets in random order. If the
// system refuses, for example for a table smaller than a page, nothing changes.
func adviseHugePages(buckets []bucket) {
	memory := unsafe.Slice((*byte)(unsafe.Pointer(&buckets[0])), len(buckets)*bucketSize)
	_ = syscall.Madvise(memory, syscall.MADV_HUGEPAGE)
}
