package yutnori

// Facts say which game is played. The zero value of every fact but the two
// numbers is the basic game's.
type Facts struct{}
