import type { FastifyInstance } from "fastify";
import type { EntityManager } from "typeorm";
import { paths } from "../../site/addresses";
import { sendCorrection, type TypedCorrection } from "../features/readers/corrections/sendCorrection.service";
import { type Refusal, registerForm, toRefusal } from "./formRoute";
import { isFromOtherSite } from "./outbound/requestVisitor";
import type { WebDeps } from "./routes";

const largestForm = 32_768;
const failed = "Your correction could not be stored at the moment. Please try again in a minute.";

async function send(db: EntityManager, typed: TypedCorrection, clientAddress: string): Promise<Refusal | null> {
  try {
    await sendCorrection(db, typed, clientAddress);
    return null;
  } catch (error) {
    const refusal = toRefusal(error, failed);
    if (!refusal) throw error;
    return refusal;
  }
}

/**
 * POST /outfit/{slug}/correct: what a reader says is wrong. Responds with a redirect to a thank-you page, or with the form,
 * what was typed and a sentence.
 */
export const registerCorrections = (
  app: FastifyInstance,
  { db, publicUrl, showPage }: Pick<WebDeps, "db" | "publicUrl" | "showPage">,
): Promise<void> =>
  registerForm<{ slug: string }>(app, {
    pattern: paths.correct.pattern,
    bodyLimit: largestForm,
    handle: async (request, reply) => {
      const read = (name: string): string => request.body.get(name) ?? "";
      const fields = { product: read("product"), text: read("text"), source: read("source"), email: read("email") };
      const { slug } = request.params;
      void reply.header("cache-control", "no-store");
      if (isFromOtherSite(request, publicUrl)) return reply.status(403).send();
      const refusal = await send(db(), { ...fields, slug, website: read("website") }, request.ip);
      if (!refusal) return reply.redirect(paths.correct(slug, { sent: "1" }), 303);
      if (refusal.status >= 500) request.log.warn("a correction could not be stored");
      const refused = { fields, message: refusal.message, field: refusal.field };
      return showPage(request, reply, { url: paths.correct(slug), status: refusal.status, refused });
    },
  });
