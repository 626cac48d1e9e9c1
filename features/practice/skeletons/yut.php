<?php

$board = [];

function observe($board)
{
    return [
        'board' => '[' . implode('', array_map(fn ($tokens) => '[' . implode(',', $tokens) . ']', $board)) . ']',
        'turn' => 'PlayerA',
        'throw_to_use' => '',
        'finished' => [],
        'winner' => '',
        'captured' => 0,
        'again' => false,
    ];
}

function answer($request)
{
    global $board;
    if ($request['do'] === 'new' && isset($request['spaces'])) {
        $board = array_fill(0, $request['spaces'], []);
        return observe($board);
    }
    return ['refused' => 'I do not know how to ' . $request['do']];
}

while (($line = fgets(STDIN)) !== false) {
    echo json_encode(answer(json_decode($line, true))), "\n";
    flush();
}
