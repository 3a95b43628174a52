import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { Program } from "./program";

export interface NodeOptions {
  name: string;
  /** The cluster's folder; the node's data folder is in it. */
  folder: string;
  host: string;
  ports: { postgres: number; patroni: number };
  /** Folder of initdb and postgres. */
  programs: string;
  etcd: string;
  /** Of all accounts of the cluster. */
  password: string;
  /** Enters the node's network namespace. */
  prefix?: readonly string[];
}

function buildVariables({ name, folder, host, ports, programs, etcd, password }: NodeOptions): Record<string, string> {
  return {
    PATRONI_NAME: name,
    PATRONI_ETCD3_HOSTS: etcd,
    PATRONI_RESTAPI_LISTEN: `${host}:${ports.patroni}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `${host}:${ports.patroni}`,
    PATRONI_POSTGRESQL_LISTEN: `${host}:${ports.postgres}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${host}:${ports.postgres}`,
    PATRONI_POSTGRESQL_DATA_DIR: path.join(folder, name),
    PATRONI_POSTGRESQL_BIN_DIR: programs,
    PATRONI_POSTGRESQL_PGPASS: path.join(folder, `${name}.pgpass`),
    PATRONI_SUPERUSER_PASSWORD: password,
    PATRONI_REPLICATION_PASSWORD: password,
    DATABASE_PASSWORD: password,
  };
}

/** One PostgreSQL server with its Patroni. */
export class PostgresNode {
  readonly patroni: Program;

  constructor(private readonly options: NodeOptions) {
    const { name, folder, prefix } = options;
    const variables = buildVariables(options);
    this.patroni = new Program({
      name: `patroni-${name}`,
      folder,
      command: ["patroni", "patroni.yml"],
      variables,
      prefix,
    });
  }

  get name(): string {
    return this.options.name;
  }

  get apiUrl(): string {
    return `http://${this.options.host}:${this.options.ports.patroni}`;
  }

  /** Kills PostgreSQL without a shutdown; its other processes notice and exit. Patroni still runs. */
  killPostgres(): void {
    this.signalPostgres("SIGKILL");
  }

  /** Kills Patroni and PostgreSQL, as the loss of the machine does. */
  async kill(): Promise<void> {
    await this.patroni.stop("SIGKILL");
    this.killPostgres();
  }

  /** Ends both immediately but releases PostgreSQL's shared memory. The node is not used again. */
  async discard(): Promise<void> {
    await this.patroni.stop("SIGKILL");
    const pid = this.signalPostgres("SIGQUIT");
    while (pid !== null && fs.existsSync(`/proc/${pid}`)) await sleep(50);
  }

  /** Runs a statement as the superuser, past HAProxy and PgBouncer. */
  async query<Row extends object = object>(text: string): Promise<Row[]> {
    const { host, ports, password } = this.options;
    const client = new Client({ host, port: ports.postgres, user: "postgres", password, database: "wornby" });
    client.on("error", () => undefined);
    try {
      await client.connect();
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** @returns the process, or null when PostgreSQL does not run */
  private signalPostgres(signal: NodeJS.Signals): number | null {
    try {
      const file = path.join(this.options.folder, this.name, "postmaster.pid");
      const pid = Number(fs.readFileSync(file, "utf8").split("\n")[0]);
      process.kill(pid, signal);
      return pid;
    } catch {
      return null;
    }
  }
}
