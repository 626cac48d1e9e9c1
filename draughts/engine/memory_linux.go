package engine

import (
	"syscall"
	"unsafe"
)

// adviseHugePages asks the system for huge pages in the memory of buckets. Huge pages
// make a search faster, because it reads the buckets in random order. An error, such as
// for a table smaller than a page, changes nothing.
func adviseHugePages(buckets []bucket) {
	memory := unsafe.Slice((*byte)(unsafe.Pointer(&buckets[0])), len(buckets)*bucketSize)
	_ = syscall.Madvise(memory, syscall.MADV_HUGEPAGE)
}
