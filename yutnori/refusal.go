package yutnori

// refusal is why something is not allowed. Each rule that can be broken has
// its own, to be recognised with errors.Is; nothing has changed when one is
// returned.
type refusal string

func (r refusal) Error() string { return string(r) }
