const assert = require("node:assert");
const { spawn } = require("node:child_process");
const readline = require("node:readline");
const test = require("node:test");

// start starts the program that GAME_PROGRAM names.
function start() {
  const program = spawn(process.env.GAME_PROGRAM, { shell: true, stdio: ["pipe", "pipe", "inherit"] });
  const lines = readline.createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  return {
    async ask(request) {
      program.stdin.write(JSON.stringify(request) + "\n");
      return JSON.parse((await lines.next()).value);
    },
    close() {
      program.stdin.end();
    },
  };
}

test("first", async () => {
  const game = start();
  let answer;
  for (const request of {{.Requests}}) {
    answer = await game.ask(request);
  }
  game.close();
  assert.deepStrictEqual(answer["{{.Field}}"], {{.Want}});
});
