#!/usr/bin/env bash
# Patroni runs this once, on the first primary, with the superuser's URL: creates the servers' account and their database, unless
# a restored backup has them.
set -euo pipefail

psql "$1" --quiet --set ON_ERROR_STOP=1 --set password="$DATABASE_PASSWORD" <<'SQL'
SELECT format('CREATE ROLE wornby LOGIN PASSWORD %L', :'password') WHERE to_regrole('wornby') IS NULL \gexec
SELECT 'CREATE DATABASE wornby OWNER wornby' WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = 'wornby') \gexec
SQL
