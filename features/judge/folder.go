package judge

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"games.example/internal/command"
)

// The files of the assignment's advanced game.
const (
	usersFile = "user_info.txt"
	gamesFile = "game_info.txt"
)

// Users is the assignment's user_info.txt.
const users = `Ethan a2b7
Olivia tyb14
Liam 912ynd
Ava qws0853
Noah 22d34h
Sophia ae87df4g5
`

// copyFolder copies the folder of the program into another folder, without the .git folder and
// without the files of the advanced game. In the advanced game, user_info.txt is the
// assignment's, wherever a copy of it was.
func (j *judge) copyFolder(to string) error {
	const mostFiles, mostBytes = 10_000, 200 << 20
	files, size := 0, int64(0)
	err := filepath.WalkDir(j.folder, func(from string, entry fs.DirEntry, err error) error {
		path := filepath.Join(to, strings.TrimPrefix(from, j.folder))
		switch {
		case err != nil:
			return err
		case entry.IsDir() && entry.Name() == ".git":
			return filepath.SkipDir
		case entry.IsDir():
			return os.MkdirAll(path, 0o700)
		case entry.Name() == gamesFile:
			return nil
		case entry.Name() == usersFile:
			return j.writeUsers(filepath.Dir(path))
		case !entry.Type().IsRegular() && entry.Type()&fs.ModeSymlink == 0:
			return nil // a program cannot need a pipe or a socket
		}
		info, err := os.Stat(from)
		if err != nil || info.IsDir() {
			return nil // a link that leads nowhere, or to a folder
		}
		files++
		size += info.Size()
		if files > mostFiles || size > mostBytes {
			return command.Misuse("the current folder is too big to copy: run the judge in the folder of your program")
		}
		text, err := os.ReadFile(from)
		if err != nil {
			return err
		}
		return os.WriteFile(path, text, info.Mode().Perm())
	})
	if err != nil {
		return err
	}
	return j.writeUsers(to)
}

func (j *judge) writeUsers(folder string) error {
	if !j.advanced {
		return nil
	}
	return os.WriteFile(filepath.Join(folder, usersFile), []byte(users), 0o600)
}

// savedGames returns the contents of game_info.txt, wherever in a folder the program has
// written it.
func savedGames(folder string) (text string, found bool) {
	_ = filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err == nil && entry.Name() == gamesFile {
			content, err := os.ReadFile(path)
			text, found = string(content), err == nil
			return filepath.SkipAll
		}
		return nil
	})
	return text, found
}
