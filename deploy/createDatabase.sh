#!/usr/bin/env bash
# Patroni runs this once, on the first primary, with the superuser's URL: creates the servers' account and their database.
set -euo pipefail

psql "$1" --quiet --set ON_ERROR_STOP=1 --set password="$DATABASE_PASSWORD" <<'SQL'
CREATE ROLE wornby LOGIN PASSWORD :'password';
CREATE DATABASE wornby OWNER wornby;
SQL
