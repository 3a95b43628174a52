import { codeAt, freshAddress, operations, password, TestAccount } from "../../../../testing/secondFactorApi";
import { type PasskeyFaults, SoftwarePasskey } from "../../../../testing/softwarePasskey";
import { type TestApi, testApi } from "../../../../testing/testApi";

const refused = "This passkey could not be used. Try again, or sign in with your password.";
const notAdded = "The passkey could not be added. Please start again.";
const needsHostName = "Passkeys need a host name. Open the site as localhost or by its domain.";

let api: TestApi;
beforeAll(async () => (api = await testApi()));
afterAll(() => api.stop());

/** Returns an account with a passkey. */
async function withPasskey() {
  const account = await TestAccount.create(api);
  await account.signIn();
  const actor = await account.lastActor();
  return { account, actor, passkey: await account.addPasskey(actor) };
}

const start = async (afterPassword = false, signInCookie?: string) => {
  const input = { afterPassword };
  const { data, errors } = await api.run(
    operations.startPasskeySignIn,
    { input },
    { clientAddress: freshAddress(), signInCookie },
  );
  return { options: data?.startPasskeySignIn as string, cookie: api.signInCookies.at(-1) ?? undefined, errors };
};
const finish = async (response: string, signInCookie: string | undefined) => {
  const { data } = await api.run(operations.finishPasskeySignIn, { input: { response } }, { signInCookie });
  return data.finishPasskeySignIn as { __typename: string; message?: string; administrator?: { email: string } };
};
const signIn = async (passkey: SoftwarePasskey, faults: PasskeyFaults = {}) => {
  const { options, cookie } = await start();
  return finish(passkey.signIn(options, faults), cookie);
};

describe("adding a passkey", () => {
  test("gives recovery codes with the first one, and names it after the device", async () => {
    const account = await TestAccount.create(api);
    await account.signIn();
    const actor = await account.lastActor();
    const add = async (name: string | undefined) => {
      const { data } = await account.run(actor, operations.startPasskey, { currentPassword: password });
      const response = new SoftwarePasskey().register(data.startPasskey);
      const added = await api.run(
        operations.addPasskey,
        { input: { name, response } },
        { actor, userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" },
      );
      return added.data.addPasskey;
    };
    const first = await add(undefined);
    expect(first.recoveryCodes).toHaveLength(10);
    const second = await add("  Key on my desk ");
    expect(second.recoveryCodes).toBeNull();
    const names = second.twoFactor.passkeys.map(({ name }: { name: string }) => name);
    expect(names).toEqual(["Firefox on Linux", "Key on my desk"]);
  });

  test("asks the browser for a discoverable, verified passkey that is not registered yet", async () => {
    const { account, actor } = await withPasskey();
    const { data } = await account.run(actor, operations.startPasskey, { currentPassword: password });
    expect(JSON.parse(data.startPasskey)).toMatchObject({
      rp: { id: "localhost", name: "WornBy" },
      user: { name: account.email, displayName: "Hanne" },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [{ type: "public-key" }],
    });
  });

  test("needs the password", async () => {
    const { account, actor } = await withPasskey();
    const { errors } = await account.run(actor, operations.startPasskey, { currentPassword: "another one" });
    expect(errors[0].extensions.fieldErrors).toEqual({ currentPassword: "This is not your current password" });
  });

  test.each(["http://127.0.0.1:4000", "https://[2001:db8::1]"])("needs a host name: %s", async (origin) => {
    const { actor } = await withPasskey();
    const input = { currentPassword: password };
    const getOrigin = () => origin;
    const { errors } = await api.run(operations.startPasskey, { input }, { actor, getOrigin });
    expect(errors[0]).toMatchObject({ message: needsHostName, extensions: { code: "BAD_USER_INPUT" } });
    const signingIn = await api.run(operations.startPasskeySignIn, { input: { afterPassword: false } }, { getOrigin });
    expect(signingIn.errors[0].message).toBe(needsHostName);
  });

  test.each([
    ["of another site", { origin: "https://evil.example" }],
    ["for another host", { rpId: "evil.example" }],
    ["to another challenge", { challenge: "AAAA" }],
    ["without user verification", { userVerified: false }],
  ] as [string, PasskeyFaults][])("refuses a response %s", async (_, faults) => {
    const { account, actor } = await withPasskey();
    const { data } = await account.run(actor, operations.startPasskey, { currentPassword: password });
    const response = new SoftwarePasskey().register(data.startPasskey, faults);
    const { errors } = await account.run(actor, operations.addPasskey, { response });
    expect(errors[0]).toMatchObject({ message: notAdded, extensions: { code: "BAD_USER_INPUT" } });
  });

  test("accepts a challenge once, and in the session that asked for it", async () => {
    const { account, actor } = await withPasskey();
    const { data } = await account.run(actor, operations.startPasskey, { currentPassword: password });
    const response = new SoftwarePasskey().register(data.startPasskey);
    const other = { ...actor, sessionHash: "another session" };
    expect((await account.run(other, operations.addPasskey, { response })).errors[0].message).toBe(notAdded);
    expect((await account.run(actor, operations.addPasskey, { response })).errors).toEqual([]);
    expect((await account.run(actor, operations.addPasskey, { response })).errors[0].message).toBe(notAdded);
  });

  test("refuses a passkey that is registered, text that is no response, and a late response", async () => {
    const { account, actor, passkey } = await withPasskey();
    const begin = async (): Promise<string> =>
      (await account.run(actor, operations.startPasskey, { currentPassword: password })).data.startPasskey;
    const known = await account.run(actor, operations.addPasskey, { response: passkey.register(await begin()) });
    expect(known.errors[0].extensions.code).toBe("CONFLICT");
    for (const response of ["", "null", "[]", "{", '{"id":1}']) {
      await begin();
      expect((await account.run(actor, operations.addPasskey, { response })).errors[0].message).toBe(notAdded);
    }
    const late = new SoftwarePasskey().register(await begin());
    await api.dataSource.query("UPDATE passkey_challenges SET expires_at = now() - interval '1 second'");
    expect((await account.run(actor, operations.addPasskey, { response: late })).errors[0].message).toBe(notAdded);
  });
});

describe("signing in with a passkey", () => {
  test("needs no password and no other factor, and records the use", async () => {
    const { account, actor, passkey } = await withPasskey();
    expect(await signIn(passkey)).toEqual({ __typename: "SignedIn", administrator: { email: account.email } });
    expect(await account.lastActor()).toMatchObject({ id: account.id });
    const { data } = await api.run(operations.status, {}, { actor });
    expect(data.twoFactor.passkeys[0].lastUsedAt).not.toBeNull();
    const [entry] = await api.dataSource.query(
      "SELECT changes FROM audit_log WHERE actor_id = $1 AND action = 'signIn' ORDER BY id DESC LIMIT 1",
      [account.id],
    );
    expect(entry.changes).toEqual({ method: [null, "passkey"] });
  });

  test("is the second factor after the password", async () => {
    const { account, passkey } = await withPasskey();
    const { data } = await account.signIn();
    expect(data.signIn).toEqual({ __typename: "SecondFactorNeeded", hasAuthenticator: false, hasPasskeys: true });
    const { options, cookie } = await start(true, api.signInCookies.at(-1) ?? undefined);
    expect(JSON.parse(options).allowCredentials).toHaveLength(1);
    expect((await finish(passkey.signIn(options), cookie)).administrator).toEqual({ email: account.email });
    const again = await account.verify(cookie, "000000");
    expect(again.data.verifySecondFactor.__typename).toBe("SignInExpired");
  });

  test("after the password, refuses a passkey of another account", async () => {
    const [mine, other] = [await withPasskey(), await withPasskey()];
    const { options, cookie } = await start(true, await mine.account.startSignIn());
    expect(await finish(other.passkey.signIn(options), cookie)).toEqual({
      __typename: "SignInFailed",
      message: refused,
    });
  });

  test("after the password, starts only while that step is open", async () => {
    expect((await start(true, "no such cookie")).options).toBeNull();
  });

  test.each([
    ["of another site", { origin: "https://evil.example" }],
    ["for another host", { rpId: "evil.example" }],
    ["to another challenge", { challenge: "AAAA" }],
    ["without user verification", { userVerified: false }],
    ["that names another account", { userHandle: "AAAA" }],
    ["that names no account", { userHandle: "" }],
  ] as [string, PasskeyFaults][])("refuses a signature %s", async (_, faults) => {
    const { passkey } = await withPasskey();
    expect(await signIn(passkey, faults)).toEqual({ __typename: "SignInFailed", message: refused });
  });

  test("refuses a counter that has not grown: the passkey may have been copied", async () => {
    const { passkey } = await withPasskey();
    expect((await signIn(passkey, { counter: 5 })).__typename).toBe("SignedIn");
    for (const counter of [4, 5]) expect((await signIn(passkey, { counter })).message).toBe(refused);
    expect((await signIn(passkey, { counter: 6 })).__typename).toBe("SignedIn");
  });

  test("refuses an unknown passkey, and text that is no response", async () => {
    const { options, cookie } = await start();
    expect((await finish(new SoftwarePasskey().signIn(options), cookie)).message).toBe(refused);
    for (const response of ["", "null", "[]", "{", '{"id":1}', '{"id":"x","response":null}']) {
      const { cookie: fresh } = await start();
      expect((await finish(response, fresh)).message).toBe(refused);
    }
  });

  test("accepts a challenge once, for five minutes, and in the browser that asked for it", async () => {
    const { passkey } = await withPasskey();
    const { options, cookie } = await start();
    const response = passkey.signIn(options);
    for (const other of [undefined, "another browser", (await start()).cookie]) {
      expect((await finish(response, other)).__typename).not.toBe("SignedIn");
    }
    expect((await finish(response, cookie)).__typename).toBe("SignedIn");
    expect((await finish(response, cookie)).__typename).toBe("SignInExpired");
    const late = await start();
    await api.dataSource.query("UPDATE passkey_challenges SET expires_at = now() - interval '1 second'");
    expect((await finish(passkey.signIn(late.options), late.cookie)).__typename).toBe("SignInExpired");
  });

  test("refuses a disabled account", async () => {
    const { account, passkey } = await withPasskey();
    await api.dataSource.query("UPDATE admin_users SET disabled_at = now() WHERE id = $1", [account.id]);
    expect((await signIn(passkey)).message).toBe(refused);
  });

  test("is limited per address, so that visitors cannot fill the table", async () => {
    const clientAddress = freshAddress();
    const begin = () => api.run(operations.startPasskeySignIn, { input: { afterPassword: false } }, { clientAddress });
    for (let n = 0; n < 30; n++) expect((await begin()).errors).toEqual([]);
    expect((await begin()).errors[0].extensions.code).toBe("TOO_MANY_REQUESTS");
  });
});

describe("removing a passkey", () => {
  test("needs the password; the last factor takes the recovery codes along", async () => {
    const { account, actor, passkey } = await withPasskey();
    const { data } = await api.run(operations.status, {}, { actor });
    const [{ id }] = data.twoFactor.passkeys;
    const wrong = await account.run(actor, operations.removePasskey, { id, currentPassword: "another one" });
    expect(wrong.errors[0].extensions.code).toBe("BAD_USER_INPUT");
    const removed = await account.run(actor, operations.removePasskey, { id, currentPassword: password });
    expect(removed.data.removePasskey.twoFactor).toEqual({ passkeys: [], recoveryCodesLeft: 0 });
    expect((await signIn(passkey)).message).toBe(refused);
    expect((await account.signIn()).data.signIn.__typename).toBe("SignedIn");
  });

  test("keeps the recovery codes while the authenticator app is on", async () => {
    const account = await TestAccount.create(api);
    const { actor, secret } = await account.enroll();
    await account.addPasskey(actor);
    const { data } = await api.run(operations.status, {}, { actor });
    const [{ id }] = data.twoFactor.passkeys;
    await account.run(actor, operations.removePasskey, { id, currentPassword: password });
    const verified = await account.verify(await account.startSignIn(), codeAt(secret, 1));
    expect(verified.data.verifySecondFactor.__typename).toBe("SignedIn");
    expect((await api.run(operations.status, {}, { actor })).data.twoFactor.recoveryCodesLeft).toBe(10);
  });

  test("does not reach passkeys of other accounts", async () => {
    const [mine, other] = [await withPasskey(), await withPasskey()];
    const { data } = await api.run(operations.status, {}, { actor: other.actor });
    const [{ id }] = data.twoFactor.passkeys;
    for (const wrong of [id, "x"]) {
      const input = { id: wrong, currentPassword: password };
      const { errors } = await mine.account.run(mine.actor, operations.removePasskey, input);
      expect(errors[0].extensions.code).toBe("NOT_FOUND");
    }
    expect((await signIn(other.passkey)).__typename).toBe("SignedIn");
  });
});
