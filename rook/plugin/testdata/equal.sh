#!/bin/sh
# Leaves as many tiles DOWN as RIGHT if it can, or else moves one tile.
while read -r board; do
	set -- $(echo "$board" | tr -cs 0-9 ' ')
	tiles=$((($3 - $1) - ($4 - $2)))
	if [ "$tiles" -gt 0 ]; then echo "{\"direction\": \"D\", \"tiles\": $tiles}"
	elif [ "$tiles" -lt 0 ]; then echo "{\"direction\": \"R\", \"tiles\": $((-tiles))}"
	else echo '{"direction": "D", "tiles": 1}'
	fi
done
