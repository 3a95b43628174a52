import { type CallerRequest } from "../../web/caller";
import { getOrigin } from "../../web/origin";
import { anySessionCookie } from "../../web/sessionCookie";

/** Whether a page of another site sends the request with the reader's session. */
export function isForeign(request: CallerRequest, publicUrl: string | null): boolean {
  const { origin } = request.headers;
  return Boolean(origin) && anySessionCookie(request) !== undefined && origin !== getOrigin(request, publicUrl);
}
