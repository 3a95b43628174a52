import type { ChildProcess } from "node:child_process";

const pingIntervalMs = 1_000;
/** The embedded engine has no statement_timeout, so the watchdog kills a process that hangs. */
const maxMissedPings = 15;

/**
 * Kills the engine's process when it misses pings for about 15 seconds. It counts pings instead of measuring time: while this
 * process itself is blocked, by a busy machine or a sleeping laptop, it neither sends pings nor reads responses.
 * @returns a function that stops the watchdog.
 */
export function startWatchdog(engine: ChildProcess): () => void {
  let missedPings = 0;
  const onMessage = (): void => void (missedPings = 0);
  const onTick = (): void => {
    if (!engine.connected) return;
    if (missedPings >= maxMissedPings) engine.kill("SIGKILL");
    else {
      missedPings += 1;
      engine.send("ping", () => undefined);
    }
  };
  engine.on("message", onMessage);
  const timer = setInterval(onTick, pingIntervalMs).unref();
  return () => {
    clearInterval(timer);
    engine.off("message", onMessage);
  };
}
