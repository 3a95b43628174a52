import { computeCode, enrollmentUri, findStep, generateSecret, timeStep, toBase32 } from "./totp";

/** The secret of RFC 6238's test vectors. */
const secret = toBase32(Buffer.from("12345678901234567890"));

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("computeCode: is RFC 6238's code at %i seconds", (seconds, code) => {
  expect(computeCode(secret, timeStep(seconds * 1_000))).toBe(code);
});

test.each([
  ["two steps ago", -2, null],
  ["one step ago", -1, 99],
  ["now", 0, 100],
  ["one step ahead", 1, 101],
  ["two steps ahead", 2, null],
])("findStep: a code of %s", (_, offset, step) => {
  expect(findStep(secret, computeCode(secret, 100 + offset), 100 * 30_000 + 12_000)).toBe(step);
});

test.each(["", "12345", "1234567", "abcdef", "００００００"])("findStep: refuses %j", (code) => {
  expect(findStep(secret, code, Date.now())).toBeNull();
});

test("generateSecret: has 160 random bits in base32", () => {
  expect(generateSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(generateSecret()).not.toBe(generateSecret());
});

test("enrollmentUri: is what authenticator apps read", () => {
  const uri = enrollmentUri("ABC", "Gloss & Co", "hanne@example.com");
  expect(uri).toBe(
    "otpauth://totp/Gloss%20%26%20Co:hanne%40example.com?secret=ABC&issuer=Gloss%20%26%20Co&algorithm=SHA1&digits=6&period=30",
  );
});
