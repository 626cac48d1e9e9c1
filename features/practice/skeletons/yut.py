import json
import sys

board = []


def observe():
    return {
        "board": "[" + "".join("[" + ",".join(tokens) + "]" for tokens in board) + "]",
        "turn": "PlayerA",
        "throw_to_use": "",
        "finished": [],
        "winner": "",
        "captured": 0,
        "again": False,
    }


def answer(request):
    if request["do"] == "new" and "spaces" in request:
        board[:] = [[] for _ in range(request["spaces"])]
        return observe()
    return {"refused": "I do not know how to " + request["do"]}


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)
