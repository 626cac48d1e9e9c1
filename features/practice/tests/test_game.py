import json
import os
import subprocess
import unittest


class Game:
    """The program that GAME_PROGRAM starts."""

    def __init__(self):
        self.program = subprocess.Popen(
            os.environ["GAME_PROGRAM"], shell=True, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def ask(self, request):
        print(json.dumps(request), file=self.program.stdin, flush=True)
        return json.loads(self.program.stdout.readline())

    def close(self):
        self.program.stdin.close()
        self.program.stdout.close()
        self.program.wait()


class FirstTest(unittest.TestCase):
    def setUp(self):
        self.game = Game()
        self.addCleanup(self.game.close)

    def test_first(self):
        for request in json.loads(r'''{{.Requests}}'''):
            answer = self.game.ask(request)
        self.assertEqual(answer["{{.Field}}"], json.loads(r'''{{.Want}}'''))


if __name__ == "__main__":
    unittest.main()
