import { setTimeout as sleep } from "node:timers/promises";

const attempts = 20;
const pause = 250;

/** Asks again as long as the answer is "try again shortly", as a client does: on a busy machine not all of many get a turn at once. */
export async function untilAvailable<Answer>(
  ask: () => Promise<Answer>,
  isBusy: (answer: Answer) => boolean,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask();
    if (!isBusy(answer) || attempt === attempts) return answer;
    await sleep(pause);
  }
}
