const readline = require("readline");

let board = [];

function observe() {
  return {
    board: "[" + board.map((tokens) => "[" + tokens.join(",") + "]").join("") + "]",
    turn: "PlayerA",
    throw_to_use: "",
    finished: [],
    winner: "",
    captured: 0,
    again: false,
  };
}

function answer(request) {
  if (request.do === "new" && request.spaces) {
    board = Array.from({ length: request.spaces }, () => []);
    return observe();
  }
  return { refused: "I do not know how to " + request.do };
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  process.stdout.write(JSON.stringify(answer(JSON.parse(line))) + "\n");
});
