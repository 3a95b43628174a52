import { toRequestError } from "./requestError";
import { sessionGate } from "./sessionGate";

/**
 * fetch for the routes beside GraphQL (`/api/...`): an answer that is no success is thrown as RequestError. When the
 * session has ended it waits until somebody signs in again and asks once more; `init` must be usable twice (no stream).
 */
export async function adminFetch(address: string, init?: RequestInit): Promise<Response> {
  const waitForSession = sessionGate.enter();
  const answer = await fetch(address, { credentials: "same-origin", ...init });
  if (answer.ok) return answer;
  const error = toRequestError(answer.status, await answer.text());
  if (answer.status !== 401) throw error;
  await waitForSession().catch(() => {
    throw error;
  });
  return adminFetch(address, init);
}
