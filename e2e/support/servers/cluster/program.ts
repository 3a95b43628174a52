import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";

/** PostgreSQL and PgBouncer refuse to run as root, so root runs all programs as the package's postgres account. */
const asAccount =
  process.getuid?.() === 0 ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups", "--"] : [];

export interface ProgramOptions {
  /** Names the log file. */
  name: string;
  /** The working directory. */
  folder: string;
  command: readonly string[];
  variables?: Record<string, string>;
  /** Precedes the command, for example to enter a network namespace. */
  prefix?: readonly string[];
}

/** A program of the cluster that can be killed and started again. */
export class Program {
  private child: ChildProcess | null = null;

  constructor(private readonly options: ProgramOptions) {}

  get name(): string {
    return this.options.name;
  }

  start(): void {
    const { folder, name, command, variables, prefix = [] } = this.options;
    const [file, ...args] = [...prefix, ...asAccount, ...command];
    const log = fs.openSync(path.join(folder, `${name}.log`), "a");
    const env = { PATH: `${process.env.PATH}:/usr/sbin`, LANG: "C.UTF-8", ...variables };
    this.child = spawn(file, args, { cwd: folder, env, stdio: ["ignore", log, log] });
    fs.closeSync(log);
  }

  async stop(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill(signal);
    await exited;
  }

  readLog(): string {
    return fs.readFileSync(path.join(this.options.folder, `${this.name}.log`), "utf8");
  }
}
