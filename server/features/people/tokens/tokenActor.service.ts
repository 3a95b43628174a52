import { type EntityManager, MoreThan } from "typeorm";
import { hashSecret } from "../../../core/access/secretToken";
import { appError } from "../../../core/errors/appErrors";
import type { Actor } from "../../../core/graphql/context";
import { countCaller, sharedLimit } from "../../../core/access/sharedLimit.service";
import { ApiToken } from "../accounts/tokens/apiToken.entity";

/** Minimum time between two updates of lastUsedAt. */
const writeIntervalMs = 60_000;
const shape = /^wb_[\w-]{32}$/;

const failures = sharedLimit("API tokens from an address", { points: 20, duration: 15 * 60 });
const tooMany = "Too many wrong API tokens came from your network. Please try again in 15 minutes.";
const invalid = "This API token is wrong, expired or revoked, or its account is disabled.";

const findToken = async (db: EntityManager, token: string): Promise<ApiToken | null> =>
  shape.test(token)
    ? db
        .createQueryBuilder(ApiToken, "token")
        .innerJoinAndSelect("token.adminUser", "admin", "admin.disabledAt IS NULL")
        .where({ tokenHash: hashSecret(token), expiresAt: MoreThan(new Date()) })
        .getOne()
    : null;

/**
 * Returns the account of an API token, with its present role. A valid token is never counted as a guess.
 * @throws UNAUTHENTICATED, TOO_MANY_REQUESTS after 20 wrong tokens from an address within 15 minutes.
 */
export async function findTokenActor(db: EntityManager, token: string, clientAddress: string): Promise<Actor> {
  const found = await findToken(db, token);
  if (!found?.adminUser) {
    await countCaller(failures(db), clientAddress, tooMany);
    throw appError("UNAUTHENTICATED", invalid);
  }
  const now = Date.now();
  if (now - (found.lastUsedAt?.getTime() ?? 0) > writeIntervalMs)
    await db.update(ApiToken, { id: found.id }, { lastUsedAt: new Date(now) });
  const { id, name, role } = found.adminUser;
  return { id, name, role, sessionHash: "", token: { id: found.id, name: found.name, scopes: found.scopes } };
}
