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

/** The form in which a secret is stored: SHA-256 in hexadecimal. Only for secrets that are too many to guess. */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** @param prefix tells where the token belongs, to a person and to programs that search for leaked secrets */
export function createSecretToken(prefix = ""): SecretToken {
  const token = prefix + randomBytes(tokenBytes).toString("base64url");
  return { token, tokenHash: hashSecret(token) };
}

/** Returns the hash to look for; null for a text that cannot be a token. */
export const readTokenHash = (text: string): string | null => (text.length === tokenLength ? hashSecret(text) : null);
