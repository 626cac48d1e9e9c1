const node = (globalThis as any).process; // works without the types of Node
const lines = node.getBuiltinModule("node:readline").createInterface({ input: node.stdin });

let game = {{.Answer}};

function answer(request: any): object {
  if (request.do === "{{.Do}}") {
    return game;
  }
  return { refused: "I do not know how to " + request.do };
}

lines.on("line", (line: string) => {
  node.stdout.write(JSON.stringify(answer(JSON.parse(line))) + "\n");
});
