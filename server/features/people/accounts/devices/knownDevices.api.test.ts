import { buildAdministrator } from "../../../../testing/build";
import { type TestApi, testApi } from "../../../../testing/testApi";

const signIn = `mutation ($email: String!, $password: String!) {
  signIn(input: { email: $email, password: $password }) { __typename } }`;
const password = "a long password";
const userAgent =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

describe("a sign-in", () => {
  let api: TestApi;
  let caller = 0;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  beforeEach(async () => {
    await api.dataSource.query("TRUNCATE mails; DELETE FROM admin_users");
    for (const email of ["ada@example.com", "bea@example.com"])
      await buildAdministrator(api.dataSource.manager, { email, password });
  });

  /** Signs in. @returns the cookie that the browser keeps. */
  async function enter(deviceCookie?: string, email = "ada@example.com"): Promise<string> {
    const as = { clientAddress: `198.51.100.${caller++}`, userAgent, deviceCookie };
    expect((await api.run(signIn, { email, password }, as)).data.signIn.__typename).toBe("SignedIn");
    return api.deviceCookies.at(-1) ?? "";
  }
  const mails = (): Promise<{ recipient: string; text: string }[]> =>
    api.dataSource.query("SELECT recipient, text FROM mails");

  test("in the first browser of an account, or in one that it knows, sends no mail", async () => {
    const cookie = await enter();
    expect(await enter(cookie)).toBe(cookie);
    expect(await enter(cookie, "bea@example.com")).toBe(cookie);
    expect(await mails()).toEqual([]);
  });

  test("in another browser sends the account's owner a mail", async () => {
    const cookie = await enter();
    const other = await enter();
    expect(other).not.toBe(cookie);
    await enter(other);
    expect(await mails()).toEqual([
      { recipient: "ada@example.com", text: expect.stringMatching(/Chrome on\s+Windows/) },
    ]);
    // A cookie of another account's browser is new for this account.
    await enter(undefined, "bea@example.com");
    await enter(cookie, "bea@example.com");
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(["ada@example.com", "bea@example.com"]);
  });
});
