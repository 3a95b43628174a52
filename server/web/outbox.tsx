import type { FastifyInstance } from "fastify";
import { renderToStaticMarkup } from "react-dom/server.edge";
import { outboxPattern } from "../../site/addresses";
import { findPublicMail } from "../features/site/mail/outbox.service";
import { OutboxPage } from "./OutboxPage";
import type { WebDeps } from "./routes";

/** For the page and the mail in its frame: styles and pictures, no scripts. */
const contentSecurityPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; frame-ancestors 'none'; base-uri 'self'";

/** GET /outbox/:id: a mail that a demo without a mail server keeps; 404 in all other cases. */
export function registerOutbox(app: FastifyInstance, { db }: Pick<WebDeps, "db">): void {
  app.get<{ Params: { id: string } }>(outboxPattern, async (request, reply) => {
    const mail = await findPublicMail(db(), request.params.id);
    if (!mail || mail.html === "") return reply.callNotFound();
    return reply
      .header("cache-control", "no-store")
      .header("referrer-policy", "no-referrer")
      .header("content-security-policy", contentSecurityPolicy)
      .type("text/html; charset=utf-8")
      .send(`<!doctype html>${renderToStaticMarkup(<OutboxPage mail={mail} />)}`);
  });
}
