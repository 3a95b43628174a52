import { randomUUID } from "node:crypto";

/**
 * Returns 64 random bits as 16 lowercase hexadecimal characters. They say nothing about the visitor or the link. They are
 * parts of a UUID that are wholly random, because Node draws those in bulk, which is faster than randomBytes.
 */
export function createClickId(): string {
  const uuid = randomUUID();
  return uuid.slice(0, 8) + uuid.slice(-8);
}
