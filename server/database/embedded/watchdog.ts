import type { ChildProcess } from "node:child_process";

const pingInterval = 1_000;
/** A statement on PostgreSQL ends at its statement_timeout; the embedded engine knows none, so its process is ended. */
const mostUnanswered = 15;

/**
 * Ends the engine's process when it answers nothing for some 15 seconds. Counted in pings and not by the clock: while this
 * process itself is held up, by a busy machine or a laptop that sleeps, it neither sends pings nor reads answers, and a
 * clock would take the engine for dead that has long answered. @returns a function that ends the watch.
 */
export function watch(engine: ChildProcess): () => void {
  let unanswered = 0;
  const onSign = (): void => void (unanswered = 0);
  const onTick = (): void => {
    if (!engine.connected) return;
    if (unanswered >= mostUnanswered) engine.kill("SIGKILL");
    else {
      unanswered += 1;
      engine.send("ping", () => undefined);
    }
  };
  engine.on("message", onSign);
  const timer = setInterval(onTick, pingInterval).unref();
  return () => {
    clearInterval(timer);
    engine.off("message", onSign);
  };
}
