import { codeAt, freshAddress, operations, password, TestAccount } from "../../../../testing/secondFactorApi";
import { type TestApi, testApi } from "../../../../testing/testApi";
import { disableAdministrator, enableAdministrator, resetPassword } from "../administrators.service";
import { endExpiredSessions } from "../session.service";
import { deleteExpiredSignIns } from "./pendingSignIns.service";

const changePassword = "mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id } }";
const expired = "This sign-in took longer than five minutes. Please enter your password again.";
const wrong = "This code is not right, or it was already used. Wait for the next one and try again.";

let api: TestApi;
beforeAll(async () => (api = await testApi()));
afterAll(() => api.stop());

const count = async (table: string, id: string): Promise<number> =>
  (await api.dataSource.query(`SELECT count(*)::int AS n FROM ${table} WHERE admin_user_id = $1`, [id]))[0].n;
const log = async (account: TestAccount): Promise<string[]> => {
  const rows: { action: string; entity_type: string }[] = await api.dataSource.query(
    "SELECT action, entity_type FROM audit_log WHERE actor_id = $1 ORDER BY id",
    [account.id],
  );
  return rows.map(({ action, entity_type: type }) => `${action} ${type}`);
};

describe("authenticator app", () => {
  test("is off until a correct code, and returns ten recovery codes with it", async () => {
    const account = await TestAccount.create(api);
    await account.signIn();
    const actor = await account.lastActor();
    const started = await account.run(actor, operations.start, { currentPassword: password });
    const { secret, uri, qrCode } = started.data.startAuthenticator;
    expect(uri).toContain(`secret=${secret}`);
    expect(Buffer.from(qrCode.split(",")[1], "base64").toString()).toMatch(/^<svg /);
    expect((await account.signIn()).data.signIn.__typename).toBe("SignedIn");
    const refused = await account.run(actor, operations.confirm, { code: "000000" });
    expect(refused.errors[0].extensions).toMatchObject({ code: "BAD_USER_INPUT", fieldErrors: { code: wrong } });
    expect((await account.signIn()).data.signIn.__typename).toBe("SignedIn");
    const { data } = await account.run(actor, operations.confirm, { code: ` ${codeAt(secret)} ` });
    const { recoveryCodes, twoFactor } = data.confirmAuthenticator;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(twoFactor).toEqual({ authenticatorSince: expect.any(String), recoveryCodesLeft: 10 });
    expect((await account.signIn()).data.signIn).toEqual({
      __typename: "SecondFactorNeeded",
      hasAuthenticator: true,
      hasPasskeys: false,
    });
    expect(await log(account)).toContain("enable authenticator");
  });

  test("starts only with the password, and not twice", async () => {
    const account = await TestAccount.create(api);
    await account.signIn();
    const actor = await account.lastActor();
    const { errors } = await account.run(actor, operations.start, { currentPassword: "another one" });
    expect(errors[0].extensions.fieldErrors).toEqual({ currentPassword: "This is not your current password" });
    const early = await account.run(actor, operations.confirm, { code: "123456" });
    expect(early.errors[0].extensions.code).toBe("CONFLICT");
    const enrolled = await (await TestAccount.create(api)).enroll();
    const again = await account.run(enrolled.actor, operations.start, { currentPassword: password });
    expect(again.errors[0]).toMatchObject({ extensions: { code: "CONFLICT" } });
  });

  test("turning it off needs the password, and removes the recovery codes", async () => {
    const account = await TestAccount.create(api);
    const { actor } = await account.enroll();
    const refused = await account.run(actor, operations.removeAuthenticator, { currentPassword: "another one" });
    expect(refused.errors[0].extensions.code).toBe("BAD_USER_INPUT");
    expect(await count("recovery_codes", account.id)).toBe(10);
    const { data } = await account.run(actor, operations.removeAuthenticator, { currentPassword: password });
    expect(data.removeAuthenticator.twoFactor).toEqual({ authenticatorSince: null, recoveryCodesLeft: 0 });
    expect((await account.signIn()).data.signIn.__typename).toBe("SignedIn");
    expect(await log(account)).toContain("disable authenticator");
    const again = await account.run(actor, operations.removeAuthenticator, { currentPassword: password });
    expect(again.errors[0].extensions.code).toBe("NOT_FOUND");
  });
});

describe("second step of a sign-in", () => {
  test("gives no session before the code, and one after it", async () => {
    const account = await TestAccount.create(api);
    const { secret } = await account.enroll();
    const sessions = await count("sessions", account.id);
    const cookie = await account.startSignIn();
    expect(await count("sessions", account.id)).toBe(sessions);
    const stored: unknown[] = await api.dataSource.query(
      "SELECT 1 FROM pending_sign_ins WHERE pending_sign_ins::text LIKE $1",
      [`%${cookie}%`],
    );
    expect(stored).toEqual([]);
    const { data } = await account.verify(cookie, codeAt(secret, 1));
    expect(data.verifySecondFactor).toEqual({ __typename: "SignedIn", administrator: { email: account.email } });
    expect(await account.lastActor()).toMatchObject({ id: account.id, mustEnroll: false });
    expect(api.signInCookies.at(-1)).toBeNull();
  });

  test("accepts a code once", async () => {
    const account = await TestAccount.create(api);
    const { secret } = await account.enroll();
    const code = codeAt(secret, 1);
    const cookies = [await account.startSignIn(), await account.startSignIn()];
    const results = await Promise.all(cookies.map((cookie) => account.verify(cookie, code)));
    const kinds = results.map(({ data }) => data.verifySecondFactor.__typename);
    expect(kinds.sort()).toEqual(["SignInFailed", "SignedIn"]);
  });

  test("does not accept the code that turned the app on", async () => {
    const account = await TestAccount.create(api);
    const { secret } = await account.enroll();
    const [{ last_step: step }] = await api.dataSource.query(
      "SELECT last_step FROM authenticators WHERE admin_user_id = $1",
      [account.id],
    );
    const { computeCode } = await import("./totp");
    const { data } = await account.verify(await account.startSignIn(), computeCode(secret, step));
    expect(data.verifySecondFactor).toEqual({ __typename: "SignInFailed", message: wrong });
  });

  test("works once, and not in another browser", async () => {
    const account = await TestAccount.create(api);
    const { secret, recoveryCodes } = await account.enroll();
    const cookie = await account.startSignIn();
    for (const other of [undefined, "", "another cookie"]) {
      const { data } = await account.verify(other, codeAt(secret, 1));
      expect(data.verifySecondFactor).toEqual({ __typename: "SignInExpired", message: expired });
    }
    expect((await account.verify(cookie, codeAt(secret, 1))).data.verifySecondFactor.__typename).toBe("SignedIn");
    const { data } = await account.verify(cookie, recoveryCodes[0]);
    expect(data.verifySecondFactor.__typename).toBe("SignInExpired");
  });

  test.each([
    [
      "five minutes",
      (a: TestAccount) =>
        api.dataSource.query(
          "UPDATE pending_sign_ins SET expires_at = now() - interval '1 second' WHERE admin_user_id = $1",
          [a.id],
        ),
    ],
    ["a reset password", (a: TestAccount) => resetPassword(api.dataSource.manager, a.email, "quite another one")],
    [
      "a password that a command in the database changed",
      (a: TestAccount) => api.dataSource.query("UPDATE admin_users SET password_hash = 'x' WHERE id = $1", [a.id]),
    ],
    ["a disabled account", (a: TestAccount) => disableAdministrator(api.dataSource.manager, a.email)],
    [
      "an account that was disabled and enabled again",
      async (a: TestAccount) => {
        await disableAdministrator(api.dataSource.manager, a.email);
        await enableAdministrator(api.dataSource.manager, a.email);
      },
    ],
    [
      "an account that was disabled in the table",
      (a: TestAccount) => api.dataSource.query("UPDATE admin_users SET disabled_at = now() WHERE id = $1", [a.id]),
    ],
    ["a removed account", (a: TestAccount) => api.dataSource.query("DELETE FROM admin_users WHERE id = $1", [a.id])],
  ] as [string, (account: TestAccount) => Promise<unknown>][])("ends with %s", async (_, end) => {
    const account = await TestAccount.create(api);
    const { secret } = await account.enroll();
    const cookie = await account.startSignIn();
    await end(account);
    const { data } = await account.verify(cookie, codeAt(secret, 1));
    expect(data.verifySecondFactor).toEqual({ __typename: "SignInExpired", message: expired });
  });

  test("ends when the password changes in another session", async () => {
    const account = await TestAccount.create(api);
    const { actor, secret } = await account.enroll();
    const cookie = await account.startSignIn();
    const input = { currentPassword: password, newPassword: "quite another one" };
    expect((await account.run(actor, changePassword, input)).errors).toEqual([]);
    expect((await account.verify(cookie, codeAt(secret, 1))).data.verifySecondFactor.__typename).toBe("SignInExpired");
  });

  test("is blocked after five wrong codes from any address, also for the right code", async () => {
    const account = await TestAccount.create(api);
    const { secret, recoveryCodes } = await account.enroll();
    const cookie = await account.startSignIn();
    for (let n = 0; n < 5; n++) {
      expect((await account.verify(cookie, "000000")).data.verifySecondFactor).toEqual({
        __typename: "SignInFailed",
        message: wrong,
      });
    }
    for (const code of [codeAt(secret, 1), recoveryCodes[0]]) {
      const { errors } = await account.verify(await account.startSignIn(), code);
      expect(errors[0].extensions.code).toBe("TOO_MANY_REQUESTS");
    }
  });

  test("is blocked for an address after five wrong codes for any account", async () => {
    const address = freshAddress();
    for (let n = 0; n < 5; n++) {
      const account = await TestAccount.create(api);
      await account.enroll();
      await account.verify(await account.startSignIn(), "no such code", address);
    }
    const account = await TestAccount.create(api);
    const { secret } = await account.enroll();
    const { errors } = await account.verify(await account.startSignIn(), codeAt(secret, 1), address);
    expect(errors[0].extensions.code).toBe("TOO_MANY_REQUESTS");
  });

  test("a wrong password answers as it does without a second factor", async () => {
    const account = await TestAccount.create(api);
    await account.enroll();
    expect((await account.signIn("another one")).data.signIn).toEqual({ __typename: "SignInFailed" });
  });

  test("the hourly job deletes what has expired, and nothing else", async () => {
    const [old, current] = [await TestAccount.create(api), await TestAccount.create(api)];
    for (const account of [old, current]) {
      await account.enroll();
      await account.startSignIn();
    }
    await api.dataSource.query(
      "UPDATE pending_sign_ins SET expires_at = now() - interval '1 second' WHERE admin_user_id = $1",
      [old.id],
    );
    await endExpiredSessions(api.dataSource.manager);
    expect(await deleteExpiredSignIns(api.dataSource.manager)).toBeGreaterThanOrEqual(1);
    expect(await count("pending_sign_ins", old.id)).toBe(0);
    expect(await count("pending_sign_ins", current.id)).toBe(1);
  });
});

describe("recovery codes", () => {
  test("sign in once each, however they are typed, and the log says so", async () => {
    const account = await TestAccount.create(api);
    const { actor, recoveryCodes } = await account.enroll();
    const typed = recoveryCodes[3].toUpperCase().replaceAll("-", " ");
    expect((await account.verify(await account.startSignIn(), typed)).data.verifySecondFactor.__typename).toBe(
      "SignedIn",
    );
    const again = await account.verify(await account.startSignIn(), recoveryCodes[3]);
    expect(again.data.verifySecondFactor.__typename).toBe("SignInFailed");
    const { data } = await api.run(operations.status, {}, { actor });
    expect(data.twoFactor).toMatchObject({ recoveryCodesLeft: 9, required: false });
    expect(await log(account)).toContain("use recoveryCodes");
  });

  test("are stored as hashes", async () => {
    const account = await TestAccount.create(api);
    const { recoveryCodes } = await account.enroll();
    const rows: unknown[] = await api.dataSource.query("SELECT * FROM recovery_codes WHERE admin_user_id = $1", [
      account.id,
    ]);
    const stored = JSON.stringify(rows);
    for (const code of recoveryCodes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replaceAll("-", ""));
    }
  });

  test("are replaced with the password, and the former ones end", async () => {
    const account = await TestAccount.create(api);
    const { actor, recoveryCodes } = await account.enroll();
    const refused = await account.run(actor, operations.renew, { currentPassword: "another one" });
    expect(refused.errors[0].extensions.code).toBe("BAD_USER_INPUT");
    const { data } = await account.run(actor, operations.renew, { currentPassword: password });
    const renewed: string[] = data.renewRecoveryCodes.recoveryCodes;
    expect(renewed).toHaveLength(10);
    const former = await account.verify(await account.startSignIn(), recoveryCodes[0]);
    expect(former.data.verifySecondFactor.__typename).toBe("SignInFailed");
    const fresh = await account.verify(await account.startSignIn(), renewed[0]);
    expect(fresh.data.verifySecondFactor.__typename).toBe("SignedIn");
    expect(await log(account)).toContain("renew recoveryCodes");
  });

  test("need a second factor", async () => {
    const account = await TestAccount.create(api);
    await account.signIn();
    const { errors } = await account.run(await account.lastActor(), operations.renew, { currentPassword: password });
    expect(errors[0].extensions.code).toBe("NOT_FOUND");
  });
});
