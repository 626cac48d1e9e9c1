require "json"

$stdout.sync = true
$game = JSON.parse('{{.Answer}}')

def answer(request)
  return $game if request["do"] == "{{.Do}}"

  { "refused" => "I do not know how to " + request["do"] }
end

STDIN.each_line { |line| puts JSON.generate(answer(JSON.parse(line))) }
