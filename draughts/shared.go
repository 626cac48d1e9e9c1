package draughts

import (
	"slices"
	"sync"
)

// shared is a list whose copies share their elements, so that a game and its clones keep
// each turn only once. Different copies can be used at the same time.
type shared[E any] struct {
	all     []E         // a prefix of the longest list
	longest *longest[E] // nil for an empty list
}

// longest is the longest of the lists that share their elements.
type longest[E any] struct {
	sync.Mutex
	all []E
}

// with returns the list with another element. Other copies do not change.
func (s shared[E]) with(element E) shared[E] {
	if s.longest != nil {
		s.longest.Lock()
		defer s.longest.Unlock()
	}
	if s.longest == nil || len(s.longest.all) > len(s.all) {
		s.longest = &longest[E]{all: slices.Clone(s.all)}
	}
	s.longest.all = append(s.longest.all, element)
	s.all = s.longest.all
	return s
}

// withoutLast returns the list without its last element.
func (s shared[E]) withoutLast() shared[E] {
	s.all = s.all[:len(s.all)-1]
	return s
}
