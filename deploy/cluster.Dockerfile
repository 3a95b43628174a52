# Debian's Patroni with PostgreSQL, etcd, HAProxy and PgBouncer: one image for all of them, from Debian 13.
FROM debian:13.8-slim
# Patroni creates the database cluster, so the package must not.
RUN mkdir -p /etc/postgresql-common \
  && echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.conf \
  && apt-get update \
  && apt-get install -y --no-install-recommends etcd-server etcd-client haproxy patroni pgbouncer postgresql-17 \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o postgres -g postgres -m 700 /data
USER postgres
WORKDIR /etc/wornby
COPY patroni.yml createDatabase.sh haproxy.cfg pgbouncer.ini ./
