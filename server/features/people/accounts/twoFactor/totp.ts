import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Time-based one-time passwords (RFC 6238) as all authenticator apps compute them: SHA-1, 6 digits, 30 seconds. */
const stepSeconds = 30;
const digits = 6;
/** Steps before and after the current one whose codes are accepted, for clocks that differ. */
const tolerance = 1;
const secretBytes = 20;

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Encodes bytes in base32 without padding (RFC 4648). */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[parseInt(group.padEnd(5, "0"), 2)]).join("");
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

export const generateSecret = (): string => toBase32(randomBytes(secretBytes));

/** Returns the number of the time step. */
export const timeStep = (now: number): number => Math.floor(now / 1_000 / stepSeconds);

/** Returns the code of a time step (RFC 4226, 5.3). */
export function computeCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = hash[hash.length - 1] & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** Returns the time step whose code was typed; null when the code is wrong, too old or too early. */
export function findStep(secret: string, code: string, now: number): number | null {
  const typed = Buffer.from(code);
  const current = timeStep(now);
  for (let step = current + tolerance; step >= current - tolerance; step--) {
    const expected = Buffer.from(computeCode(secret, step));
    if (typed.length === expected.length && timingSafeEqual(typed, expected)) return step;
  }
  return null;
}

/** Returns the address that authenticator apps read from the QR code. */
export function enrollmentUri(secret: string, issuer: string, account: string): string {
  const query = new URLSearchParams({ secret, issuer, algorithm: "SHA1", digits: "6", period: "30" });
  // Apps read "+" as a plus sign.
  const parameters = query.toString().replaceAll("+", "%20");
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${parameters}`;
}
