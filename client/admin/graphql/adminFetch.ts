import { enrollmentGate } from "../session/enrollmentGate";
import { toRequestError } from "./requestError";
import { sessionGate } from "../session/sessionGate";

/**
 * fetch for the HTTP routes (`/api/...`): throws RequestError for a response without success. When the session has
 * expired, it waits for the next sign-in and sends the request again; `init` must be reusable (no stream).
 */
export async function adminFetch(address: string, init?: RequestInit): Promise<Response> {
  const waitForSession = sessionGate.enter();
  const response = await fetch(address, { credentials: "same-origin", ...init });
  if (response.ok) return response;
  const error = toRequestError(response.status, await response.text());
  enrollmentGate.notice(error);
  if (response.status !== 401) throw error;
  await waitForSession().catch(() => {
    throw error;
  });
  return adminFetch(address, init);
}
