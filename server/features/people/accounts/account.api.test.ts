import type { Actor } from "../../../core/graphql/context";
import { buildAdministrator } from "../../../testing/build";
import { type TestApi, testApi } from "../../../testing/testApi";
import type { AdminUser } from "./adminUser.entity";
import { findActor } from "./session.service";

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
const password = "a long password";

const signIn = `mutation ($email: String!, $password: String!) {
  signIn(input: { email: $email, password: $password }) { __typename } }`;
const updateProfile = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id name email avatar } }`;
const changePassword = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id current } }`;
const revokeSession = `mutation ($id: ID!) { revokeSession(input: { id: $id }) { id current } }`;

let api: TestApi;
let caller = 0;
let hanne: AdminUser;
beforeAll(async () => (api = await testApi()));
afterAll(() => api.stop());

/** Returns an address without failed attempts, because failures of one test must not count in the next. */
const place = () => ({ clientAddress: `203.0.113.${caller++}` });

beforeEach(async () => {
  await api.dataSource.query("TRUNCATE admin_users, audit_log CASCADE");
  hanne = await buildAdministrator(api.dataSource.manager, {
    name: "Hanne",
    email: `hanne${caller++}@example.com`,
    password,
  });
});

const actor = (cookie: string | null | undefined): Promise<Actor | null> =>
  findActor(api.dataSource.manager, cookie ?? undefined);

/** Signs in and returns the cookie. */
async function begin(email = hanne.email, typed = password, userAgent = chrome): Promise<string> {
  const { data } = await api.run(signIn, { email, password: typed }, { ...place(), userAgent });
  expect(data.signIn.__typename).toBe("SignedIn");
  return api.cookies.at(-1) ?? "";
}

const as = async (cookie: string) => ({ ...place(), actor: await actor(cookie) });
const getFieldErrors = ({ errors }: Awaited<ReturnType<TestApi["run"]>>) => errors[0]?.extensions.fieldErrors;
const notes = (): Promise<{ action: string; title: string; changes: object; actor_id: string }[]> =>
  api.dataSource.query("SELECT action, title, changes, actor_id FROM audit_log WHERE action <> 'signIn' ORDER BY id");

describe("sign in", () => {
  test("records the browser as a readable name, not as its user agent", async () => {
    await begin();
    const [entry] = await api.dataSource.query("SELECT * FROM audit_log");
    expect(entry).toMatchObject({
      action: "signIn",
      entity_type: "administrator",
      entity_id: hanne.id,
      actor_name: "Hanne",
    });
    const everything = JSON.stringify([entry, await api.dataSource.query("SELECT * FROM sessions")]);
    expect(everything).toContain("Chrome on Windows");
    expect(everything).not.toMatch(/Mozilla|@example\.com|203\.0\.113/);
  });

  test("ends the previous session of the same browser", async () => {
    const first = await begin();
    const { data } = await api.run(signIn, { email: hanne.email, password }, await as(first));
    expect(data.signIn.__typename).toBe("SignedIn");
    expect(await actor(first)).toBeNull();
  });
});

describe("open sessions", () => {
  const sessions = "{ sessions { id device createdAt lastSeenAt current } }";

  test("lists only the account's sessions that are still open", async () => {
    const other = await buildAdministrator(api.dataSource.manager, { email: `other${caller++}@example.com`, password });
    await begin(other.email);
    await begin();
    await api.dataSource.query(
      "UPDATE sessions SET last_seen_at = now() - interval '31 minutes' WHERE admin_user_id = $1",
      [hanne.id],
    );
    const phone = await begin(hanne.email, password, "");
    const mine = await begin();
    await api.dataSource.query("UPDATE sessions SET last_seen_at = now() - interval '5 minutes' WHERE id_hash = $1", [
      (await actor(phone))?.sessionHash,
    ]);
    const { data } = await api.run(sessions, {}, await as(mine));
    expect(data.sessions).toEqual([
      expect.objectContaining({ device: "Chrome on Windows", current: true }),
      expect.objectContaining({ device: "", current: false }),
    ]);
    expect(JSON.stringify(data)).not.toContain((await actor(mine))?.sessionHash);
  });

  test("ends a single session, or all sessions except the current one", async () => {
    const [mine, second, third, fourth] = [await begin(), await begin(), await begin(), await begin()];
    const readId = async (cookie: string): Promise<string> =>
      (
        await api.dataSource.query("SELECT id FROM sessions WHERE id_hash = $1", [(await actor(cookie))?.sessionHash])
      )[0].id;
    const id = await readId(second);
    const rest = [await readId(third), await readId(fourth)];
    const one = await api.run(revokeSession, { id }, await as(mine));
    expect(one.data.revokeSession).toHaveLength(3);
    expect(await actor(second)).toBeNull();
    const again = await api.run(revokeSession, { id }, await as(mine));
    expect(again.errors[0]).toMatchObject({
      message: "This session has already ended.",
      extensions: { code: "NOT_FOUND" },
    });
    const all = await api.run("mutation { revokeOtherSessions { id current } }", {}, await as(mine));
    expect(all.data.revokeOtherSessions).toEqual([{ id: expect.any(String), current: true }]);
    expect([await actor(third), await actor(fourth)]).toEqual([null, null]);
    expect((await notes()).map(({ action, title }) => `${action} ${title}`)).toEqual(
      Array<string>(1 + rest.length).fill("revoke Chrome on Windows"),
    );
  });

  test("hides and protects sessions of other accounts", async () => {
    const other = await buildAdministrator(api.dataSource.manager, { email: `other${caller++}@example.com`, password });
    const theirs = await begin(other.email);
    const mine = await begin();
    const [{ id }] = await api.dataSource.query("SELECT id FROM sessions WHERE admin_user_id = $1", [other.id]);
    for (const wanted of [id, "not a uuid", "00000000-0000-4000-8000-000000000000"]) {
      const { errors } = await api.run(revokeSession, { id: wanted }, await as(mine));
      expect(errors[0].extensions.code).toBe("NOT_FOUND");
    }
    await api.run("mutation { revokeOtherSessions { id } }", {}, await as(mine));
    expect(await actor(theirs)).not.toBeNull();
  });

  test("clears the cookie when the current session is ended", async () => {
    const mine = await begin();
    const [{ id }] = await api.dataSource.query("SELECT id FROM sessions");
    const { data } = await api.run(revokeSession, { id }, await as(mine));
    expect(data.revokeSession).toEqual([]);
    expect(api.cookies.at(-1)).toBeNull();
    expect(await actor(mine)).toBeNull();
  });
});

describe("profile", () => {
  test("is updated and the change is logged", async () => {
    const cookie = await begin();
    const input = { name: " Hanne Lind ", email: hanne.email.toUpperCase(), avatar: "https://example.com/hanne.jpg" };
    const { data } = await api.run(updateProfile, { input }, await as(cookie));
    expect(data.updateProfile).toEqual({
      id: hanne.id,
      name: "Hanne Lind",
      email: hanne.email,
      avatar: "https://example.com/hanne.jpg",
    });
    expect(await notes()).toEqual([
      {
        action: "update",
        title: "Hanne Lind",
        actor_id: hanne.id,
        changes: { name: ["Hanne", "Hanne Lind"], avatar: ["", "https://example.com/hanne.jpg"] },
      },
    ]);
    const kept = await api.run(updateProfile, { input: { name: "Hanne", email: hanne.email } }, await as(cookie));
    expect(kept.data.updateProfile.avatar).toBe("https://example.com/hanne.jpg");
    const removed = await api.run(
      updateProfile,
      { input: { name: "Hanne", email: hanne.email, avatar: null } },
      await as(cookie),
    );
    expect(removed.data.updateProfile.avatar).toBe("");
  });

  test("writes nothing when the values are unchanged", async () => {
    const cookie = await begin();
    await api.run(updateProfile, { input: { name: "Hanne", email: hanne.email, avatar: "" } }, await as(cookie));
    expect(await notes()).toEqual([]);
  });

  test("changes the email address only with the current password", async () => {
    const cookie = await begin();
    const input = { name: "Hanne", email: `new${caller++}@example.com` };
    expect(getFieldErrors(await api.run(updateProfile, { input }, await as(cookie)))).toEqual({
      currentPassword: "Please enter your current password to change your email address",
    });
    const wrong = { ...input, currentPassword: "not the password" };
    expect(getFieldErrors(await api.run(updateProfile, { input: wrong }, await as(cookie)))).toEqual({
      currentPassword: "This is not your current password",
    });
    const right = { ...input, currentPassword: password };
    expect((await api.run(updateProfile, { input: right }, await as(cookie))).data.updateProfile.email).toBe(
      input.email,
    );
    await begin(input.email);
    expect(JSON.stringify(await notes())).not.toContain(password);
  });

  test("rejects the email address of another administrator", async () => {
    const other = await buildAdministrator(api.dataSource.manager, { email: `other${caller++}@example.com`, password });
    const input = { name: "Hanne", email: other.email, currentPassword: password };
    expect(getFieldErrors(await api.run(updateProfile, { input }, await as(await begin())))).toEqual({
      email: "Another administrator has this email address",
    });
    expect(await notes()).toEqual([]);
  });

  test.each([
    [{ name: " " }, { name: "Name is required" }],
    [{ name: "x".repeat(101) }, { name: "Name must be at most 100 characters" }],
    [{ email: "hanne" }, { email: "Please enter a valid email address" }],
    [{ email: "a@example.com\r\nBcc: b@example.com" }, { email: "Please enter a valid email address" }],
    [{ email: '"\\h\\anne"@example.com' }, { email: "Please enter a valid email address" }],
    [{ avatar: "javascript:alert(1)" }, { avatar: "Enter the web address of a picture, or upload one" }],
    [{ avatar: "//evil.example/x.png" }, { avatar: "Enter the web address of a picture, or upload one" }],
    [{ currentPassword: "x".repeat(1_000_000) }, { currentPassword: "This is not your current password" }],
  ])("rejects %.60j with a field error", async (change, fieldErrors) => {
    const input = { name: "Hanne", email: hanne.email, ...change };
    expect(getFieldErrors(await api.run(updateProfile, { input }, await as(await begin())))).toEqual(fieldErrors);
    expect(await notes()).toEqual([]);
  });

  test("accepts letters of any script and rejects a NUL byte", async () => {
    const cookie = await begin();
    const run = (name: string) =>
      api.run(updateProfile, { input: { name, email: hanne.email } }, { ...place(), actor: null });
    expect((await run("x")).errors[0].extensions.code).toBe("UNAUTHENTICATED");
    const named = async (name: string) =>
      api.run(updateProfile, { input: { name, email: hanne.email } }, await as(cookie));
    expect((await named("Зоя \u{1F469}‍\u{1F3A4} مها")).data.updateProfile.name).toBe("Зоя \u{1F469}‍\u{1F3A4} مها");
    expect((await named("a\0b")).errors[0].extensions.code).toBe("BAD_USER_INPUT");
  });
});

describe("password change", () => {
  const change = async (cookie: string, currentPassword: string, newPassword: string, from = place()) =>
    api.run(changePassword, { input: { currentPassword, newPassword } }, { actor: await actor(cookie), ...from });

  test("ends all other sessions and renews the cookie of the current one", async () => {
    const other = await begin();
    const mine = await begin();
    const before = await actor(mine);
    const { data } = await change(mine, password, "another long password");
    expect(data.changePassword).toEqual([{ id: expect.any(String), current: true }]);
    const fresh = api.cookies.at(-1) ?? "";
    expect(await actor(mine)).toBeNull();
    expect(await actor(other)).toBeNull();
    expect(await actor(fresh)).toMatchObject({ id: before?.id });
    expect((await actor(fresh))?.sessionHash).not.toBe(before?.sessionHash);
    await begin(hanne.email, "another long password");
    const { data: old } = await api.run(signIn, { email: hanne.email, password }, place());
    expect(old.signIn.__typename).toBe("SignInFailed");
    expect(await notes()).toEqual([{ action: "changePassword", title: "Hanne", actor_id: hanne.id, changes: {} }]);
  });

  test("does not extend the session", async () => {
    const cookie = await begin();
    const ends = async (): Promise<string> => (await api.dataSource.query("SELECT id, expires_at FROM sessions"))[0];
    const before = await ends();
    await change(cookie, password, "another long password");
    expect(await ends()).toEqual(before);
  });

  test.each([
    ["short", "Password must be at least 8 characters"],
    ["x".repeat(1_000_000), "Password must be at most 1,024 characters"],
    ["Password1", "This password is too common. Please choose another one."],
  ])("rejects %.20j", async (fresh, newPassword) => {
    const cookie = await begin();
    expect(getFieldErrors(await change(cookie, password, fresh))).toEqual({ newPassword });
    expect(await actor(cookie)).not.toBeNull();
    expect(await notes()).toEqual([]);
  });

  test("allows five attempts, counting aliases of one operation", async () => {
    const [first, second] = [await begin(), await begin()];
    const from = place();
    for (let n = 0; n < 5; n++) {
      expect(getFieldErrors(await change(first, `guess ${n} guess`, "another long password", from))).toEqual({
        currentPassword: "This is not your current password",
      });
    }
    expect((await change(first, password, "another long password", from)).errors[0].extensions.code).toBe(
      "TOO_MANY_REQUESTS",
    );
    // Neither another client address nor another operation that checks the password resets the limit.
    const moved = { name: "Hanne", email: "elsewhere@example.com", currentPassword: password };
    const { errors } = await api.run(updateProfile, { input: moved }, await as(second));
    expect(errors[0].extensions.code).toBe("TOO_MANY_REQUESTS");
    expect(await actor(second)).not.toBeNull();
  });

  test("lets only one of two simultaneous changes succeed", async () => {
    const [first, second] = [await begin(), await begin()];
    const results = await Promise.all([
      change(first, password, "the first new password"),
      change(second, password, "the second new password"),
    ]);
    expect(results.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect((await notes()).filter(({ action }) => action === "changePassword")).toHaveLength(1);
    expect(await api.dataSource.query("SELECT 1 FROM sessions")).toHaveLength(1);
  });
});
