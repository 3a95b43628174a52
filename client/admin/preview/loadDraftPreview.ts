import { apiPaths } from "../../../site/apiPaths";
import type { PreviewOutcome } from "./draftPreview";
import type { PublishableType } from "../../graphql/generated/adminOperations";
import { toRequestError } from "../graphql/requestError";

const unreachable = "The server cannot be reached, so the preview is not up to date.";

/**
 * Loads the public page of unsaved values.
 * @param input as in the mutation that would save them; with an id, it changes that row.
 */
export async function loadDraftPreview(
  type: PublishableType,
  input: object,
  signal: AbortSignal,
): Promise<PreviewOutcome> {
  try {
    const response = await fetch(apiPaths.draftPreview, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ type, input }),
      signal,
    });
    const body = await response.text();
    if (response.ok) return { kind: "page", html: (JSON.parse(body) as { html: string }).html };
    const { message, fieldErrors } = toRequestError(response.status, body);
    return Object.keys(fieldErrors).length > 0 ? { kind: "invalid", fieldErrors } : { kind: "failed", message };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof SyntaxError || error instanceof TypeError) return { kind: "failed", message: unreachable };
    throw error;
  }
}
