import { createHmac, timingSafeEqual } from "node:crypto";
import type { EntityManager } from "typeorm";

/** What a link is about: its purpose, such as `leave`, and the ids that it names, in order. */
export type LinkSubject = readonly [purpose: string, ...ids: string[]];

/** Reads the key of signed links, which the first migration makes. */
export async function readLinkKey(db: EntityManager): Promise<string> {
  const rows: { key: string }[] = await db.query("SELECT key FROM link_keys");
  if (rows.length === 0) throw new Error("The table link_keys has lost its row.");
  return rows[0].key;
}

const sign = (key: string, subject: LinkSubject): Buffer =>
  createHmac("sha256", key).update(JSON.stringify(subject)).digest();

/** Returns the signature for the address: HMAC-SHA256 in base64url, 43 characters. It has no end date. */
export const signLink = (key: string, subject: LinkSubject): string => sign(key, subject).toString("base64url");

/** Whether the signature was made for exactly this subject. */
export function isSignedLink(key: string, subject: LinkSubject, signature: string): boolean {
  const expected = sign(key, subject);
  const given = Buffer.from(signature, "base64url");
  return given.length === expected.length && timingSafeEqual(given, expected);
}
