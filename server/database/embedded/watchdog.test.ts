import type { ChildProcess } from "node:child_process";
import { EventEmitter } from "node:events";
import { watch } from "./watchdog";

describe("the watch over the engine", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Answers pings as long as it is well. */
  function begin() {
    const state = { well: true, killed: 0 };
    const engine = Object.assign(new EventEmitter(), {
      connected: true,
      send: () => state.well && engine.emit("message", "pong"),
      kill: () => (state.killed += 1),
    });
    const end = watch(engine as unknown as ChildProcess);
    const seconds = (count: number) => jest.advanceTimersByTime(count * 1_000);
    return { state, end, seconds };
  }

  test("ends one that answers nothing for 15 seconds, and no sooner", () => {
    const { state, seconds } = begin();
    seconds(60);
    state.well = false;
    seconds(15);
    expect(state.killed).toBe(0);
    seconds(1);
    expect(state.killed).toBe(1);
  });

  test("leaves one alone that was silent for a while and answers again", () => {
    const { state, seconds } = begin();
    for (let turn = 0; turn < 5; turn++) {
      state.well = false;
      seconds(14);
      state.well = true;
      seconds(2);
    }
    expect(state.killed).toBe(0);
  });

  test("does not blame it for a minute in which this process was held up", () => {
    const { state, seconds } = begin();
    seconds(3);
    jest.setSystemTime(Date.now() + 60_000);
    seconds(3);
    expect(state.killed).toBe(0);
  });

  test("ends when it is told to", () => {
    const { state, end, seconds } = begin();
    end();
    state.well = false;
    seconds(60);
    expect(state.killed).toBe(0);
  });
});
