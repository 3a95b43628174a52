import { validate } from "class-validator";
import type { FastifyInstance } from "fastify";
import type { EntityManager } from "typeorm";
import { paths } from "../../site/addresses";
import { describePress, type Press } from "../core/access/press";
import { SubscribeNewsletterInput } from "../features/readers/readers/subscriber.inputs";
import { subscribe } from "../features/readers/readers/newsletter.service";
import { NewsletterAlreadySubscribed, newsletterMessages } from "../features/readers/readers/newsletter.types";
import { type Refusal, registerForm, toRefusal } from "./formRoute";
import { isFromOtherSite } from "./outbound/requestVisitor";
import type { WebDeps } from "./routes";

const largestForm = 4_096;

/** Adds the address by the rules of the API. @returns the id of the mail in a demo, otherwise "1"; or why it was not added */
async function add(db: EntityManager, input: SubscribeNewsletterInput, press: Press): Promise<Refusal | string> {
  const [problem] = await validate(input);
  if (problem) return { status: 400, message: Object.values(problem.constraints ?? {}).join(" ") };
  try {
    const outcome = await subscribe(db, input, press);
    const { message, next, outboxPath } = outcome;
    if (outcome instanceof NewsletterAlreadySubscribed)
      return { status: 409, message: [message, next].filter(Boolean).join(" ") };
    return outboxPath?.split("/").at(-1) ?? "1";
  } catch (error) {
    const refusal = toRefusal(error, newsletterMessages.failed);
    if (!refusal) throw error;
    return refusal;
  }
}

/**
 * POST /newsletter: the form for browsers without JavaScript. Responds with a redirect to a thank-you page, so that a
 * reload does not send the form again, or with the form, its values and errors.
 */
export const registerNewsletter = (
  app: FastifyInstance,
  { db, publicUrl, showPage }: Pick<WebDeps, "db" | "publicUrl" | "showPage">,
): Promise<void> =>
  registerForm(app, {
    pattern: paths.newsletter.pattern,
    bodyLimit: largestForm,
    handle: async (request, reply) => {
      const read = (name: string): string => request.body.get(name) ?? "";
      const input = Object.assign(new SubscribeNewsletterInput(), {
        email: read("email"),
        source: read("source"),
        website: read("website") || null,
        celebrity: read("celebrity") || null,
        place: read("place") || null,
      });
      void reply.header("cache-control", "no-store");
      if (isFromOtherSite(request, publicUrl)) return reply.status(403).send();
      const userAgent = request.headers["user-agent"] ?? "";
      const refusal = await add(db(), input, describePress({ actor: null, clientAddress: request.ip, userAgent }));
      if (typeof refusal === "string")
        return reply.redirect(paths.newsletter({ subscribed: input.source, mail: refusal }), 303);
      if (refusal.status >= 500) request.log.warn("a newsletter form could not be stored");
      const { email, source } = input;
      const refused = { fields: { email, source }, message: refusal.message };
      const url = paths.newsletter({ celebrity: input.celebrity ?? undefined, place: input.place ?? undefined });
      return showPage(request, reply, { url, status: refusal.status, refused });
    },
  });
