package features_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/features"
)

func TestAPassageEndsWithItsRule(t *testing.T) {
	t.Parallel()
	const page = "# Rules\n\n- **K1.** The first\n  rule:\n\n  ```\n  a\n  ```\n\n- **K2.** The second.\n- **K10.** The tenth.\n" +
		"\nText.\n\n| **B1** | one |\n| A2 pig | two |\n\n**N1.** A paragraph\nof two lines.\n\nThe end.\n\n- **K3.** The last."
	for rule, want := range map[string]string{
		"K1":  "- **K1.** The first\n  rule:\n\n  ```\n  a\n  ```",
		"K2":  "- **K2.** The second.",
		"K10": "- **K10.** The tenth.",
		"B1":  "| **B1** | one |",
		"A2":  "| A2 pig | two |",
		"N1":  "**N1.** A paragraph\nof two lines.",
		"K3":  "- **K3.** The last.",
		"K4":  "",
		"B":   "",
	} {
		require.Equal(t, want, features.Passage(page, rule), rule)
	}
}
