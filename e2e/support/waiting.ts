import { setTimeout as sleep } from "node:timers/promises";

const pollMs = 50;
/** Ends a wait for what never comes; a busy machine takes four times as long as an idle one. */
export const longestWaitMs = 60_000;

/** Waits until the check returns true; one that throws is repeated. @throws after the time limit */
export async function waitUntil(check: () => boolean | Promise<boolean>, timeoutMs = longestWaitMs): Promise<void> {
  const tryCheck = async () => check();
  for (const startedAt = Date.now(); !(await tryCheck().catch(() => false)); await sleep(pollMs)) {
    if (Date.now() - startedAt > timeoutMs) throw new Error(`The condition was not met within ${timeoutMs} ms.`);
  }
}
