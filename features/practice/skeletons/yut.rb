require "json"

$stdout.sync = true
$board = []

def observe
  {
    board: "[" + $board.map { |tokens| "[" + tokens.join(",") + "]" }.join + "]",
    turn: "PlayerA",
    throw_to_use: "",
    finished: [],
    winner: "",
    captured: 0,
    again: false
  }
end

def answer(request)
  if request["do"] == "new" && request["spaces"]
    $board = Array.new(request["spaces"]) { [] }
    return observe
  end
  { refused: "I do not know how to " + request["do"] }
end

$stdin.each_line { |line| puts JSON.generate(answer(JSON.parse(line))) }
