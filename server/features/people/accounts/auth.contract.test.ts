import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import pino from "pino";
import type { DataSource } from "typeorm";
import { createGraphqlServer } from "../../../app/graphql/graphqlServer";
import { createHttpServer } from "../../../app/http/httpServer";
import { buildAdministrator } from "../../../testing/build";
import { testDatabase } from "../../../testing/database/testDatabase";
import { injectRequest, readSession, readSetCookies } from "../../../testing/inject";
import { testEnvironment } from "../../../testing/testEnvironment";
import type { AdminUser } from "./adminUser.entity";
import { disableAdministrator } from "./administrators.service";

/** Every password verification, so that tests can count the costly step instead of measuring time. */
const mockVerified: string[] = [];
jest.mock("@node-rs/argon2", () => {
  const real = jest.requireActual<typeof import("@node-rs/argon2")>("@node-rs/argon2");
  return {
    ...real,
    verify: (hash: string, password: string) => {
      mockVerified.push(hash);
      return real.verify(hash, password);
    },
  };
});

interface SignInBody {
  data: Record<string, Record<string, unknown> | null> | null;
  errors?: { message: string; extensions: { code: string; fieldErrors?: Record<string, string> } }[];
}

const password = "a long password";
const argon2id = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;
const refused = "Invalid email or password. If using default credentials, try again as the user may have been created.";

let dataSource: DataSource;
let caller = 1;
const apps: FastifyInstance[] = [];

/** Starts the real server with these environment variables. */
async function serverWith(variables: Record<string, string> = {}): Promise<FastifyInstance> {
  const log = pino({ level: "silent" });
  const environment = testEnvironment(variables);
  const graphql = await createGraphqlServer(environment, log);
  const app = await createHttpServer({ environment, log, readiness: { ready: true }, dataSource, graphql });
  app.addHook("onClose", () => graphql.stop());
  apps.push(app);
  return app;
}

/** Returns an address without failed attempts. */
const freshPlace = (): string => `198.51.${Math.floor(caller / 250)}.${(caller++ % 250) + 1}`;

const send = (app: FastifyInstance, query: string, more: InjectOptions = {}): Promise<LightMyRequestResponse> =>
  injectRequest(app, {
    method: "POST",
    url: "/graphql",
    payload: { query },
    remoteAddress: freshPlace(),
    ...more,
    headers: { "content-type": "application/json", ...more.headers },
  });

const signInText = (email: string, typed: string, alias = ""): string =>
  `${alias}signIn(input: { email: ${JSON.stringify(email)}, password: ${JSON.stringify(typed)} }) { __typename ... on SignInFailed { message } }`;

const signIn = (app: FastifyInstance, email: string, typed: string, more: InjectOptions = {}) =>
  send(app, `mutation { ${signInText(email, typed)} }`, more);

const getKind = (response: LightMyRequestResponse): unknown => response.json<SignInBody>().data?.signIn?.__typename;
const getCode = (response: LightMyRequestResponse): string | undefined =>
  response.json<SignInBody>().errors?.[0].extensions.code;

/** Returns the response of a protected operation to this cookie. */
const closedTo = async (app: FastifyInstance, cookie: string): Promise<string | undefined> =>
  getCode(await send(app, "{ sessions { id } }", { headers: { cookie } }));

describe("sign-in contract", () => {
  let app: FastifyInstance;
  let account: AdminUser;

  beforeAll(async () => {
    dataSource = await testDatabase();
    app = await serverWith();
  });
  afterAll(async () => {
    for (const one of apps) await one.close();
    await dataSource.destroy();
  });
  beforeEach(async () => {
    await dataSource.query("TRUNCATE admin_users CASCADE");
    account = await buildAdministrator(dataSource.manager, { email: `hanne${caller++}@example.com`, password });
    mockVerified.length = 0;
  });

  const begin = async (): Promise<string> => readSession(await signIn(app, account.email, password));

  describe("session of a disabled or removed administrator", () => {
    test.each([
      ["disabled", (email: string) => disableAdministrator(dataSource.manager, email)],
      [
        "disabled in the table",
        (email: string) => dataSource.query("UPDATE admin_users SET disabled_at = now() WHERE email = $1", [email]),
      ],
      ["removed", (email: string) => dataSource.query("DELETE FROM admin_users WHERE email = $1", [email])],
    ])("%s: rejects the next request", async (_, end) => {
      const cookie = await begin();
      expect(await closedTo(app, cookie)).toBeUndefined();
      await end(account.email);
      expect(await closedTo(app, cookie)).toBe("UNAUTHENTICATED");
    });
  });

  describe("wrong password, unknown email", () => {
    test("returns the same code, text and status after one verification of the same cost", async () => {
      await buildAdministrator(dataSource.manager, { email: "gone@example.com", password, disabledAt: new Date() });
      const responses: { status: number; body: string; looks: string[] }[] = [];
      for (const [email, typed] of [
        [account.email, "not the password"],
        ["nobody@example.com", password],
        ["gone@example.com", password],
      ]) {
        mockVerified.length = 0;
        const { statusCode, body, headers } = await signIn(app, email, typed);
        expect(headers["set-cookie"]).toBeUndefined();
        responses.push({ status: statusCode, body, looks: [...mockVerified] });
      }
      expect(JSON.parse(responses[0].body)).toEqual({
        data: { signIn: { __typename: "SignInFailed", message: refused } },
      });
      for (const { status, body, looks } of responses) {
        expect({ status, body }).toEqual({ status: 200, body: responses[0].body });
        expect(looks).toEqual([expect.stringMatching(argon2id)]);
      }
    });
  });

  describe("sixth failure for an account or address within 15 minutes", () => {
    test("rejects the right password of an account from any address, without verifying it", async () => {
      for (let n = 0; n < 5; n++) expect(getKind(await signIn(app, account.email, `guess ${n}`))).toBe("SignInFailed");
      mockVerified.length = 0;
      const response = await signIn(app, account.email, password);
      expect(getCode(response)).toBe("TOO_MANY_REQUESTS");
      expect(response.headers["set-cookie"]).toBeUndefined();
      expect(mockVerified).toEqual([]);
    });

    test("rejects an address for any account", async () => {
      const remoteAddress = freshPlace();
      for (let n = 0; n < 5; n++) await signIn(app, `nobody${caller++}@example.com`, "guess guess", { remoteAddress });
      expect(getCode(await signIn(app, account.email, password, { remoteAddress }))).toBe("TOO_MANY_REQUESTS");
      expect(getKind(await signIn(app, account.email, password))).toBe("SignedIn");
    });

    test("does not verify the sixth alias of one operation", async () => {
      const guesses = Array.from({ length: 8 }, (_, n) => signInText(account.email, `guess ${n}`, `a${n}: `));
      expect(getCode(await send(app, `mutation { ${guesses.join(" ")} }`))).toBe("TOO_MANY_REQUESTS");
      expect(mockVerified).toHaveLength(5);
    });

    test("does not count successes in between", async () => {
      const remoteAddress = freshPlace();
      for (let n = 0; n < 7; n++) {
        expect(getKind(await signIn(app, account.email, password, { remoteAddress }))).toBe("SignedIn");
      }
    });

    test.each([
      ["is ignored without a configured proxy", "0", "10.9.0.1", "TOO_MANY_REQUESTS"],
      ["distinguishes clients behind one proxy", "1", "10.9.0.2", undefined],
      ["is ignored from a peer with a public address", "1", "198.51.100.9", "TOO_MANY_REQUESTS"],
      ["distinguishes clients of a named proxy", "loopback, 198.51.100.0/24", "198.51.100.10", undefined],
      ["is ignored from a peer that is not named", "loopback, 198.51.100.0/24", "10.9.0.3", "TOO_MANY_REQUESTS"],
    ])("X-Forwarded-For %s", async (_, trusted, remoteAddress, code) => {
      const behind = await serverWith({ TRUST_PROXY: trusted });
      const from = (n: number) => ({ remoteAddress, headers: { "x-forwarded-for": `192.0.${caller % 250}.${n}` } });
      for (let n = 0; n < 5; n++) await signIn(behind, `nobody${caller++}@example.com`, "guess guess", from(n));
      expect(getCode(await signIn(behind, account.email, password, from(99)))).toBe(code);
    });

    test("ignores entries that a client puts before the proxy's entry", async () => {
      const behind = await serverWith({ TRUST_PROXY: "1" });
      const real = freshPlace();
      const headers = (n: number) => ({ "x-forwarded-for": `10.0.0.${n}, ${real}` });
      const from = (n: number) => ({ remoteAddress: "10.9.0.4", headers: headers(n) });
      for (let n = 0; n < 5; n++) await signIn(behind, `nobody${caller++}@example.com`, "guess guess", from(n));
      expect(getCode(await signIn(behind, account.email, password, from(99)))).toBe("TOO_MANY_REQUESTS");
    });
  });

  describe("logout, then the old cookie", () => {
    test("returns UNAUTHENTICATED, and the row is deleted", async () => {
      const cookie = await begin();
      const out = await send(app, "mutation { signOut }", { headers: { cookie } });
      expect(readSetCookies(out)).toEqual({ session: expect.stringMatching(/^session=; .*Expires=Thu, 01 Jan 1970/) });
      expect(await closedTo(app, cookie)).toBe("UNAUTHENTICATED");
      expect(await dataSource.query("SELECT 1 FROM sessions")).toEqual([]);
    });

    test("the session id changes at login, and an id chosen by the client is ignored", async () => {
      const chosen = `session=${"A".repeat(43)}`;
      const first = readSession(await signIn(app, account.email, password, { headers: { cookie: chosen } }));
      const second = readSession(await signIn(app, account.email, password, { headers: { cookie: first } }));
      expect(new Set([chosen, first, second]).size).toBe(3);
      expect(await closedTo(app, chosen)).toBe("UNAUTHENTICATED");
      expect(await closedTo(app, first)).toBe("UNAUTHENTICATED");
      expect(await closedTo(app, second)).toBeUndefined();
    });

    test("the id has 256 random bits, and the database stores a hash of it", async () => {
      const value = (await begin()).replace("session=", "");
      expect(Buffer.from(value, "base64url")).toHaveLength(32);
      const [row] = await dataSource.query("SELECT * FROM sessions");
      expect(row.id_hash).toMatch(/^[0-9a-f]{64}$/);
      expect(JSON.stringify(row)).not.toContain(value);
    });
  });

  describe("session cookie", () => {
    const attributes = async (server: FastifyInstance, headers = {}, remoteAddress = freshPlace()): Promise<unknown> =>
      readSetCookies(await signIn(server, account.email, password, { headers, remoteAddress }));
    const plain = {
      session: expect.stringMatching(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
      device: expect.stringMatching(/^device=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/),
    };
    const onTls = {
      "__Host-session": expect.stringMatching(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      "__Host-device": expect.stringMatching(
        /^__Host-device=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
    };

    test("without TLS: HttpOnly, SameSite=Lax, Path=/", async () => {
      expect(await attributes(app)).toEqual(plain);
    });

    test("with a public https URL: also Secure and __Host-", async () => {
      expect(await attributes(await serverWith({ PUBLIC_URL: "https://wornby.example" }))).toEqual(onTls);
    });

    test("behind a trusted proxy: follows X-Forwarded-Proto", async () => {
      const behind = await serverWith({ TRUST_PROXY: "1" });
      expect(await attributes(behind, { "x-forwarded-proto": "https" }, "10.9.0.5")).toEqual(onTls);
      expect(await attributes(behind, { "x-forwarded-proto": "https" })).toEqual(plain);
      expect(await attributes(app, { "x-forwarded-proto": "https" })).toEqual(plain);
    });

    test("on TLS the cookie without prefix is ignored", async () => {
      const secure = await serverWith({ PUBLIC_URL: "https://wornby.example" });
      const cookie = readSession(await signIn(secure, account.email, password));
      expect(await closedTo(secure, cookie)).toBeUndefined();
      expect(await closedTo(secure, cookie.replace("__Host-", ""))).toBe("UNAUTHENTICATED");
    });

    test.each([
      [
        "after 30 minutes without a request",
        "last_seen_at = now() - interval '30 minutes 1 second'",
        "UNAUTHENTICATED",
      ],
      ["not after 29", "last_seen_at = now() - interval '29 minutes'", undefined],
      ["after 8 hours, however busy", "expires_at = expires_at - interval '8 hours 1 second'", "UNAUTHENTICATED"],
      ["not before", "expires_at = expires_at - interval '7 hours 59 minutes'", undefined],
    ])("session ends %s", async (_, change, code) => {
      const cookie = await begin();
      await dataSource.query(`UPDATE sessions SET ${change}`);
      expect(await closedTo(app, cookie)).toBe(code);
    });

    test("a request extends the session by half an hour", async () => {
      const cookie = await begin();
      await dataSource.query("UPDATE sessions SET last_seen_at = now() - interval '29 minutes'");
      await closedTo(app, cookie);
      const [{ idle }] = await dataSource.query(
        "SELECT now() - last_seen_at < interval '1 minute' AS idle FROM sessions",
      );
      expect(idle).toBe(true);
    });
  });

  describe("password of 1 MB", () => {
    test("is rejected before hashing, by the body limit and by its own length", async () => {
      expect((await signIn(app, account.email, "x".repeat(1_000_000))).statusCode).toBe(413);
      const long = (await signIn(app, account.email, "x".repeat(1_025))).json<SignInBody>().errors?.[0];
      expect(long?.extensions).toEqual({
        code: "BAD_USER_INPUT",
        fieldErrors: { password: "Password must be at most 1,024 characters" },
      });
      expect(mockVerified).toEqual([]);
      await signIn(app, account.email, "x".repeat(1_024));
      expect(mockVerified).toHaveLength(1);
    });
  });
});
