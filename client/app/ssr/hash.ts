import { createHash } from "node:crypto";

/** A source for `script-src` or `style-src`: allows one inline element with exactly this text. */
export const cspHash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
