import { setTimeout as sleep } from "node:timers/promises";

const pollMs = 10;

/** Waits until the condition is met. The time limit is generous: it only ends a test that can no longer succeed. */
export async function waitUntil(isMet: () => boolean | Promise<boolean>, timeoutMs = 30_000): Promise<void> {
  for (let waited = 0; !(await isMet()); waited += pollMs) {
    if (waited >= timeoutMs) throw new Error(`The condition was not met within ${timeoutMs} ms: ${isMet.toString()}`);
    await sleep(pollMs);
  }
}

/** Returns a promise that the test settles. */
export function createDeferred<Value = void>() {
  let resolve!: (value: Value) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<Value>((onResolve, onReject) => ([resolve, reject] = [onResolve, onReject]));
  return { promise, resolve, reject };
}
