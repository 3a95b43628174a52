import { isIP } from "node:net";
import { type EntityManager, MoreThan } from "typeorm";
import { badUserInput } from "../../../../core/errors/appErrors";
import { twoFactorMessages } from "./twoFactor.types";
import { PasskeyChallenge } from "./passkeyChallenge.entity";
import { signInLifetimeMs } from "./pendingSignIns.service";

type NewChallenge = Pick<PasskeyChallenge, "browserHash" | "challenge" | "adminUserId">;

/** Stores a challenge; it replaces the former one of the browser. */
export async function storeChallenge(db: EntityManager, fresh: NewChallenge): Promise<void> {
  const expiresAt = new Date(Date.now() + signInLifetimeMs);
  await db.upsert(PasskeyChallenge, { ...fresh, expiresAt }, ["browserHash"]);
}

/** Removes and returns the challenge of a browser, so that it works once; null when there is none. */
export async function takeChallenge(db: EntityManager, browserHash: string): Promise<PasskeyChallenge | null> {
  const stored = await db.findOneBy(PasskeyChallenge, { browserHash, expiresAt: MoreThan(new Date()) });
  if (!stored) return null;
  const { affected } = await db.delete(PasskeyChallenge, { browserHash, challenge: stored.challenge });
  return affected === 1 ? stored : null;
}

/** The site as passkeys know it (WebAuthn's relying party). */
export interface RelyingParty {
  /** The host name. A passkey works on this host only. */
  id: string;
  origin: string;
}

/** @throws BAD_USER_INPUT when the site is open at an IP address, for which browsers create no passkeys. */
export function getRelyingParty(origin: string): RelyingParty {
  const { hostname: id } = new URL(origin);
  if (isIP(id.replace(/^\[|\]$/g, ""))) throw badUserInput(twoFactorMessages.needsHostName);
  return { id, origin };
}

/** Returns the account's id as the bytes that its passkeys store. */
export const toUserHandle = (adminUserId: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(adminUserId.replaceAll("-", ""), "hex"));

/** Parses the browser's response; null for anything else than an object. */
export function parseResponse<Response extends object>(text: string): Response | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Response) : null;
  } catch {
    return null;
  }
}
