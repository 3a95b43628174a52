import { type ChildProcess, fork } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import type { DataDirLock } from "./lock";
import { identify, lives } from "./processIdentity";

/** A statement on PostgreSQL ends at its statement_timeout; the embedded engine knows none, so its process is ended. */
const stuckAfter = 15_000;
const pingInterval = 1_000;
const restartAfter = 250;

function forkEngine(dataDir: string, socketPath: string): ChildProcess {
  // Uncompiled in development and tests, where the running process has its loader among the arguments or in jest.
  const compiled = __filename.endsWith(".js");
  return fork(path.join(__dirname, compiled ? "engine.js" : "engine.ts"), [dataDir, socketPath], {
    execArgv: compiled ? [] : ["-r", "@swc-node/register"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { ...process.env, TS_NODE_PROJECT: path.join(__dirname, "../../tsconfig.json") },
  });
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Fails once the process has ended, so that nobody takes the folder from under it. */
function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let reason = "The embedded database stopped while it was starting.";
    child.once("exit", () => reject(new Error(reason)));
    child.on("message", (message: unknown) => {
      if (message === "ready") resolve();
      else if (message && typeof message === "object" && "failed" in message) reason = String(message.failed);
    });
  });
}

function untilEnded(child: ChildProcess, longest: number): Promise<void> {
  return new Promise((resolve) => {
    if (hasEnded(child)) return resolve();
    const force = setTimeout(() => child.kill("SIGKILL"), longest);
    child.once("exit", () => {
      clearTimeout(force);
      resolve();
    });
    if (child.connected) child.send("stop", () => undefined);
    else child.kill("SIGKILL");
  });
}

/** For the end of this process, when nothing can be awaited any more. True when the engine is gone. */
function endAtOnce(child: ChildProcess): boolean {
  if (hasEnded(child) || child.pid === undefined) return true;
  const engine = identify(child.pid);
  child.kill("SIGKILL");
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let turn = 0; turn < 100 && lives(engine); turn++) Atomics.wait(pause, 0, 0, 10);
  return !lives(engine);
}

/** The engine's process: started again when it dies or hangs, until it is stopped. */
export class EngineProcess {
  private child!: ChildProcess;
  private ready = false;
  private stopping = false;
  private lastSign = Date.now();
  private readonly watchdog = setInterval(() => this.watch(), pingInterval).unref();

  constructor(
    private readonly dataDir: string,
    private readonly socketPath: string,
    private readonly lock: DataDirLock,
  ) {}

  async start(): Promise<void> {
    fs.rmSync(this.socketPath, { force: true });
    const child = (this.child = forkEngine(this.dataDir, this.socketPath));
    // A message that came too late for a dying engine; its exit is dealt with below.
    child.on("error", () => undefined);
    if (child.pid !== undefined) this.lock.setEngine(child.pid);
    await untilReady(child);
    this.ready = true;
    this.lastSign = Date.now();
    child.on("message", () => (this.lastSign = Date.now()));
    child.once("exit", () => {
      this.ready = false;
      setTimeout(() => this.restart(), restartAfter);
    });
  }

  /** Ends the start that is under way. */
  abort(): void {
    this.stopping = true;
    this.child.kill("SIGKILL");
  }

  async stop(): Promise<void> {
    this.stopping = true;
    clearInterval(this.watchdog);
    await untilEnded(this.child, 5_000);
  }

  endAtOnce(): boolean {
    this.stopping = true;
    return endAtOnce(this.child);
  }

  private restart(): void {
    if (this.stopping) return;
    void this.start().catch(() => {
      if (!this.stopping) process.exit(1);
    });
  }

  private watch(): void {
    if (!this.ready || !this.child.connected) return;
    if (Date.now() - this.lastSign > stuckAfter) this.child.kill("SIGKILL");
    else this.child.send("ping", () => undefined);
  }
}
