import type { ChildProcess } from "node:child_process";
import { EventEmitter } from "node:events";
import { startWatchdog } from "../watchdog";

describe("the engine's watchdog", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Starts the watchdog on an engine that responds to pings while it is healthy. */
  function start() {
    const state = { isHealthy: true, killed: 0 };
    const engine = Object.assign(new EventEmitter(), {
      connected: true,
      send: () => state.isHealthy && engine.emit("message", "pong"),
      kill: () => (state.killed += 1),
    });
    const stop = startWatchdog(engine as unknown as ChildProcess);
    const seconds = (count: number) => jest.advanceTimersByTime(count * 1_000);
    return { state, stop, seconds };
  }

  test("kills an engine after 15 seconds without a response, and no earlier", () => {
    const { state, seconds } = start();
    seconds(60);
    state.isHealthy = false;
    seconds(15);
    expect(state.killed).toBe(0);
    seconds(1);
    expect(state.killed).toBe(1);
  });

  test("does not kill an engine that responds again in time", () => {
    const { state, seconds } = start();
    for (let round = 0; round < 5; round++) {
      state.isHealthy = false;
      seconds(14);
      state.isHealthy = true;
      seconds(2);
    }
    expect(state.killed).toBe(0);
  });

  test("does not count a minute in which this process was blocked", () => {
    const { state, seconds } = start();
    seconds(3);
    jest.setSystemTime(Date.now() + 60_000);
    seconds(3);
    expect(state.killed).toBe(0);
  });

  test("does nothing after it is stopped", () => {
    const { state, stop, seconds } = start();
    stop();
    state.isHealthy = false;
    seconds(60);
    expect(state.killed).toBe(0);
  });
});
