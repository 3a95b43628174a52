import { createHash, randomBytes } from "node:crypto";

/** Too many to guess: 192 bits. */
const tokenBytes = 24;
const tokenLength = (tokenBytes * 4) / 3;

/** A secret that opens something for whoever holds it. */
export interface SecretToken {
  /** For the address; stored nowhere. */
  token: string;
  /** For the database: the table alone opens nothing. */
  tokenHash: string;
}

const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

export function createSecretToken(): SecretToken {
  const token = randomBytes(tokenBytes).toString("base64url");
  return { token, tokenHash: hashToken(token) };
}

/** Returns the hash to look for; null for a text that cannot be a token. */
export const readTokenHash = (text: string): string | null => (text.length === tokenLength ? hashToken(text) : null);
