#!/bin/sh
# The commands beside the shop that jhola.service runs, as its user and with its settings; to be run by root:
#   deploy/keep.sh backup [FILE]
#   deploy/keep.sh restore FILE [--replace] [--issued NUMBER] [--certified PRODUCT=NUMBER]
#   deploy/keep.sh db:move [--replace]
#   deploy/keep.sh admin list | add EMAIL | remove EMAIL | one-step EMAIL
# Not `npm run backup` by root: root's own environment has no settings, and the shop could not read what root
# writes.
exec systemd-run --quiet --pipe --wait --collect \
	--uid=jhola --gid=jhola --working-directory=/opt/jhola \
	--property=EnvironmentFile=/etc/jhola/shop.env \
	--property=StateDirectory=jhola --property=StateDirectoryMode=0700 --property=UMask=0077 \
	--setenv=NODE_ENV=production --setenv=DATA_DIR=/var/lib/jhola --setenv=INIT_CWD="$PWD" \
	/opt/jhola/node_modules/.bin/node --enable-source-maps keep.mjs "$@"
