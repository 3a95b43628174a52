import { runInThisContext } from "node:vm";

// Captured from Node before a test installs fake timers.
const nextTurn = runInThisContext("setImmediate") as typeof setImmediate;

/**
 * React's `act` posts a message to itself to wait for the next macrotask, because a bundle cannot use setImmediate.
 * jsdom has no MessageChannel, and Node's own keeps the process alive.
 */
class TestMessageChannel {
  readonly port1: { onmessage?: (event: { data: unknown }) => void } = {};
  readonly port2 = {
    postMessage: (data: unknown): void => void nextTurn(() => this.port1.onmessage?.({ data })),
  };
}

Object.assign(globalThis, { MessageChannel: TestMessageChannel });
