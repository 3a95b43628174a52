import { type ChildProcess, fork } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import type { DataDirLock } from "./lock";
import { identify, isRunning } from "./processIdentity";
import { startWatchdog } from "./watchdog";

const restartDelayMs = 250;

function forkEngine(dataDir: string, socketPath: string): ChildProcess {
  // Development and tests run TypeScript directly, so the child process needs a loader.
  const isCompiled = __filename.endsWith(".js");
  return fork(path.join(__dirname, isCompiled ? "engine.js" : "engine.ts"), [dataDir, socketPath], {
    execArgv: isCompiled ? [] : ["-r", path.join(__dirname, "../../../scripts/registerTypescript.cjs")],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Resolves when the engine is ready. Rejects only after it has exited, so that its folder is free. */
function waitUntilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let reason = "The embedded database stopped during startup.";
    child.once("exit", () => reject(new Error(reason)));
    child.on("message", (message: unknown) => {
      if (message === "ready") resolve();
      else if (message && typeof message === "object" && "failed" in message) reason = String(message.failed);
    });
  });
}

function stopProcess(child: ChildProcess, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    if (hasEnded(child)) return resolve();
    const force = setTimeout(() => child.kill("SIGKILL"), timeoutMs);
    child.once("exit", () => {
      clearTimeout(force);
      resolve();
    });
    if (child.connected) child.send("stop", () => undefined);
    else child.kill("SIGKILL");
  });
}

/** Kills the engine synchronously while this process exits. Returns true when the engine has exited. */
function killImmediately(child: ChildProcess): boolean {
  if (hasEnded(child) || child.pid === undefined) return true;
  const engine = identify(child.pid);
  child.kill("SIGKILL");
  const sleepBuffer = new Int32Array(new SharedArrayBuffer(4));
  for (let attempt = 0; attempt < 100 && isRunning(engine); attempt++) Atomics.wait(sleepBuffer, 0, 0, 10);
  return !isRunning(engine);
}

/** Runs the engine's process and restarts it after a crash or a hang until `stop()`. */
export class EngineProcess {
  private child!: ChildProcess;
  private isStopping = false;
  private stopWatchdog = (): void => undefined;
  /** When the last backup of the engine ended; infinite while one is running. */
  private backedUpUntil = -Infinity;

  constructor(
    private readonly dataDir: string,
    private readonly socketPath: string,
    private readonly lock: DataDirLock,
  ) {}

  async start(): Promise<void> {
    fs.rmSync(this.socketPath, { force: true });
    const child = (this.child = forkEngine(this.dataDir, this.socketPath));
    // Sending a message to an engine that is exiting fails; the exit handler below restarts it.
    child.on("error", () => undefined);
    if (child.pid !== undefined) this.lock.setEngine(child.pid);
    await waitUntilReady(child);
    this.stopWatchdog = startWatchdog(child);
    const setBackups = (running: number): void =>
      void (this.backedUpUntil = running > 0 ? Infinity : performance.now());
    child.on("message", (message: unknown) => {
      if (message && typeof message === "object" && "backups" in message) setBackups(Number(message.backups));
    });
    child.once("exit", () => {
      this.stopWatchdog();
      if (this.wasBackedUp(Infinity)) setBackups(0);
      setTimeout(() => this.restart(), restartDelayMs);
    });
  }

  /** Whether a backup of the engine was running at this time (`performance.now()`) or later. */
  wasBackedUp(since: number): boolean {
    return this.backedUpUntil >= since;
  }

  /** Aborts the start. */
  abort(): void {
    this.isStopping = true;
    this.child.kill("SIGKILL");
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    this.stopWatchdog();
    await stopProcess(this.child, 5_000);
  }

  endAtOnce(): boolean {
    this.isStopping = true;
    return killImmediately(this.child);
  }

  private restart(): void {
    if (this.isStopping) return;
    void this.start().catch(() => {
      if (!this.isStopping) process.exit(1);
    });
  }
}
