import { validate } from "class-validator";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError } from "graphql";
import type { EntityManager } from "typeorm";
import { paths } from "../../site/addresses";
import { SubscribeNewsletterInput } from "../features/newsletter/subscriber.inputs";
import { subscribe } from "../features/newsletter/newsletter.service";
import { NewsletterAlreadySubscribed, newsletterMessages } from "../features/newsletter/newsletter.types";
import { databaseError } from "../core/errors/databaseErrors";
import { errorStatuses } from "./errorStatus";
import { isFromOtherSite } from "./outbound/requestVisitor";
import type { SendPage } from "./pages/pages";

const largestForm = 4_096;

interface Refusal {
  status: number;
  message: string;
}

/** Returns status and message of an error that the user can correct; null for a fault. */
function toRefusal(error: unknown): Refusal | null {
  if (databaseError(error)) return { status: 503, message: newsletterMessages.failed };
  if (!(error instanceof GraphQLError)) return null;
  const status = errorStatuses[String(error.extensions.code)];
  return status ? { status, message: error.message } : null;
}

/** Adds the address by the rules of the API; returns null when it was added. */
async function add(db: EntityManager, input: SubscribeNewsletterInput, clientAddress: string): Promise<Refusal | null> {
  const [problem] = await validate(input);
  if (problem) return { status: 400, message: Object.values(problem.constraints ?? {}).join(" ") };
  try {
    const outcome = await subscribe(db, input, clientAddress);
    return outcome instanceof NewsletterAlreadySubscribed ? { status: 409, message: outcome.message } : null;
  } catch (error) {
    const refusal = toRefusal(error);
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
export async function registerNewsletter(app: FastifyInstance, { db, publicUrl, showPage }: NewsletterFormDeps) {
  const handleForm = async (request: FastifyRequest<{ Body: URLSearchParams }>, reply: FastifyReply) => {
    const read = (name: string): string => request.body.get(name) ?? "";
    const input = Object.assign(new SubscribeNewsletterInput(), {
      email: read("email"),
      source: read("source"),
      website: read("website") || null,
    });
    void reply.header("cache-control", "no-store");
    if (isFromOtherSite(request, publicUrl)) return reply.status(403).send();
    const refusal = await add(db(), input, request.ip);
    if (!refusal) return reply.redirect(`${paths.newsletter()}?subscribed=${encodeURIComponent(input.source)}`, 303);
    if (refusal.status >= 500) request.log.warn("a newsletter form could not be stored");
    const { email, source } = input;
    const refused = { fields: { email, source }, message: refusal.message };
    return showPage(request, reply, { url: paths.newsletter(), status: refusal.status, refused });
  };
  // In a separate scope, because all other routes reject forms, which other sites can send.
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, parsed) =>
      parsed(null, new URLSearchParams(body as string)),
    );
    scope.post(paths.newsletter.pattern, { bodyLimit: largestForm }, handleForm);
    done();
  });
}
