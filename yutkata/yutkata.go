// Package yutkata is the 15-space Yut kata: two players race two tokens each
// along one line of spaces, moved by four thrown sticks.
//
//	[[A1][][][][][][B1,B2][][][][][A2][][][]]
package yutkata
