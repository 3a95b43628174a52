import { validate } from "class-validator";
import type { FastifyInstance } from "fastify";
import type { EntityManager } from "typeorm";
import { paths } from "../../site/addresses";
import { SubscribeNewsletterInput } from "../features/newsletter/subscriber.inputs";
import { subscribe } from "../features/newsletter/newsletter.service";
import { NewsletterAlreadySubscribed, newsletterMessages } from "../features/newsletter/newsletter.types";
import { type Refusal, registerForm, toRefusal } from "./formRoute";
import { isFromOtherSite } from "./outbound/requestVisitor";
import type { SendPage } from "./pages/pages";

const largestForm = 4_096;

/** Adds the address by the rules of the API; returns null when it was added. */
async function add(db: EntityManager, input: SubscribeNewsletterInput, clientAddress: string): Promise<Refusal | null> {
  const [problem] = await validate(input);
  if (problem) return { status: 400, message: Object.values(problem.constraints ?? {}).join(" ") };
  try {
    const outcome = await subscribe(db, input, clientAddress);
    return outcome instanceof NewsletterAlreadySubscribed ? { status: 409, message: outcome.message } : null;
  } catch (error) {
    const refusal = toRefusal(error, newsletterMessages.failed);
    if (!refusal) throw error;
    return refusal;
  }
}

export interface NewsletterFormDeps {
  db: () => EntityManager;
  publicUrl: string | null;
  showPage: SendPage;
}

/**
 * POST /newsletter: the form for browsers without JavaScript. Responds with a redirect to a thank-you page, so that a
 * reload does not send the form again, or with the form, its values and errors.
 */
export const registerNewsletter = (
  app: FastifyInstance,
  { db, publicUrl, showPage }: NewsletterFormDeps,
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
      });
      void reply.header("cache-control", "no-store");
      if (isFromOtherSite(request, publicUrl)) return reply.status(403).send();
      const refusal = await add(db(), input, request.ip);
      if (!refusal) return reply.redirect(`${paths.newsletter()}?subscribed=${encodeURIComponent(input.source)}`, 303);
      if (refusal.status >= 500) request.log.warn("a newsletter form could not be stored");
      const { email, source } = input;
      const refused = { fields: { email, source }, message: refusal.message };
      const url = paths.newsletter({ celebrity: input.celebrity ?? undefined });
      return showPage(request, reply, { url, status: refusal.status, refused });
    },
  });
