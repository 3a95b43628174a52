import path from "node:path";
import { parseEnvironment } from "./environment";

describe("environment", () => {
  test("needs nothing: demo mode on the embedded database, on loopback", () => {
    expect(parseEnvironment({})).toMatchObject({
      mode: "production",
      host: "127.0.0.1",
      port: 4000,
      databaseUrl: null,
      demo: true,
      dataDir: path.resolve("data"),
      introspection: false,
      databasePoolSize: 1,
    });
  });

  test("with a database is no demo, and listens everywhere", () => {
    expect(parseEnvironment({ DATABASE_URL: "postgres://127.0.0.1/wornby" })).toMatchObject({
      demo: false,
      host: "0.0.0.0",
      databasePoolSize: 10,
    });
    expect(parseEnvironment({ DATABASE_URL: "postgres://127.0.0.1/wornby", DEMO: "true" })).toMatchObject({
      demo: true,
      host: "127.0.0.1",
    });
  });

  test.each([
    ["PORT", "eighty", 'PORT must be a whole number from 0 to 65535, but is "eighty".'],
    ["PORT", "70000", 'PORT must be a whole number from 0 to 65535, but is "70000".'],
    ["NODE_ENV", "live", 'NODE_ENV must be one of production, development, test, but is "live".'],
    ["TRUST_PROXY", "true", 'TRUST_PROXY must be a whole number from 0 to 10, but is "true".'],
    ["DEMO", "yes", 'DEMO must be one of true, false, but is "yes".'],
    [
      "DATABASE_URL",
      "mysql://secret@host/db",
      "DATABASE_URL must be an address that begins with postgres:// or postgresql://.",
    ],
    ["PUBLIC_URL", "wornby", "PUBLIC_URL must be an address that begins with http:// or https://."],
  ])("stops at %s=%s with a sentence that names it", (name, value, sentence) => {
    expect(() => parseEnvironment({ [name]: value })).toThrow(sentence);
  });
});
