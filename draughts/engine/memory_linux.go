package engine

import (
	"syscall"
	"unsafe"
)

// adviseHugePages asks the system for huge pages in the memory of buckets. A search
// reads them at random, and waits less for the addresses of few large pages. Nothing
// depends on the answer.
func adviseHugePages(buckets []bucket) {
	memory := unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(buckets))), len(buckets)*bucketSize)
	page := syscall.Getpagesize()
	start := -int(uintptr(unsafe.Pointer(unsafe.SliceData(memory)))) & (page - 1)
	if start < len(memory) {
		_ = syscall.Madvise(memory[start:], syscall.MADV_HUGEPAGE)
	}
}
