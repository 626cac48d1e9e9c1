import json
import sys

game = json.loads(r'''{{.Answer}}''')


def answer(request):
    if request["do"] == "{{.Do}}":
        return game
    return {"refused": "I do not know how to " + request["do"]}


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)
