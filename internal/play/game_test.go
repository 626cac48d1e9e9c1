package play_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/internal/play"
)

func TestASizeHoldsWhatIsNeitherWiderNorHigher(t *testing.T) {
	size := play.Size{Width: 4, Height: 3}
	for other, held := range map[play.Size]bool{
		{}: true, size: true, {Width: 3, Height: 2}: true,
		{Width: 5, Height: 3}: false, {Width: 4, Height: 4}: false, {Width: 5, Height: 1}: false, {Width: 1, Height: 4}: false,
	} {
		require.Equal(t, held, size.Holds(other), "%v", other)
	}
}

func TestASpotContainsItsCellsAndNoOther(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		number := rapid.IntRange(0, 4)
		spot := play.Spot{X: number.Draw(t, "x"), Y: number.Draw(t, "y"), Width: number.Draw(t, "width"), Height: number.Draw(t, "height")}
		cells := map[[2]int]bool{}
		for across := range spot.Width {
			for down := range spot.Height {
				cells[[2]int{spot.X + across, spot.Y + down}] = true
			}
		}
		for x := range 10 {
			for y := range 10 {
				require.Equal(t, cells[[2]int{x, y}], spot.Contains(x, y), "%d, %d", x, y)
			}
		}
	})
}
