import type { EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import { type Write, write } from "../../../core/write/write";
import { createSecretToken } from "../../../core/access/secretToken";
import { tokenScopes } from "../../../core/access/tokenScope";
import { notFound } from "../../../core/errors/appErrors";
import type { Actor } from "../../../core/graphql/context";
import type { CreateApiTokenInput, CreatedApiToken } from "./apiToken.inputs";
import { ApiToken } from "../accounts/tokens/apiToken.entity";

/** Tells people and secret scanners what it is. */
const prefix = "wb_";
const dayMs = 24 * 60 * 60 * 1_000;

/** Creates a token of the caller's account. */
export const createApiToken = (
  db: EntityManager,
  actor: Actor,
  { name, scopes, days }: CreateApiTokenInput,
): Promise<CreatedApiToken> =>
  write(db, actor, async (change) => {
    const { token, tokenHash } = createSecretToken(prefix);
    const { id } = await change.db.save(
      ApiToken,
      change.db.create(ApiToken, {
        adminUserId: actor.id,
        name: name.trim(),
        tokenHash,
        ending: token.slice(-4),
        scopes: tokenScopes.filter((scope) => scope === "read" || scopes.includes(scope)),
        expiresAt: new Date(Date.now() + days * dayMs),
      }),
    );
    const apiToken = await change.db.findOneOrFail(ApiToken, { where: { id }, relations: { adminUser: true } });
    await change.audit({ action: "create", entityType: "apiToken", entityId: id, title: apiToken.name });
    return { apiToken, token };
  });

/** Deletes a token, which is refused at once. @throws NOT_FOUND when there is none. */
export async function revokeApiToken(change: Write, id: string): Promise<ApiToken> {
  const token = isUuid(id)
    ? await change.db.findOne(ApiToken, { where: { id }, relations: { adminUser: true } })
    : null;
  if (!token) throw notFound("This token no longer exists.");
  await change.db.delete(ApiToken, { id });
  await change.audit({ action: "revoke", entityType: "apiToken", entityId: id, title: token.name });
  return token;
}
