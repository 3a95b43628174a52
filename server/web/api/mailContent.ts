import { apiPaths } from "../../../site/apiPaths";
import { notFound } from "../../core/errors/appErrors";
import { findMail, getShownContent, isContentShown } from "../../features/site/mail/outbox.service";
import type { ApiRoutes } from "./registerApi";

/** The outbox shows it in a frame. It runs nothing, also when it is opened alone; its links open in another tab. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' http: https: data:",
  "frame-ancestors 'self'",
  "sandbox allow-popups allow-popups-to-escape-sandbox",
].join("; ");

/** GET /api/mail?id=UUID: the HTML part of a mail, as its reader sees it, without the links that act for the reader where it is sent. NOT_FOUND when the outbox does not show it. */
export const registerMailContent: ApiRoutes = (api, { db }) => {
  api.get<{ Querystring: { id?: string } }>(
    apiPaths.mail,
    { config: { role: "editor", token: "never" } },
    async (request, reply) => {
      const mail = await findMail(db(), request.actor, String(request.query.id));
      if (!mail || !isContentShown(mail)) throw notFound("The content of this mail is not shown.");
      return reply
        .headers({ "content-security-policy": contentSecurityPolicy, "x-frame-options": "SAMEORIGIN" })
        .type("text/html; charset=utf-8")
        .send(getShownContent(db(), mail).html.replace("<head>", '<head><base target="_blank">'));
    },
  );
};
