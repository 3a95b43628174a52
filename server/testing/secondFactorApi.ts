import { computeCode, timeStep } from "../features/people/accounts/twoFactor/totp";
import { findActor } from "../features/people/accounts/session.service";
import type { Actor } from "../core/graphql/context";
import { buildAdministrator } from "./build";
import { SoftwarePasskey } from "./softwarePasskey";
import type { GraphqlResponse, TestApi } from "./testApi";

/** Password of the administrators below. */
export const password = "a long password";

const administrator = "... on SignedIn { administrator { email } }";
const failures = "... on SignInFailed { message } ... on SignInExpired { message }";
export const operations = {
  signIn: `mutation ($input: SignInInput!) { signIn(input: $input) { __typename ${administrator}
    ... on SecondFactorNeeded { hasAuthenticator hasPasskeys } } }`,
  verify: `mutation ($input: SecondFactorInput!) { verifySecondFactor(input: $input) { __typename ${administrator} ${failures} } }`,
  startPasskeySignIn: "mutation ($input: StartPasskeySignInInput!) { startPasskeySignIn(input: $input) }",
  finishPasskeySignIn: `mutation ($input: PasskeySignInInput!) { finishPasskeySignIn(input: $input) { __typename ${administrator} ${failures} } }`,
  status: "{ twoFactor { authenticatorSince passkeys { id name lastUsedAt } recoveryCodesLeft required } }",
  start: "mutation ($input: ConfirmPasswordInput!) { startAuthenticator(input: $input) { secret uri qrCode } }",
  confirm: `mutation ($input: AuthenticatorCodeInput!) { confirmAuthenticator(input: $input) {
    recoveryCodes twoFactor { authenticatorSince recoveryCodesLeft } } }`,
  removeAuthenticator: `mutation ($input: ConfirmPasswordInput!) { removeAuthenticator(input: $input) {
    recoveryCodes twoFactor { authenticatorSince recoveryCodesLeft } } }`,
  startPasskey: "mutation ($input: ConfirmPasswordInput!) { startPasskey(input: $input) }",
  addPasskey: `mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { recoveryCodes twoFactor { passkeys { id name } } } }`,
  removePasskey: `mutation ($input: RemovePasskeyInput!) { removePasskey(input: $input) {
    twoFactor { passkeys { id } recoveryCodesLeft } } }`,
  renew: `mutation ($input: ConfirmPasswordInput!) { renewRecoveryCodes(input: $input) {
    recoveryCodes twoFactor { recoveryCodesLeft } } }`,
};

let callers = 0;
/** Returns an address without failed attempts. */
export const freshAddress = (): string => `198.18.${Math.floor(++callers / 250)}.${callers % 250}`;

/** An administrator who signs in through the API. */
export class TestAccount {
  private constructor(
    private readonly api: TestApi,
    readonly id: string,
    readonly email: string,
  ) {}

  static async create(api: TestApi, row: { role?: Actor["role"] } = {}): Promise<TestAccount> {
    const email = `account${++callers}@example.com`;
    const { id } = await buildAdministrator(api.dataSource.manager, { email, password, name: "Hanne", ...row });
    return new TestAccount(api, id, email);
  }

  /** Returns the caller of the last session that the API has started. */
  async lastActor(): Promise<Actor> {
    const actor = await findActor(this.api.dataSource.manager, this.api.cookies.at(-1) ?? undefined);
    if (!actor) throw new Error("There is no session.");
    return actor;
  }

  signIn(typed = password): Promise<GraphqlResponse> {
    return this.api.run(
      operations.signIn,
      { input: { email: this.email, password: typed } },
      { clientAddress: freshAddress() },
    );
  }

  /** Starts the sign-in and returns the cookie of its second step. */
  async startSignIn(): Promise<string> {
    const { data } = await this.signIn();
    if (data.signIn.__typename !== "SecondFactorNeeded") throw new Error(JSON.stringify(data));
    return this.api.signInCookies.at(-1) ?? "";
  }

  verify(signInCookie: string | undefined, code: string, clientAddress = freshAddress()): Promise<GraphqlResponse> {
    return this.api.run(operations.verify, { input: { code } }, { signInCookie, clientAddress });
  }

  /** Runs an operation as this administrator. */
  run(actor: Actor, operation: string, input: object): Promise<GraphqlResponse> {
    return this.api.run(operation, { input }, { actor, clientAddress: freshAddress() });
  }

  /** Signs in without a second factor, and turns the authenticator app on with the current code. */
  async enroll(): Promise<{ actor: Actor; secret: string; recoveryCodes: string[] }> {
    await this.signIn();
    const actor = await this.lastActor();
    const { data } = await this.run(actor, operations.start, { currentPassword: password });
    const { secret } = data.startAuthenticator;
    const confirmed = await this.run(actor, operations.confirm, { code: codeAt(secret) });
    return { actor, secret, recoveryCodes: confirmed.data.confirmAuthenticator.recoveryCodes };
  }

  async addPasskey(actor: Actor, passkey = new SoftwarePasskey(), name?: string): Promise<SoftwarePasskey> {
    const { data } = await this.run(actor, operations.startPasskey, { currentPassword: password });
    const { errors } = await this.run(actor, operations.addPasskey, {
      name,
      response: passkey.register(data.startPasskey),
    });
    if (errors.length) throw new Error(JSON.stringify(errors));
    return passkey;
  }
}

/**
 * Returns the code of the current time step, or of the next one, which is accepted, too. Both stay valid when the step
 * changes during a test.
 */
export const codeAt = (secret: string, offset: 0 | 1 = 0): string => computeCode(secret, timeStep(Date.now()) + offset);
