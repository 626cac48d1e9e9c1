const readline = require("readline");

let game = {{.Answer}};

function answer(request) {
  if (request.do === "{{.Do}}") {
    return game;
  }
  return { refused: "I do not know how to " + request.do };
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  process.stdout.write(JSON.stringify(answer(JSON.parse(line))) + "\n");
});
