import { setTimeout as sleep } from "node:timers/promises";

const maxAttempts = 20;
const delayMs = 250;

/** Retries while the server is busy, as a client does: a busy machine cannot serve many concurrent requests immediately. */
export async function retryWhileBusy<Response>(
  sendRequest: () => Promise<Response>,
  isBusy: (response: Response) => boolean,
): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await sendRequest();
    if (!isBusy(response) || attempt === maxAttempts) return response;
    await sleep(delayMs);
  }
}
