import { describePasskeyError, findPasskeyObstacle } from "./passkeySupport";

test.each([
  ["localhost", null],
  ["wornby.example", null],
  ["127.0.0.1", "address"],
  ["[::1]", "address"],
])("findPasskeyObstacle: at %s it is %s", (hostname, obstacle) => {
  expect(findPasskeyObstacle({ hostname }, true)).toBe(obstacle);
});

test("findPasskeyObstacle: names a browser without passkeys", () => {
  expect(findPasskeyObstacle({ hostname: "wornby.example" }, false)).toBe("browser");
});

test.each([
  ["InvalidStateError", "This device already has a passkey of your account."],
  ["NotAllowedError", "The passkey request was canceled or timed out."],
  ["SecurityError", "The browser could not use a passkey here."],
])("describePasskeyError: says what %s means", (name, text) => {
  expect(describePasskeyError(Object.assign(new Error("x"), { name }))).toBe(text);
});
