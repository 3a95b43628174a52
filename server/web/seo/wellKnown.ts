import type { FastifyInstance } from "fastify";
import { adminPaths, changePasswordPath, securityTextPath } from "../../../site/addresses";
import { getSettings } from "../../features/site/settings/settings.service";
import { getOrigin } from "../origin";
import { sendRefusal } from "../refusal";
import type { WebDeps } from "../routes";

/** Readers of the file shall ask again before this many days (RFC 9116, 2.5.5: less than a year). */
const validDays = 180;
const dayMs = 86_400_000;

const noContact = { status: 404, code: "NOT_FOUND", message: "This site names no contact." };

/**
 * /.well-known/security.txt: whom to tell about a hole, by RFC 9116; 404 without a contact in the settings.
 * /.well-known/change-password: where password managers send people (https://w3c.github.io/webappsec-change-password-url/).
 */
export function registerWellKnown(
  app: FastifyInstance,
  { readDb, publicUrl }: Pick<WebDeps, "readDb" | "publicUrl">,
): void {
  app.get(securityTextPath, async (request, reply) => {
    const { contactEmail } = await getSettings(readDb());
    if (!contactEmail) return sendRefusal(request, reply, noContact);
    const expires = new Date((Math.floor(Date.now() / dayMs) + validDays) * dayMs).toISOString();
    const lines = [
      `Contact: mailto:${encodeURI(contactEmail)}`,
      `Expires: ${expires}`,
      "Preferred-Languages: en",
      `Canonical: ${getOrigin(request, publicUrl)}${securityTextPath}`,
      "",
    ];
    return reply
      .header("cache-control", "public, max-age=3600")
      .type("text/plain; charset=utf-8")
      .send(lines.join("\n"));
  });
  app.get(changePasswordPath, (_request, reply) =>
    reply.header("cache-control", "no-store").redirect(adminPaths.settings({ tab: "account" }), 302),
  );
}
