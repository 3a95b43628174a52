import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { freePorts } from "../ports";
import { findPostgresAccount, findPostgresPrograms } from "./postgresPrograms";
import { findChildProcesses } from "../processes";

interface TestPostgresOptions {
  /** The folder in which the server's folder is created. */
  parent?: string;
  /** More settings of postgresql.conf. */
  settings?: string[];
  /** Environment variables for the commands that the server runs. */
  environment?: Record<string, string>;
  /** Fills the data folder instead of initdb. */
  fill?: (data: string) => Promise<unknown>;
}

/** A PostgreSQL server that a test can stop, kill and suspend. */
export class TestPostgres {
  private server!: ChildProcess;

  private constructor(
    private readonly programs: string,
    readonly folder: string,
    readonly port: number,
    private readonly options: TestPostgresOptions,
  ) {}

  static async create(options: TestPostgresOptions = {}): Promise<TestPostgres> {
    const { parent = os.tmpdir(), fill } = options;
    const folder = fs.mkdtempSync(path.join(parent, "wornby-postgres-"));
    const user = findPostgresAccount();
    if (user.uid !== undefined) fs.chownSync(folder, user.uid, user.gid ?? user.uid);
    const [port] = await freePorts(1);
    const postgres = new TestPostgres(findPostgresPrograms() ?? "", folder, port, options);
    await (fill ? fill(postgres.data) : postgres.initialize());
    await postgres.start();
    return postgres;
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`;
  }

  get data(): string {
    return path.join(this.folder, "data");
  }

  async start(): Promise<void> {
    const { settings: more = [], environment } = this.options;
    const own = [`port=${this.port}`, "listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"];
    const settings = [...own, ...more];
    const flags = ["-D", this.data, ...settings.flatMap((setting) => ["-c", setting])];
    this.server = spawn(path.join(this.programs, "postgres"), flags, {
      ...findPostgresAccount(),
      cwd: this.folder,
      env: { ...process.env, ...environment },
      stdio: "ignore",
    });
    while (!(await this.query("SELECT 1").catch(() => null))) {
      if (this.server.exitCode !== null) throw new Error("PostgreSQL exited during startup.");
      await sleep(50);
    }
  }

  async query<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    const client = new Client({ connectionString: this.url, connectionTimeoutMillis: 1_000 });
    client.on("error", () => undefined);
    try {
      await client.connect();
      return (await client.query(sql, parameters)).rows as Row[];
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Stops the server like `pg_ctl stop -m immediate`, without a shutdown of its connections. */
  async stopImmediately(): Promise<void> {
    this.resume();
    await this.stop("SIGQUIT");
  }

  /** SIGINT is PostgreSQL's fast shutdown, which also archives the last WAL. */
  async stop(signal: "SIGINT" | "SIGQUIT" = "SIGINT"): Promise<void> {
    this.server.kill(signal);
    if (this.server.exitCode === null) await once(this.server, "exit");
  }

  /** Suspends all its processes, as on a machine that hangs. */
  pause(): void {
    this.signalAll("SIGSTOP");
  }

  resume(): void {
    this.signalAll("SIGCONT");
  }

  async remove(): Promise<void> {
    await this.stopImmediately();
    fs.rmSync(this.folder, { recursive: true, force: true });
  }

  private initialize(): void {
    const flags = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "-D", this.data];
    execFileSync(path.join(this.programs, "initdb"), flags, {
      ...findPostgresAccount(),
      cwd: this.folder,
      stdio: "ignore",
    });
  }

  private signalAll(signal: NodeJS.Signals): void {
    const { pid } = this.server;
    if (pid === undefined || this.server.exitCode !== null) return;
    for (const target of [pid, ...findChildProcesses(pid)]) {
      try {
        process.kill(target, signal);
      } catch {
        // The process exited in the meantime.
      }
    }
  }
}
