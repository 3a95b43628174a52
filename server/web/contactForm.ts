import type { FastifyInstance } from "fastify";
import { contactFormPath, paths } from "../../site/addresses";
import { sendMessage } from "../features/readers/contact/sendMessage.service";
import { registerForm, toRefusal } from "./formRoute";
import { isFromOtherSite } from "./outbound/requestVisitor";
import type { WebDeps } from "./routes";

const largestForm = 32_768;
const failed = "Your message could not be sent at the moment. Please try again in a minute.";

/**
 * POST /contact/message: a message of a reader, from the page with the slug in the field `page`. Responds with a redirect to
 * that page, or with the page, what was typed and a sentence.
 */
export const registerContact = (
  app: FastifyInstance,
  { db, publicUrl, showPage }: Pick<WebDeps, "db" | "publicUrl" | "showPage">,
): Promise<void> =>
  registerForm(app, {
    pattern: contactFormPath,
    bodyLimit: largestForm,
    handle: async (request, reply) => {
      const read = (name: string): string => request.body.get(name) ?? "";
      const fields = { name: read("name"), email: read("email"), text: read("text") };
      const page = /^[\w-]{1,200}$/.test(read("page")) ? read("page") : "contact";
      void reply.header("cache-control", "no-store");
      if (isFromOtherSite(request, publicUrl)) return reply.status(403).send();
      try {
        await sendMessage(db(), { ...fields, website: read("website") }, request.ip);
        return await reply.redirect(paths.page(page, { sent: "1" }), 303);
      } catch (error) {
        const refusal = toRefusal(error, failed);
        if (!refusal) throw error;
        if (refusal.status >= 500) request.log.warn({ err: error }, "a message could not be sent");
        const refused = { fields, message: refusal.message, field: refusal.field };
        return showPage(request, reply, { url: paths.page(page), status: refusal.status, refused });
      }
    },
  });
