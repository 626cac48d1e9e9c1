package cli

import (
	"errors"
	"fmt"
	"slices"

	"github.com/spf13/cobra"

	"games.example/internal/command"
	"games.example/yutnori/record"
	"games.example/yutnori/users"
)

func newUser() *cobra.Command {
	user := &cobra.Command{
		Use:   "user",
		Short: "Add users, and turn their passwords into hashes",
		Long: `Add users of the advanced game to user_info.txt, and turn their passwords into
hashes. Each line of the file has an id and a password, or its hash.`,
		Example: "  yutnori user add Noah",
		Args:    command.KnownCommand,
		RunE:    func(c *cobra.Command, _ []string) error { return c.Help() },
	}
	user.AddCommand(newUserAdd(), newUserHash())
	return user
}

func newUserAdd() *cobra.Command {
	var data dataFlag
	add := &cobra.Command{
		Use:   "add ID",
		Short: "Add a user, with a password that is stored as a hash",
		Long: `Add a user to user_info.txt, which is created if there is none. The program
asks for the password and stores a hash. On a terminal, it asks twice, without
showing the password.`,
		Example: `  yutnori user add Noah
  echo 22d34h | yutnori user add Liam`,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 {
				return command.Misuse("expected one argument, the id")
			}
			if err := users.CheckID(args[0]); err != nil {
				return command.Misuse("%s: %w", record.Quote(args[0]), err)
			}
			return nil
		},
		RunE: func(c *cobra.Command, args []string) error {
			file, err := data.users(c)
			if err != nil {
				return err
			}
			if ids, err := file.IDs(); err == nil && slices.Contains(ids, args[0]) {
				return fmt.Errorf("%s: %w", args[0], users.ErrExists)
			}
			password, err := newPassword(newConsole(c.InOrStdin(), c.OutOrStdout()))
			if err != nil {
				return err
			}
			if err := file.Add(args[0], password); err != nil {
				return fmt.Errorf("%s: %w", args[0], err)
			}
			fmt.Fprintf(c.OutOrStdout(), "%s can log in.\n", args[0])
			warn(c, file)
			return nil
		},
	}
	data.declare(add.Flags())
	return add
}

// newPassword asks for a password. On a terminal it asks twice, because a typing error
// is not visible.
func newPassword(keyboard *console) (string, error) {
	password, err := keyboard.askPassword("PASSWORD : ")
	if err != nil {
		return "", fmt.Errorf("%w: expected a password", err)
	}
	if err := users.CheckPassword(password); err != nil {
		return "", err
	}
	if keyboard.Keyboard == nil {
		return password, nil
	}
	again, err := keyboard.askPassword("PASSWORD again : ")
	if err == nil && again != password {
		err = errors.New("the passwords differ: expected the same one twice")
	}
	return password, err
}

func newUserHash() *cobra.Command {
	var data dataFlag
	hash := &cobra.Command{
		Use:   "hash",
		Short: "Turn plain passwords into hashes",
		Long: `Turn the passwords in user_info.txt that are not hashes yet into hashes. Users
log in with the same passwords as before, but the file no longer reveals them.`,
		Example: `  echo 'Noah 22d34h' >> user_info.txt
  yutnori user hash`,
		Args: command.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error {
			file, err := data.users(c)
			if err != nil {
				return err
			}
			hashed, err := file.HashAll()
			if err != nil {
				return err
			}
			fmt.Fprintf(c.OutOrStdout(), "Passwords turned into hashes: %d\n", hashed)
			warn(c, file)
			return nil
		},
	}
	data.declare(hash.Flags())
	return hash
}

// warn prints a warning if other users of the computer may read the file of users.
func warn(c *cobra.Command, file *users.File) {
	if mode, others := file.OthersMayRead(); others {
		command.Complain(c, fmt.Errorf("%s: other users may read it: expected mode 600, not %o", file.Path(), mode))
	}
}
