import { apiPaths } from "../../../site/apiPaths";
import { countAttempt, rateLimiter } from "../../core/access/rateLimit";
import { readDraft } from "./draftPage";
import type { ApiRoutes } from "../api/registerApi";

/** A preview costs about as much as a page that is not cached. */
const perMinute = 60;

/**
 * POST /api/preview-draft: the page of a form's unsaved values, as `{ html }` without scripts. Its body has the `type` of
 * the row and the `input` of the mutation that would save them; for settings also the `page` that shows them. The
 * screen shows it in a frame.
 */
export const registerDraftPreview: ApiRoutes = (api, { renderDraft }) => {
  const limiter = rateLimiter({ points: perMinute, duration: 60 });
  api.post(apiPaths.draftPreview, { config: { role: "contributor", token: "never" } }, async (request) => {
    await countAttempt(limiter, request.actor.sessionHash, "The preview takes a short break. Try again in a minute.");
    const { html } = await renderDraft(request, readDraft(request.body));
    return { html };
  });
};
