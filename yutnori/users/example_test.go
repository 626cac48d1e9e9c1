package users_test

import (
	"fmt"
	"os"

	"games.example/yutnori/users"
)

func Example() {
	dir, err := os.MkdirTemp("", "yutnori")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(dir) //nolint:errcheck // an example

	file := users.NewFile(dir)
	fmt.Println(file.Add("Noah", "22d34h"))
	fmt.Println(file.Check("Noah", "22d34h"))
	fmt.Println(file.Check("Noah", "adfv"))
	// Output:
	// <nil>
	// true <nil>
	// false <nil>
}
