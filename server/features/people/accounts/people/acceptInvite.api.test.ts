import type { Actor } from "../../../../core/graphql/context";
import { buildAdministrator } from "../../../../testing/build";
import { type TestApi, testApi } from "../../../../testing/testApi";
import { findActor } from "../session.service";

const password = "a long password";
const noa = { name: "Noa", email: "noa@example.com", role: "contributor" };
const open = `mutation ($input: OpenInviteInput!) { openInvite(input: $input) {
  ... on OpenInvite { invitedByName name email role } ... on InviteRefused { message } } }`;
const accept = `mutation ($input: AcceptInviteInput!) { acceptInvite(input: $input) {
  ... on SignedIn { administrator { id name email role } } ... on InviteRefused { message } } }`;
const refused = { message: "This invitation is no longer valid. Ask an administrator for a new one." };

describe("an invitation", () => {
  let api: TestApi;
  let as: { actor: Actor };
  let caller = 0;

  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  beforeEach(async () => {
    await api.dataSource.query("TRUNCATE admin_users, invites, audit_log, attempts CASCADE");
    const ada = { name: "Ada", email: "ada@example.com", password, role: "admin" as const };
    const { id } = await buildAdministrator(api.dataSource.manager, ada);
    as = { actor: { id, name: "Ada", role: "admin", sessionHash: "", authenticatedAt: new Date() } };
  });

  const getToken = (path: string): string => /^\/admin\/invite#([\w-]{32})$/.exec(path)?.[1] ?? "";
  async function invite(): Promise<{ token: string; id: string }> {
    const text = "mutation ($input: CreateInviteInput!) { createInvite(input: $input) { path person { id } } }";
    const { path, person } = (await api.run(text, { input: noa }, as)).data.createInvite;
    return { token: getToken(path), id: person.id };
  }
  const from = () => ({ clientAddress: `198.51.100.${caller++ % 250}`, userAgent: "" });
  const openWith = async (token: string, visitor: object = from()) =>
    (await api.run(open, { input: { token } }, visitor)).data.openInvite;
  const acceptWith = (token: string, more: object = {}, visitor: object = from()) =>
    api.run(accept, { input: { token, name: "Noa Lind", password, ...more } }, visitor);
  const accounts = (): Promise<unknown[]> =>
    api.dataSource.query("SELECT name, role FROM admin_users WHERE email = 'noa@example.com'");

  test("shows who invites to what, and creates and signs in the account", async () => {
    const { token } = await invite();
    expect(await openWith(token)).toEqual({ invitedByName: "Ada", ...noa });
    const { data } = await acceptWith(token);
    expect(data.acceptInvite.administrator).toMatchObject({ ...noa, name: "Noa Lind" });
    expect(await findActor(api.dataSource.manager, api.cookies.at(-1) ?? "")).toMatchObject({
      name: "Noa Lind",
      role: "contributor",
    });
    const entries = await api.dataSource.query("SELECT actor_name, action, entity_type, title FROM audit_log");
    expect(entries.map((row: object) => Object.values(row).join(" "))).toEqual([
      "Ada create invite Noa",
      "Noa Lind accept invite Noa Lind",
    ]);
  });

  test("reads the same when it is unknown, used, expired, revoked or replaced", async () => {
    const used = await invite();
    await acceptWith(used.token);
    await api.dataSource.query("DELETE FROM admin_users WHERE email = 'noa@example.com'");
    const expired = await invite();
    await api.dataSource.query("UPDATE invites SET expires_at = now() - interval '1 second'");
    const renew = "mutation ($input: IdInput!) { renewInvite(input: $input) { path person { inviteExpiresAt } } }";
    const replaced = (await api.run(renew, { input: { id: expired.id } }, as)).data.renewInvite;
    expect(Date.parse(replaced.person.inviteExpiresAt)).toBeGreaterThan(Date.now() + 6.9 * 24 * 3_600_000);
    const revoked = getToken(replaced.path);
    expect(await openWith(revoked)).toMatchObject(noa);
    expect(await openWith(expired.token)).toEqual(refused);
    await api.run("mutation ($input: IdInput!) { revokeInvite(input: $input) }", { input: { id: expired.id } }, as);
    const late = await invite();
    await api.dataSource.query("UPDATE invites SET expires_at = now() - interval '1 second'");
    for (const token of [used.token, expired.token, revoked, late.token, "x", "A".repeat(32)]) {
      expect(await openWith(token)).toEqual(refused);
      const { data, errors } = await acceptWith(token);
      expect([data.acceptInvite, errors]).toEqual([refused, []]);
    }
    expect(await accounts()).toEqual([]);
  });

  test("creates one account for two simultaneous requests", async () => {
    for (let round = 0; round < 3; round++) {
      await api.dataSource.query("DELETE FROM admin_users WHERE email = 'noa@example.com'");
      const { token } = await invite();
      const outcomes = await Promise.all([acceptWith(token), acceptWith(token)]);
      expect(outcomes.flatMap(({ errors }) => errors)).toEqual([]);
      const results = outcomes.map(({ data }) => data.acceptInvite);
      expect(results.filter(({ administrator }) => administrator)).toHaveLength(1);
      expect(results).toContainEqual(refused);
      expect(await accounts()).toHaveLength(1);
    }
  });

  test.each([
    ["a short password", { password: "short" }, { password: "Password must be at least 8 characters" }],
    [
      "a common password",
      { password: "Password1" },
      { password: "This password is too common. Please choose another one." },
    ],
    [
      "the address as password",
      { password: "noa@example.com" },
      { password: "Password must not be your name or your email address" },
    ],
    ["a blank name", { name: " " }, { name: "Name is required" }],
  ])("refuses %s and stays open", async (_, more, fieldErrors) => {
    const { token } = await invite();
    const { errors } = await acceptWith(token, more);
    expect(errors[0].extensions).toEqual({ code: "BAD_USER_INPUT", fieldErrors });
    expect(await openWith(token)).toMatchObject(noa);
  });

  test("is a conflict, and stays open, when the address has got an account in another way", async () => {
    const { token } = await invite();
    await buildAdministrator(api.dataSource.manager, { email: noa.email, password });
    const { errors } = await acceptWith(token);
    expect([errors[0].extensions.code, errors[0].message]).toEqual([
      "CONFLICT",
      "Someone with this email address already has an account.",
    ]);
    expect(await openWith(token)).toMatchObject(noa);
  });

  test("allows 20 attempts from an address, then no more, also with the right token", async () => {
    const { token } = await invite();
    const visitor = from();
    for (let attempt = 0; attempt < 20; attempt++) expect(await openWith("x", visitor)).toEqual(refused);
    for (const { errors } of [await acceptWith(token, {}, visitor), await api.run(open, { input: { token } }, visitor)])
      expect(errors[0]).toMatchObject({
        message: "Too many attempts. Please wait 15 minutes and try again.",
        extensions: { code: "TOO_MANY_REQUESTS" },
      });
    expect(await openWith(token)).toMatchObject(noa);
  });

  test("has a token that the database does not contain", async () => {
    const { token } = await invite();
    const rows = await api.dataSource.query(
      "SELECT invites::text AS text FROM invites UNION ALL SELECT audit_log::text FROM audit_log",
    );
    expect(JSON.stringify(rows)).toContain("Noa");
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("ends the session of the browser that accepts it", async () => {
    const first = await invite();
    await acceptWith(first.token);
    const cookie = api.cookies.at(-1) ?? "";
    const actor = await findActor(api.dataSource.manager, cookie);
    await api.dataSource.query("UPDATE admin_users SET email = 'former@example.com' WHERE id = $1", [actor?.id]);
    const second = await invite();
    await acceptWith(second.token, {}, { ...from(), actor });
    expect(await findActor(api.dataSource.manager, cookie)).toBeNull();
  });
});
