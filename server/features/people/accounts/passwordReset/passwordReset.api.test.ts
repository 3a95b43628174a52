import { hashSecret } from "../../../../core/access/secretToken";
import { buildAdministrator } from "../../../../testing/build";
import { type TestApi, testApi } from "../../../../testing/testApi";
import { setUpMail } from "../../../site/mail/mailSite.service";
import { passwordResetMessages as messages } from "./passwordReset.messages";

const request = `mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { message outboxPath } }`;
const open = `mutation ($token: String!) { openPasswordReset(input: { token: $token }) {
  __typename ... on OpenPasswordReset { email } ... on PasswordResetRefused { message } } }`;
const finish = `mutation ($token: String!, $password: String!) {
  finishPasswordReset(input: { token: $token, password: $password }) {
    __typename ... on PasswordResetDone { message } ... on PasswordResetRefused { message } } }`;
const signIn = `mutation ($email: String!, $password: String!) {
  signIn(input: { email: $email, password: $password }) { __typename } }`;
const email = "ada@example.com";
const former = "a long password";
const password = "another long password";

describe("a forgotten password", () => {
  let api: TestApi;
  let id: string;
  let caller = 0;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  beforeEach(async () => {
    await api.dataSource.query("TRUNCATE mails, attempts; DELETE FROM admin_users");
    ({ id } = await buildAdministrator(api.dataSource.manager, { email, password: former }));
    setUpMail(api.dataSource.manager, { origin: "https://wornby.example", canSend: true, isOutboxPublic: false });
  });

  const from = () => ({ clientAddress: `198.51.100.${caller++}` });
  const ask = (to = email, as = from()) => api.run(request, { email: to }, as);
  const listMails = (): Promise<{ recipient: string; text: string }[]> =>
    api.dataSource.query("SELECT recipient, text FROM mails ORDER BY created_at");
  /** Asks for a link. @returns its token. */
  async function getToken(): Promise<string> {
    await ask();
    const text = (await listMails()).at(-1)?.text ?? "";
    return /\/admin\/reset-password#([\w-]+)/.exec(text)?.[1] ?? "";
  }
  const refusal = { __typename: "PasswordResetRefused", message: messages.refused };

  test("is replaced by the link of a mail, which ends the sessions and works once", async () => {
    await api.run(signIn, { email, password: former }, from());
    const token = await getToken();
    const second = await getToken();
    const [stored] = await api.dataSource.query(
      "SELECT token_hash AS hash FROM password_resets WHERE token_hash = $1",
      [hashSecret(token)],
    );
    expect(stored).toBeDefined();
    expect((await api.run(open, { token }, from())).data.openPasswordReset).toEqual({
      __typename: "OpenPasswordReset",
      email,
    });
    expect((await api.run(finish, { token, password }, from())).data.finishPasswordReset).toEqual({
      __typename: "PasswordResetDone",
      message: messages.done,
    });
    expect(await api.dataSource.query("SELECT 1 FROM sessions WHERE admin_user_id = $1", [id])).toEqual([]);
    for (const used of [token, second, "x".repeat(32), "short"]) {
      expect((await api.run(open, { token: used }, from())).data.openPasswordReset).toEqual(refusal);
      expect((await api.run(finish, { token: used, password: former }, from())).data.finishPasswordReset).toEqual(
        refusal,
      );
    }
    const result = async (typed: string) =>
      (await api.run(signIn, { email, password: typed }, from())).data.signIn.__typename;
    expect([await result(former), await result(password)]).toEqual(["SignInFailed", "SignedIn"]);
  });

  test("keeps its link after a password that is refused, and loses it after an hour", async () => {
    const token = await getToken();
    const { errors } = await api.run(finish, { token, password: "short" }, from());
    expect(errors[0].extensions.fieldErrors).toEqual({ password: "Password must be at least 8 characters" });
    expect((await api.run(open, { token }, from())).data.openPasswordReset.__typename).toBe("OpenPasswordReset");
    await api.dataSource.query("UPDATE password_resets SET expires_at = expires_at - interval '1 hour'");
    expect((await api.run(open, { token }, from())).data.openPasswordReset).toEqual(refusal);
  });

  test("gets the same answer after the same time for unknown and disabled accounts, which get no mail", async () => {
    const elapsed: number[] = [];
    const answers: unknown[] = [];
    await buildAdministrator(api.dataSource.manager, { email: "off@example.com", password: former });
    await api.dataSource.query("UPDATE admin_users SET disabled_at = now() WHERE email = 'off@example.com'");
    for (const address of [email, "nobody@example.com", "off@example.com"]) {
      const start = performance.now();
      answers.push((await ask(address)).data.requestPasswordReset);
      elapsed.push(performance.now() - start);
    }
    expect(answers).toEqual(answers.map(() => ({ message: messages.requested, outboxPath: null })));
    for (const time of elapsed) expect(time).toBeGreaterThanOrEqual(595);
    expect((await listMails()).map(({ recipient }) => recipient)).toEqual([email]);
  });

  test("can be asked for three times in an hour, also for an unknown address", async () => {
    for (const address of [email, "nobody@example.com"]) {
      for (let n = 0; n < 3; n += 1) expect((await ask(address)).errors).toEqual([]);
      expect((await ask(address)).errors[0].extensions.code).toBe("TOO_MANY_REQUESTS");
    }
  });

  test.each([true, false])(
    "has no mail on a site without a mail server (public outbox: %s)",
    async (isOutboxPublic) => {
      setUpMail(api.dataSource.manager, { origin: "https://wornby.example", canSend: false, isOutboxPublic });
      expect((await api.run("{ canResetPasswordByMail }")).data.canResetPasswordByMail).toBe(false);
      expect((await ask()).errors[0].message).toBe(messages.noMail);
      expect(await listMails()).toEqual([]);
    },
  );
});
