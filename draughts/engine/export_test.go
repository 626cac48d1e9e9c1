package engine

// Evaluate is how a search sees positions in which no capture is due, so that
// tests of the search need not know what the evaluation knows.
var Evaluate = evaluate
