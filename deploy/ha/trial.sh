#!/bin/sh
# The three nodes of docs/deploy.md#three-nodes-and-a-failover on one machine, for a trial, from the very
# files that three servers get, but for addresses, ports and folders:
#   deploy/ha/trial.sh FOLDER            three nodes and HAProxy; Ctrl-C ends them
#   deploy/ha/trial.sh FOLDER node2      one of them (node1, node2, node3 or haproxy)
#   deploy/ha/trial.sh FOLDER database   makes the shop's role and database, once the others stand
# Its database is then postgres://jhola:trial@127.0.0.1:4655/jhola; what they say is in FOLDER/*/*.log.
# PORT=4650 is the first of six ports. NETWORK=127.0.0.2 is what the nodes' addresses begin with: 127.0.0.21
# to 127.0.0.23, which need no setting up on Linux.
set -eu
FOLDER=${1:?a folder for the data}
NETWORK=${NETWORK:-127.0.0.2}
PORT=${PORT:-4650}
here=$(cd "$(dirname "$0")" && pwd)
export PATRONI_SUPERUSER_PASSWORD=trial PATRONI_REPLICATION_PASSWORD=trial PATRONI_REWIND_PASSWORD=trial

# PostgreSQL refuses to run as root.
as_postgres() {
	if [ "$(id -u)" = 0 ]; then exec setpriv --reuid=postgres --regid=postgres --init-groups "$@"; else exec "$@"; fi
}

# A file of this folder, for one of the three.
own() {
	sed -e "s/NAME/$2/g" -e "s/ADDRESS/$NETWORK${2#node}/g" -e "s/10\.0\.0\.2\([1-3]\)/$NETWORK\1/g" \
		-e "s|10\.0\.0\.0/24|${NETWORK%.*}.0/24|" \
		-e "s/:5432/:$PORT/" -e "s/8008/$((PORT + 1))/" -e "s/:2379/:$((PORT + 2))/g" -e "s/:2380/:$((PORT + 3))/g" \
		-e "s/:5000/:$((PORT + 5))/" -e "s|/var/lib/[a-z]*/|$FOLDER/$2/|" "$here/$1"
}

# Starts it again whenever it ends, as systemd does.
keep() {
	log=$1
	shift
	trap 'kill "$child" 2>/dev/null; wait "$child"; exit 0' TERM INT
	while :; do
		(as_postgres "$@") >>"$log" 2>&1 &
		child=$!
		wait "$child" || true
		sleep 1
	done
}

begin() {
	mkdir -p "$FOLDER/$1"
	case $1 in
	haproxy)
		own haproxy.cfg haproxy >"$FOLDER/haproxy/haproxy.cfg"
		PATH=$PATH:/usr/sbin keep "$FOLDER/haproxy/haproxy.log" haproxy -db -f "$FOLDER/haproxy/haproxy.cfg" &
		;;
	*)
		own etcd.yml "$1" >"$FOLDER/$1/etcd.yml"
		own patroni.yml "$1" >"$FOLDER/$1/patroni.yml"
		mkdir -p "$FOLDER/$1/15"
		[ "$(id -u)" != 0 ] || chown -R postgres "$FOLDER/$1"
		keep "$FOLDER/$1/etcd.log" etcd --config-file "$FOLDER/$1/etcd.yml" &
		kept="${kept:-} $!"
		keep "$FOLDER/$1/patroni.log" "$here/with-room.sh" "$FOLDER/$1" 200 patroni "$FOLDER/$1/patroni.yml" &
		;;
	esac
	kept="${kept:-} $!"
}

# The shop's role and database, once there is a primary.
make_database() {
	ask() { PGPASSWORD=trial psql -h 127.0.0.1 -p "$((PORT + 5))" -U postgres -qtA "$@"; }
	until ask -c 'select 1' >/dev/null 2>&1; do sleep 1; done
	[ -z "$(ask -c "select 1 from pg_database where datname = 'jhola'")" ] || return 0
	ask -c "create role jhola login password 'trial'" -c 'create database jhola owner jhola'
}

[ "${2:-}" != database ] || { make_database; exit; }
trap 'kill $kept 2>/dev/null; wait; exit 0' TERM INT
for each in ${2:-node1 node2 node3 haproxy}; do begin "$each"; done
if [ -z "${2:-}" ]; then
	make_database
	echo "postgres://jhola:trial@127.0.0.1:$((PORT + 5))/jhola"
fi
wait
