import { type ChildProcess, fork } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import type { DataDirLock } from "./lock";
import { identify, isRunning } from "./processIdentity";
import { watch } from "./watchdog";

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
  for (let turn = 0; turn < 100 && isRunning(engine); turn++) Atomics.wait(pause, 0, 0, 10);
  return !isRunning(engine);
}

/** The engine's process: started again when it dies or hangs, until it is stopped. */
export class EngineProcess {
  private child!: ChildProcess;
  private stopping = false;
  private endWatch = (): void => undefined;

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
    this.endWatch = watch(child);
    child.once("exit", () => {
      this.endWatch();
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
    this.endWatch();
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
}
