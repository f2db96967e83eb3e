#!/bin/sh
# Runs Patroni for as long as its disk has room, so that a full one hands over to another node:
#   with-room.sh FOLDER MEGABYTES patroni /etc/patroni/config.yml
# PostgreSQL refuses what it can't write and goes on, for hours if the disk stays so; to Patroni that is a
# primary in good health, and nobody would take over. With less room than MEGABYTES, Patroni is asked to stop,
# which hands over while there is still room for it; with twice as much it is started again.
folder=$1 least=$2
shift 2
room() { df -Pm "$folder" | awk 'NR == 2 { print $4 }'; }

trap 'kill "$child" 2>/dev/null; wait "$child"; exit 0' TERM INT
while :; do
	until [ "$(room)" -ge $((2 * least)) ]; do sleep 2; done
	"$@" &
	child=$!
	while kill -0 "$child" 2>/dev/null && [ "$(room)" -ge "$least" ]; do sleep 2; done
	# It ended by itself: whoever started this starts it again.
	kill "$child" 2>/dev/null || { wait "$child"; exit; }
	echo "with-room: less than $least MB are left in $folder, so Patroni stops"
	wait "$child"
done
