import { buildAdministrator } from "../../../testing/build";
import { type TestApi, testApi } from "../../../testing/testApi";
import { resetPassword } from "./administrators.service";
import { type DemoMode, prepareDemoAdministrator } from "./demoAdministrator.service";
import { findActor } from "./session.service";

const signIn = `mutation ($input: SignInInput!) { signIn(input: $input) {
  __typename ... on SignedIn { administrator { name email } } ... on SignInFailed { message } } }`;

describe("sign in", () => {
  let api: TestApi;
  let caller = 0;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  beforeEach(() => api.dataSource.query("TRUNCATE admin_users CASCADE"));

  const attempt = (email: string, password: string, clientAddress = `203.0.113.${caller++}`) =>
    api.run(signIn, { input: { email, password } }, { clientAddress });

  test("starts a session and stores only a hash of its cookie", async () => {
    await buildAdministrator(api.dataSource.manager, {
      email: "hanne@example.com",
      name: "Hanne",
      password: "a long password",
    });
    const { data } = await attempt(" Hanne@Example.com ".trim(), "a long password");
    expect(data.signIn).toEqual({
      __typename: "SignedIn",
      administrator: { name: "Hanne", email: "hanne@example.com" },
    });
    const cookie = api.cookies.at(-1) ?? "";
    expect(await findActor(api.dataSource.manager, cookie)).toMatchObject({ name: "Hanne" });
    const stored: unknown[] = await api.dataSource.query("SELECT * FROM sessions WHERE sessions::text LIKE $1", [
      `%${cookie}%`,
    ]);
    expect(stored).toEqual([]);
  });

  test("records the last sign-in, but not for a wrong password", async () => {
    const account = { email: "hanne@example.com", password: "a long password" };
    const { id } = await buildAdministrator(api.dataSource.manager, account);
    const lastLogin = async (): Promise<Date | null> =>
      (await api.dataSource.query("SELECT last_login FROM admin_users WHERE id = $1", [id]))[0].last_login;
    await attempt(account.email, "another one");
    expect(await lastLogin()).toBeNull();
    const before = Date.now();
    await attempt(account.email, account.password);
    expect((await lastLogin())?.getTime()).toBeGreaterThanOrEqual(before - 1);
  });

  test.each([
    ["email", "not an address", "long enough", "Please enter a valid email address"],
    ["email", '"hanne"@example.com', "long enough", "Please enter a valid email address"],
    ["email", "hanne\u202e@example.com", "long enough", "Please enter a valid email address"],
    ["password", "hanne@example.com", "short", "Password must be at least 6 characters"],
    ["password", "hanne@example.com", "x".repeat(1_000_000), "Password must be at most 1,024 characters"],
  ])("explains what is wrong with the %s without repeating it", async (field, email, password, sentence) => {
    const { errors } = await attempt(email, password);
    expect(errors[0].extensions).toEqual({ code: "BAD_USER_INPUT", fieldErrors: { [field]: sentence } });
    expect(JSON.stringify(errors)).not.toContain(password);
  });

  test("the session ends when it idles, expires, is signed out, or its account is disabled", async () => {
    const { manager } = api.dataSource;
    const account = await buildAdministrator(manager, { email: "hanne@example.com", password: "a long password" });
    const begin = async (): Promise<string> => {
      await attempt("hanne@example.com", "a long password");
      return api.cookies.at(-1) ?? "";
    };
    const ends = async (change: (cookie: string) => Promise<unknown>): Promise<void> => {
      const cookie = await begin();
      expect(await findActor(manager, cookie)).not.toBeNull();
      await change(cookie);
      expect(await findActor(manager, cookie)).toBeNull();
    };
    await ends(() => manager.query("UPDATE sessions SET last_seen_at = now() - interval '31 minutes'"));
    await ends(() => manager.query("UPDATE sessions SET expires_at = now() - interval '1 second'"));
    await ends(async (cookie) => api.run("mutation { signOut }", {}, { actor: await findActor(manager, cookie) }));
    expect(api.cookies.at(-1)).toBeNull();
    await ends(() => manager.query("UPDATE admin_users SET disabled_at = now() WHERE id = $1", [account.id]));
  });
});

describe("demo administrator", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  beforeEach(() => api.dataSource.query("DELETE FROM admin_users"));

  const email = "demo@wornby.example";
  const here = { demo: true, isReadOnly: false, isLocal: true };
  const elsewhere = { demo: true, isReadOnly: false, isLocal: false };
  const admit = (where: DemoMode) => prepareDemoAdministrator(api.dataSource.manager, where);
  let attempts = 0;
  const enter = async (password: string) =>
    (await api.run(signIn, { input: { email, password } }, { clientAddress: `198.51.100.${++attempts}` })).data.signIn
      .__typename;
  const hint = async (demo: boolean): Promise<string | null> =>
    (await api.run("{ signInHint }", {}, { demo })).data.signInHint;

  test("may sign in in demo mode only", async () => {
    expect(await admit(here)).toBeNull();
    expect(await enter("wornby-demo")).toBe("SignedIn");
    const cookie = api.cookies.at(-1) ?? "";
    expect(await admit({ ...here, demo: false })).toBeNull();
    expect(await enter("wornby-demo")).toBe("SignInFailed");
    expect(await findActor(api.dataSource.manager, cookie)).toBeNull();
  });

  test("is named in the sign-in hint while its password is the published one", async () => {
    await admit(here);
    expect(await hint(true)).toBe("To look around, sign in as demo@wornby.example with the password wornby-demo.");
    expect(await hint(false)).toBeNull();
    await resetPassword(api.dataSource.manager, email, "another long password");
    expect(await hint(true)).toBeNull();
  });

  test("gets a random password, shown once, when other machines can reach the server", async () => {
    const password = await admit(elsewhere);
    expect(password).toMatch(/^[\w-]{20,}$/);
    expect(await hint(true)).toBeNull();
    expect(await enter("wornby-demo")).toBe("SignInFailed");
    expect(await enter(password ?? "")).toBe("SignedIn");
    expect(await admit(elsewhere)).toBeNull();
    expect(await enter(password ?? "")).toBe("SignedIn");
    // The account is unchanged when the server listens on loopback again.
    expect(await admit(here)).toBeNull();
    expect(await enter(password ?? "")).toBe("SignedIn");
  });

  test("has the published password in a read-only demo that others reach, and loses it when others may write again", async () => {
    const readOnly = { demo: true, isReadOnly: true, isLocal: false };
    expect(await admit(readOnly)).toBeNull();
    expect(await enter("wornby-demo")).toBe("SignedIn");
    expect(await hint(true)).toContain("wornby-demo");
    expect(await admit(elsewhere)).toMatch(/^[\w-]{20,}$/);
    expect(await enter("wornby-demo")).toBe("SignInFailed");
  });

  test("loses the published password of an earlier run on loopback, and its sessions", async () => {
    await admit(here);
    expect(await enter("wornby-demo")).toBe("SignedIn");
    const cookie = api.cookies.at(-1) ?? "";
    const password = await admit(elsewhere);
    expect(await findActor(api.dataSource.manager, cookie)).toBeNull();
    expect(await enter("wornby-demo")).toBe("SignInFailed");
    expect(await enter(password ?? "")).toBe("SignedIn");
  });

  test("gets one random password when several processes start at the same time", async () => {
    await admit(here);
    const replaced = await Promise.all([admit(elsewhere), admit(elsewhere), admit(elsewhere)]);
    expect(replaced.filter((password) => password !== null)).toHaveLength(1);
    await api.dataSource.query("DELETE FROM admin_users");
    const created = await Promise.all([admit(elsewhere), admit(elsewhere), admit(elsewhere)]);
    const [password, ...more] = created.filter((one) => one !== null);
    expect(more).toEqual([]);
    expect(await enter(password ?? "")).toBe("SignedIn");
  });

  test("keeps a password that the owner chose when other machines can reach the server", async () => {
    await admit(here);
    await resetPassword(api.dataSource.manager, email, "another long password");
    expect(await admit(elsewhere)).toBeNull();
    expect(await enter("another long password")).toBe("SignedIn");
  });

  test("aborts the start when it cannot be created", async () => {
    const { manager } = api.dataSource;
    await manager.query("ALTER TABLE admin_users ADD CONSTRAINT nobody CHECK (false)");
    await expect(admit(here)).rejects.toThrow("nobody");
    await manager.query("ALTER TABLE admin_users DROP CONSTRAINT nobody");
  });
});
