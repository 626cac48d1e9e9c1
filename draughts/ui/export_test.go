package ui

// Verdict is verdict.
var Verdict = verdict
