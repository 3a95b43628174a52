#!/usr/bin/env bash
# Copies the primary when the data folder is empty, and then starts the replica.
set -euo pipefail

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  export PGPASSWORD="$REPLICATION_PASSWORD"
  until pg_basebackup --host "$PRIMARY_HOST" --username replicator --write-recovery-conf --checkpoint fast --pgdata "$PGDATA"; do
    echo "The primary does not answer, trying again."
    find "$PGDATA" -mindepth 1 -delete
    sleep 2
  done
  chmod 0700 "$PGDATA"
fi
exec postgres "$@"
