package main

import (
	"encoding/json"
	"strconv"
	"syscall/js"

	"games.example/features/cmd/page/games"
	"games.example/internal/play"
	"games.example/internal/play/page"
)

// main runs the games in a worker of the page. The worker passes each message, in JSON,
// to the send function. After each message and each result of a task, main posts the
// next moment to the page, also in JSON.
func main() {
	messages, results := make(chan string, 1000), make(chan play.Result) // room for more messages than a person sends while a program computes
	js.Global().Set("send", js.FuncOf(func(_ js.Value, args []js.Value) any {
		select {
		case messages <- args[0].String():
		default: // a callback must not wait
		}
		return nil
	}))
	drawn := js.Global().Get("crypto").Call("getRandomValues", js.Global().Get("BigUint64Array").New(1))
	seed, _ := strconv.ParseUint(drawn.Call("toString").String(), 10, 64)
	shown := page.New(games.Entries(), seed)
	for {
		var tasks []play.Task
		select {
		case text := <-messages:
			var message page.Message
			if json.Unmarshal([]byte(text), &message) != nil {
				continue
			}
			shown, tasks = shown.Handle(message)
		case result := <-results:
			shown, tasks = shown.Done(result)
		}
		moment, _ := json.Marshal(shown.Moment())
		js.Global().Call("postMessage", string(moment))
		for _, task := range tasks {
			go func() { results <- task() }()
		}
	}
}
