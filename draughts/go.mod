module games.example/draughts

go 1.26.0
