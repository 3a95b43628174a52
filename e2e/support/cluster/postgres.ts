import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { Client } from "pg";
import { findPostgresAccount } from "../postgresPrograms";

const run = promisify(execFile);
const user = "wornby";
const startTimeoutMs = 30_000;

/** A disposable PostgreSQL server on loopback. */
export class PostgresServer {
  private process: ChildProcess | null = null;
  private readonly owner = findPostgresAccount();

  constructor(
    private readonly programs: string,
    private readonly folder: string,
    private readonly port: number,
  ) {}

  get url(): string {
    return `postgres://${user}@127.0.0.1:${this.port}/postgres`;
  }

  /** Creates an empty database cluster. */
  async create(): Promise<void> {
    this.makeFolder();
    await this.runProgram(
      "initdb",
      "--username",
      user,
      "--auth",
      "trust",
      "--encoding",
      "UTF8",
      "--no-sync",
      "-D",
      this.folder,
    );
  }

  /** Replaces the data folder with a replica of the primary. */
  async copyFrom(primary: PostgresServer): Promise<void> {
    fs.rmSync(this.folder, { recursive: true, force: true });
    this.makeFolder();
    const options = ["--write-recovery-conf", "--checkpoint", "fast", "--no-sync", "-D", this.folder];
    await this.runProgram("pg_basebackup", "-h", "127.0.0.1", "-p", String(primary.port), "-U", user, ...options);
  }

  async start(): Promise<void> {
    const settings = {
      port: this.port,
      listen_addresses: "127.0.0.1",
      unix_socket_directories: "",
      fsync: "off",
      hot_standby_feedback: "on",
      max_connections: 120,
    };
    const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const log = fs.openSync(`${this.folder}.log`, "a");
    this.process = spawn(path.join(this.programs, "postgres"), ["-D", this.folder, ...options], {
      ...this.owner,
      cwd: "/",
      stdio: ["ignore", log, log],
    });
    fs.closeSync(log);
    for (
      const began = Date.now();
      Date.now() - began < startTimeoutMs && this.process.exitCode === null;
      await sleep(50)
    ) {
      if (await this.query("SELECT 1").catch(() => null)) return;
    }
    throw new Error(`PostgreSQL did not start:\n${fs.readFileSync(`${this.folder}.log`, "utf8")}`);
  }

  async query<Row extends object = object>(text: string): Promise<Row[]> {
    const client = new Client({ connectionString: this.url });
    try {
      await client.connect();
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** SIGINT is PostgreSQL's fast shutdown. */
  async stop(signal: "SIGINT" | "SIGKILL" = "SIGINT"): Promise<void> {
    const { process } = this;
    this.process = null;
    if (!process || process.exitCode !== null || process.signalCode !== null) return;
    const exited = once(process, "exit");
    process.kill(signal);
    await exited;
  }

  private makeFolder(): void {
    fs.mkdirSync(this.folder, { mode: 0o700 });
    const { uid, gid } = this.owner;
    if (uid !== undefined && gid !== undefined) fs.chownSync(this.folder, uid, gid);
  }

  private runProgram(name: string, ...args: string[]): Promise<unknown> {
    return run(path.join(this.programs, name), args, { ...this.owner, cwd: "/" });
  }
}
