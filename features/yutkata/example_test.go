package yutkata_test

import "games.example/features"

// example registers the steps that are written like the lines of the kata's own
// example.
func (t *table) example(s *features.Steps) {
	const note = `\s*(?:\*Note.*)?$`
	s.Step(`^a game that continues$`, t.aGameThatContinues)
	s.Step(`^\$(\[\S+\])`+note, t.isShown)
	s.Step(`^\$(Player\w)'s turn`+note, t.isOnTurn)
	s.Step(`^>(Player\w)\.Throw\(\)$`, t.wantsToThrow)
	s.Step(`^\$The throw is (\w+) (\w+)$`, t.hasThrown)
	s.Step(`^>(Player\w)\.Move\((\w\d)\)$`, t.moves)
	s.Step(`^\$The winner is (Player\w)$`, t.theWinnerIs)
}

// After a cut in the example the game goes on from the next board and the next
// turn; later ones are what it must have come to.
func (t *table) aGameThatContinues() error {
	t.cut = true
	return t.aNewGame()
}

func (t *table) isShown(board string) error {
	if !t.cut {
		return t.theBoardIs(board)
	}
	return t.theBoard(board)
}

func (t *table) isOnTurn(player string) error {
	if !t.cut {
		return t.itIsTheTurnOf(player)
	}
	t.cut = false
	return t.letItBeTheTurnOf(player)
}

func (t *table) wantsToThrow(player string) { t.thrower = player }

func (t *table) hasThrown(name, sticks string) error {
	if err := t.throws(t.thrower, sticks); err != nil {
		return err
	}
	return t.theThrowToUseIs(name)
}
