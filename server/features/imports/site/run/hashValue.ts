import { createHash } from "node:crypto";

/** Null, undefined and blank are one value: columns differ in how they store it. */
export const hashValue = (value: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(value ?? ""))
    .digest("base64url")
    .slice(0, 16);
