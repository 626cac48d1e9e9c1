<?php
$game = json_decode('{{.Answer}}');

function answer($request)
{
    global $game;
    if ($request['do'] === '{{.Do}}') {
        return $game;
    }
    return ['refused' => 'I do not know how to ' . $request['do']];
}

while (($line = fgets(STDIN)) !== false) {
    echo json_encode(answer(json_decode($line, true))), "\n";
    flush();
}
