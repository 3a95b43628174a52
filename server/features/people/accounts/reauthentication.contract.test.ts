import { buildApiToken } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { fakeOnly } from "../../../testing/time/fakeTimers";
import { freshAddress, operations, password, TestAccount } from "../../../testing/secondFactorApi";
import { type TestApi, testApi } from "../../../testing/testApi";
import type { Actor } from "../../../core/graphql/context";
import { findActor } from "./session.service";

const minute = 60_000;
const confirm = "mutation ($input: ConfirmPasswordInput!) { reauthenticate(input: $input) }";
const startPasskey = "mutation { startPasskeyReauthentication }";
const confirmWithPasskey = "mutation ($input: PasskeySignInInput!) { reauthenticateWithPasskey(input: $input) }";
const createToken = `mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { apiToken { id } } }`;
const tokenInput = { name: "Import", scopes: [], days: 365 };
const changePassword = "mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id } }";
const refusal = ["REAUTHENTICATION_REQUIRED", "Enter your password to confirm that it is you."];

describe("confirming the password again", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  beforeEach(() => jest.useFakeTimers(fakeOnly("Date")));
  afterEach(() => jest.useRealTimers());

  const db = () => api.dataSource.manager;
  const pass = (minutes: number) => jest.setSystemTime(Date.now() + minutes * minute);
  /** An administrator who signed in eleven minutes ago. */
  async function signedInEarlier() {
    const account = await TestAccount.create(api);
    await account.signIn();
    const cookie = api.cookies.at(-1) ?? undefined;
    pass(11);
    const actor = async (): Promise<Actor> => (await findActor(db(), cookie)) as Actor;
    const run = async (text: string, input?: object) =>
      api.run(text, input && { input }, { actor: await actor(), clientAddress: freshAddress() });
    const codes = async (text: string, input?: object) =>
      (await run(text, input)).errors.map(({ extensions, message }) => [extensions.code, message]);
    return { account, actor, run, codes };
  }
  const buildOther = (): Promise<TestAccount> => TestAccount.create(api, { role: "editor" });
  const buildInvite = async (): Promise<string> => {
    const insert = `INSERT INTO invites (email, name, role, token_hash, expires_at, invited_by_id)
      SELECT 'kit@example.com', 'Kit', 'editor', 'hash', now(), id FROM admin_users LIMIT 1 RETURNING id`;
    return (await api.dataSource.query(insert))[0].id;
  };
  const invite = (email: string) => ({ name: "Noa", email, role: "admin" });
  const createInvite = "mutation ($input: CreateInviteInput!) { createInvite(input: $input) { path } }";
  const settings = "mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { version } }";

  const webhook = { url: "https://hooks.example/a", eventTypes: ["outfit.published"] };
  const createWebhook =
    "mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { endpoint { id } } }";
  const buildWebhook = async (): Promise<string> => {
    const { data } = await api.run(createWebhook, { input: webhook }, { actor: editor });
    return data.createWebhookEndpoint.endpoint.id;
  };

  const closed: [name: string, text: string, buildInput: () => Promise<object>][] = [
    ["an API token", createToken, () => Promise.resolve(tokenInput)],
    ["an invitation", createInvite, () => Promise.resolve(invite("noa@example.com"))],
    [
      "another link of an invitation",
      "mutation ($input: IdInput!) { renewInvite(input: $input) { path } }",
      async () => ({ id: await buildInvite() }),
    ],
    [
      "a role",
      "mutation ($input: ChangeRoleInput!) { changeRole(input: $input) { id } }",
      async () => ({ id: (await buildOther()).id, role: "admin" }),
    ],
    [
      "enabling an account",
      "mutation ($input: IdInput!) { enablePerson(input: $input) { id } }",
      async () => ({ id: (await buildOther()).id }),
    ],
    [
      "resetting the second factor of another person",
      "mutation ($input: IdInput!) { resetPersonTwoFactor(input: $input) { id } }",
      async () => ({ id: (await buildOther()).id }),
    ],
    ["a webhook", createWebhook, () => Promise.resolve(webhook)],
    [
      "another address of a webhook",
      "mutation ($input: UpdateWebhookEndpointInput!) { updateWebhookEndpoint(input: $input) { id } }",
      async () => ({ id: await buildWebhook(), isOn: true, ...webhook, url: "https://other.example/hook" }),
    ],
    [
      "another secret of a webhook",
      "mutation ($input: IdInput!) { rotateWebhookSecret(input: $input) { secret } }",
      async () => ({ id: await buildWebhook() }),
    ],
    [
      "a secret of postbacks",
      "mutation ($input: IdInput!) { createPostbackSecret(input: $input) { secret } }",
      async () => {
        const [{ id }] = await api.dataSource.query(
          "INSERT INTO affiliate_programs (id, name, kind) VALUES (gen_random_uuid(), gen_random_uuid()::text, 'marketplace') RETURNING id",
        );
        return { id };
      },
    ],
    [
      "the required second factor",
      settings,
      async () => {
        const [{ version, required }] = await api.dataSource.query(
          "SELECT version, two_factor_for_admins AS required FROM settings",
        );
        return { version, twoFactorForContributors: true, twoFactorForAdmins: required };
      },
    ],
  ];

  test.each(closed)("is needed for %s ten minutes after the last time", async (_name, text, buildInput) => {
    const { run, codes } = await signedInEarlier();
    const input = await buildInput();
    expect(await codes(text, input)).toEqual([refusal]);
    expect(await codes(confirm, { currentPassword: password })).toEqual([]);
    pass(9);
    expect((await run(text, input)).errors).toEqual([]);
  });

  test("is not needed right after signing in, and again after ten minutes", async () => {
    const { codes } = await signedInEarlier();
    await codes(confirm, { currentPassword: password });
    pass(11);
    expect(await codes(createToken, tokenInput)).toEqual([refusal]);
    const fresh = await TestAccount.create(api);
    await fresh.signIn();
    expect((await fresh.run(await fresh.lastActor(), createToken, tokenInput)).errors).toEqual([]);
  });

  test("counts for one session only", async () => {
    const { account, codes, run } = await signedInEarlier();
    await account.signIn();
    expect(await codes(createToken, tokenInput)).toEqual([refusal]);
    expect((await run("{ sessions { id } }")).data.sessions).toHaveLength(2);
  });

  test("refuses a wrong password, and every one after five of them", async () => {
    const { codes } = await signedInEarlier();
    expect(await codes(confirm, { currentPassword: "wrong" })).toEqual([
      ["BAD_USER_INPUT", "Please check what you entered."],
    ]);
    expect(await codes(createToken, tokenInput)).toEqual([refusal]);
    for (let attempt = 0; attempt < 4; attempt += 1) await codes(confirm, { currentPassword: "wrong" });
    expect((await codes(confirm, { currentPassword: password }))[0][0]).toBe("TOO_MANY_REQUESTS");
  });

  test("works with a passkey of the account", async () => {
    const { account, actor, run, codes } = await signedInEarlier();
    const passkey = await account.addPasskey(await actor());
    pass(11);
    const { data } = await run(startPasskey);
    const response = passkey.signIn(data.startPasskeyReauthentication);
    expect(await codes(confirmWithPasskey, { response })).toEqual([]);
    expect(await codes(createToken, tokenInput)).toEqual([]);
    pass(11);
    expect((await codes(confirmWithPasskey, { response }))[0][0]).toBe("BAD_USER_INPUT");
    expect(await codes(createToken, tokenInput)).toEqual([refusal]);
  });

  test("does not accept the passkey of someone else", async () => {
    const { account: other, actor: otherActor } = await signedInEarlier();
    const stranger = await other.addPasskey(await otherActor());
    const { run, codes } = await signedInEarlier();
    const { data } = await run(startPasskey);
    const response = stranger.signIn(data.startPasskeyReauthentication);
    expect((await codes(confirmWithPasskey, { response }))[0][0]).toBe("BAD_USER_INPUT");
    expect(await codes(createToken, tokenInput)).toEqual([refusal]);
  });

  test("other settings need none, and a token never changes the required second factor", async () => {
    const { codes, actor } = await signedInEarlier();
    const [{ version }] = await api.dataSource.query("SELECT version FROM settings");
    expect(await codes(settings, { version, siteName: "Site" })).toEqual([]);
    const token = { id: "token", name: "Import", scopes: ["read", "manage"] as const };
    const { errors } = await api.run(
      settings,
      { input: { version: version + 1, twoFactorForEditors: true } },
      { actor: { ...(await actor()), token } },
    );
    expect(errors[0].extensions.code).toBe("FORBIDDEN");
  });

  describe("tokens of the account", () => {
    const readTokens = async (adminUserId: string): Promise<string[]> =>
      (
        await api.dataSource.query("SELECT name FROM api_tokens WHERE admin_user_id = $1 ORDER BY name", [adminUserId])
      ).map(({ name }: { name: string }) => name);
    const buildTokens = async (adminUserId: string) => {
      for (const name of ["Import", "Sync"]) await buildApiToken(db(), { adminUserId, name });
    };

    test("are listed, and end with its password unless they are kept", async () => {
      const { account, run, codes } = await signedInEarlier();
      await buildTokens(account.id);
      const other = await buildOther();
      await buildTokens(other.id);
      const { data } = await run("{ ownApiTokens { id name } }");
      const kept = data.ownApiTokens.find(({ name }: { name: string }) => name === "Sync");
      const [{ id: foreign }] = await api.dataSource.query("SELECT id FROM api_tokens WHERE admin_user_id = $1", [
        other.id,
      ]);
      const input = { currentPassword: password, newPassword: "another long one", keptTokenIds: [kept.id, foreign] };
      expect(await codes(changePassword, input)).toEqual([]);
      expect(await readTokens(account.id)).toEqual(["Sync"]);
      expect(await readTokens(other.id)).toEqual(["Import", "Sync"]);
      const notes = await api.dataSource.query(
        "SELECT title FROM audit_log WHERE entity_type = 'apiToken' AND action = 'revoke'",
      );
      expect(notes).toEqual([{ title: "Import" }]);
    });

    test("end with its password when nothing is said about them", async () => {
      const { account, codes } = await signedInEarlier();
      await buildTokens(account.id);
      await codes(changePassword, { currentPassword: password, newPassword: "another long one" });
      expect(await readTokens(account.id)).toEqual([]);
    });

    test("end for good when it is disabled", async () => {
      const { run } = await signedInEarlier();
      const other = await buildOther();
      await buildTokens(other.id);
      const change = (name: string) => `mutation ($input: IdInput!) { ${name}(input: $input) { id } }`;
      expect((await run(change("disablePerson"), { id: other.id })).errors).toEqual([]);
      expect(await readTokens(other.id)).toEqual([]);
    });
  });

  test("lets an administrator reset a lost second factor, which ends the sessions of the person", async () => {
    const { account: lost, actor: lostActor } = await signedInEarlier();
    await lost.addPasskey(await lostActor());
    const { actor } = await signedInEarlier();
    await lost.signIn();
    const admin = { ...(await actor()), authenticatedAt: new Date() };
    const reset = "mutation ($input: IdInput!) { resetPersonTwoFactor(input: $input) { id hasTwoFactor } }";
    const { data, errors } = await api.run(reset, { input: { id: lost.id } }, { actor: admin });
    expect(errors).toEqual([]);
    expect(data.resetPersonTwoFactor).toEqual({ id: lost.id, hasTwoFactor: false });
    expect(await api.dataSource.query("SELECT FROM sessions WHERE admin_user_id = $1", [lost.id])).toEqual([]);
    expect((await lost.signIn()).data.signIn.__typename).toBe("SignedIn");
    const notes = await api.dataSource.query(
      "SELECT actor_id FROM audit_log WHERE action = 'resetTwoFactor' AND entity_id = $1",
      [lost.id],
    );
    expect(notes).toEqual([{ actor_id: admin.id }]);
    const own = await api.run(reset, { input: { id: admin.id } }, { actor: admin });
    expect(own.errors[0].extensions.code).toBe("FORBIDDEN");
    expect((await api.run(operations.status, {}, { actor: admin })).data.twoFactor.required).toBe(false);
  });
});
