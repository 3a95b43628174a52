import type { Role } from "../../../../core/access/role";
import type { Actor } from "../../../../core/graphql/context";
import { buildAdministrator } from "../../../../testing/build";
import { type TestApi, testApi } from "../../../../testing/testApi";
import type { AdminUser } from "../adminUser.entity";
import { findActor, startSession } from "../session.service";

const password = "a long password";
const list = "{ people { id name email role status lastSeenAt inviteExpiresAt } }";
const invite = `mutation ($input: CreateInviteInput!) {
  createInvite(input: $input) { path person { id name email role status inviteExpiresAt } } }`;
const change = (operation: "disablePerson" | "enablePerson") =>
  `mutation ($input: IdInput!) { ${operation}(input: $input) { id status } }`;
const changeRole = "mutation ($input: ChangeRoleInput!) { changeRole(input: $input) { id role } }";

describe("people", () => {
  let api: TestApi;
  let ada: AdminUser;
  let ola: AdminUser;
  let as: { actor: Actor };

  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  beforeEach(async () => {
    await api.dataSource.query("TRUNCATE admin_users, invites, audit_log CASCADE");
    ada = await build("Ada", "admin");
    ola = await build("Ola", "editor");
    as = { actor: actorOf(ada) };
  });

  const build = (name: string, role: Role): Promise<AdminUser> =>
    buildAdministrator(api.dataSource.manager, { name, email: `${name.toLowerCase()}@example.com`, password, role });
  const actorOf = ({ id, name, role }: AdminUser): Actor => ({
    id,
    name,
    role,
    sessionHash: "",
    authenticatedAt: new Date(),
  });
  const run = (text: string, input: object, caller: { actor: Actor } = as) => api.run(text, { input }, caller);
  const refusal = async (text: string, input: object, caller?: { actor: Actor }) => {
    const { errors } = await run(text, input, caller);
    return errors.map(({ message, extensions }) => [extensions.code, message]);
  };
  const notes = async (): Promise<string[]> =>
    (await api.dataSource.query("SELECT actor_name, action, entity_type, title FROM audit_log ORDER BY id")).map(
      (row: Record<string, string>) => Object.values(row).join(" "),
    );
  const inviteNoa = { name: " Noa ", email: " Noa@Example.com", role: "contributor" };

  test("lists accounts with their last request, then the invited", async () => {
    const { cookie } = await startSession(api.dataSource.manager, ola.id, "");
    await api.dataSource.query("UPDATE admin_users SET last_login = '2026-01-01T10:00:00Z'");
    await run(change("disablePerson"), { id: ola.id });
    await startSession(api.dataSource.manager, ada.id, "");
    await run(invite, inviteNoa);
    const { data } = await api.run(list, {}, as);
    expect(data.people).toEqual([
      { ...person(ada), status: "ACTIVE", lastSeenAt: expect.not.stringContaining("2026-01-01T10:00") },
      { ...person(ola), status: "DISABLED", lastSeenAt: "2026-01-01T10:00:00.000Z" },
      {
        id: expect.any(String),
        name: "Noa",
        email: "noa@example.com",
        role: "contributor",
        status: "INVITED",
        lastSeenAt: null,
        inviteExpiresAt: expect.any(String),
      },
    ]);
    expect(await findActor(api.dataSource.manager, cookie)).toBeNull();
  });
  const person = ({ id, name, email, role }: AdminUser) => ({ id, name, email, role, inviteExpiresAt: null });

  test("disabling ends all sessions at once, and enabling opens the account again", async () => {
    const { cookie } = await startSession(api.dataSource.manager, ola.id, "");
    expect((await run(change("disablePerson"), { id: ola.id })).data.disablePerson.status).toBe("DISABLED");
    expect(await findActor(api.dataSource.manager, cookie)).toBeNull();
    expect(await api.dataSource.query("SELECT 1 FROM sessions")).toEqual([]);
    await run(change("disablePerson"), { id: ola.id });
    expect((await run(change("enablePerson"), { id: ola.id })).data.enablePerson.status).toBe("ACTIVE");
    await run(change("enablePerson"), { id: ola.id });
    expect(await notes()).toEqual(["Ada disable administrator Ola", "Ada enable administrator Ola"]);
  });

  test("a changed role counts from the next request on, and is logged with both roles", async () => {
    const { cookie } = await startSession(api.dataSource.manager, ola.id, "");
    expect((await run(changeRole, { id: ola.id, role: "contributor" })).data.changeRole.role).toBe("contributor");
    await run(changeRole, { id: ola.id, role: "contributor" });
    expect((await findActor(api.dataSource.manager, cookie))?.role).toBe("contributor");
    expect(await notes()).toEqual(["Ada changeRole administrator Ola"]);
    expect((await api.dataSource.query("SELECT changes FROM audit_log"))[0].changes).toEqual({
      role: ["editor", "contributor"],
    });
  });

  test("nobody disables or demotes themselves or the last active administrator", async () => {
    const id = ada.id;
    const tail = "Make someone else an administrator first.";
    expect([await refusal(change("disablePerson"), { id }), await refusal(changeRole, { id, role: "editor" })]).toEqual(
      [
        [["FORBIDDEN", `You are the only active administrator. ${tail}`]],
        [["FORBIDDEN", `You are the only active administrator, so your role must stay. ${tail}`]],
      ],
    );
    await run(changeRole, { id: ola.id, role: "admin" });
    expect([await refusal(change("disablePerson"), { id }), await refusal(changeRole, { id, role: "editor" })]).toEqual(
      [
        [["FORBIDDEN", "You cannot disable your own account. Ask another administrator."]],
        [["FORBIDDEN", "You cannot change your own role. Ask another administrator."]],
      ],
    );
    expect(await refusal(changeRole, { id, role: "admin" })).toEqual([]);
  });

  test("of two administrators who disable each other at the same time, one stays", async () => {
    for (let round = 0; round < 5; round++) {
      await api.dataSource.query("UPDATE admin_users SET role = 'admin', disabled_at = NULL");
      const [first, second] = await Promise.all([
        refusal(change("disablePerson"), { id: ola.id }),
        refusal(
          round % 2 ? changeRole : change("disablePerson"),
          { id: ada.id, ...(round % 2 && { role: "editor" }) },
          {
            actor: { ...actorOf(ola), role: "admin" },
          },
        ),
      ]);
      expect([first, second].filter((refused) => refused.length === 0)).toHaveLength(1);
      const active = await api.dataSource.query(
        "SELECT 1 FROM admin_users WHERE role = 'admin' AND disabled_at IS NULL",
      );
      expect(active).toHaveLength(1);
    }
  });

  test("reports accounts and invitations that do not exist", async () => {
    for (const id of ["not a uuid", "00000000-0000-4000-8000-000000000000"]) {
      const gone = [["NOT_FOUND", "This account no longer exists."]];
      const ended = [["NOT_FOUND", "This invitation was already used or revoked."]];
      expect(await refusal(change("disablePerson"), { id })).toEqual(gone);
      expect(await refusal(change("enablePerson"), { id })).toEqual(gone);
      expect(await refusal(changeRole, { id, role: "editor" })).toEqual(gone);
      expect(await refusal("mutation ($input: IdInput!) { revokeInvite(input: $input) }", { id })).toEqual(ended);
      expect(await refusal("mutation ($input: IdInput!) { renewInvite(input: $input) { path } }", { id })).toEqual(
        ended,
      );
    }
    expect(await notes()).toEqual([]);
  });

  test("an invitation needs a name and an address without account or invitation", async () => {
    expect((await run(invite, { ...inviteNoa, name: " ", email: "noa" })).errors[0].extensions.fieldErrors).toEqual({
      name: "Name is required",
      email: "Please enter a valid email address",
    });
    expect(await refusal(invite, { ...inviteNoa, email: "OLA@example.com" })).toEqual([
      ["CONFLICT", "Someone with this email address already has an account."],
    ]);
    const outcomes = await Promise.all([refusal(invite, inviteNoa), refusal(invite, inviteNoa)]);
    expect(outcomes.flat()).toEqual([
      ["CONFLICT", "Someone with this email address is already invited. Create a new invite link instead."],
    ]);
    expect(await notes()).toEqual(["Ada create invite Noa"]);
  });

  test("the invitations of an administrator end with the account or the role", async () => {
    const grace = await build("Grace", "admin");
    await run(invite, inviteNoa, { actor: actorOf(grace) });
    await run(changeRole, { id: grace.id, role: "editor" });
    expect(await api.dataSource.query("SELECT 1 FROM invites")).toEqual([]);
    expect(await refusal(invite, inviteNoa, { actor: actorOf(grace) })).toEqual([
      ["FORBIDDEN", "Your role does not allow this. Ask an administrator."],
    ]);
    await run(changeRole, { id: grace.id, role: "admin" });
    await run(invite, inviteNoa, { actor: actorOf(grace) });
    await run(change("disablePerson"), { id: grace.id });
    expect(await api.dataSource.query("SELECT 1 FROM invites")).toEqual([]);
    expect((await notes()).filter((note) => note.includes("invite"))).toEqual([
      "Grace create invite Noa",
      "Ada revoke invite Noa",
      "Grace create invite Noa",
      "Ada revoke invite Noa",
    ]);
  });
});
