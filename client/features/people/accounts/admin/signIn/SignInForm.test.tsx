import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor } from "@testing-library/react";
import {
  FinishPasskeySignInDocument,
  SignedInAdministratorDocument,
  SignInDocument,
  StartPasskeySignInDocument,
  VerifySecondFactorDocument,
} from "../../../../../graphql/generated/adminOperations";
import { renderPart } from "../../../../../testing/renderApp";
import { AdminAuthProvider } from "../AdminAuthProvider";
import { SignInForm } from "./SignInForm";

const mockStartAuthentication = jest.fn();
jest.mock("@simplewebauthn/browser", () => ({
  startAuthentication: (...args: unknown[]): unknown => mockStartAuthentication(...args),
}));

type Mock = MockLink.MockedResponse;
const ada = {
  __typename: "AdminUser" as const,
  id: "1",
  name: "Ada",
  email: "ada@example.com",
  avatar: "",
  role: "admin" as const,
};
const signedIn = { __typename: "SignedIn", administrator: ada };
const nobody: Mock = {
  request: { query: SignedInAdministratorDocument },
  result: { data: { currentAdministrator: null } },
};
const needed = (hasAuthenticator: boolean, hasPasskeys: boolean): Mock => ({
  request: { query: SignInDocument, variables: { input: { email: "ada@example.com", password: "secret-1" } } },
  result: { data: { signIn: { __typename: "SecondFactorNeeded", hasAuthenticator, hasPasskeys } } },
});
const verify = (code: string, result: object): Mock => ({
  request: { query: VerifySecondFactorDocument, variables: { input: { code } } },
  result: { data: { verifySecondFactor: result } },
});
const start = (afterPassword: boolean, options: string | null = '{"challenge":"c"}'): Mock => ({
  request: { query: StartPasskeySignInDocument, variables: { input: { afterPassword } } },
  result: { data: { startPasskeySignIn: options } },
});
const finish = (result: object): Mock => ({
  request: { query: FinishPasskeySignInDocument, variables: { input: { response: '{"id":"p"}' } } },
  result: { data: { finishPasskeySignIn: result } },
});

function open(...mocks: Mock[]) {
  const onSignedIn = jest.fn();
  const app = renderPart(
    <AdminAuthProvider loggedOut={false} onSignedOut={jest.fn()}>
      <SignInForm onSignedIn={onSignedIn} />
    </AdminAuthProvider>,
    { mocks: [nobody, ...mocks] },
  );
  return { ...app, onSignedIn };
}

type User = ReturnType<typeof open>["user"];
async function logIn(user: User): Promise<void> {
  await user.type(screen.getByLabelText("Email"), "ada@example.com");
  await user.type(screen.getByLabelText("Password"), "secret-1");
  await user.click(screen.getByRole("button", { name: "Log In" }));
}

beforeEach(() => {
  Object.assign(window, { PublicKeyCredential: class {} });
  mockStartAuthentication.mockReset().mockResolvedValue({ id: "p" });
});
afterEach(() => void Reflect.deleteProperty(window, "PublicKeyCredential"));

describe("SignInForm: email and password", () => {
  it("focuses the first field that is not valid", async () => {
    const { user } = open();
    await user.click(screen.getByRole("button", { name: "Log In" }));
    expect(await screen.findByText("Please enter a valid email address")).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText("Email")).toHaveFocus());
    await user.type(screen.getByLabelText("Email"), "ada@example.com");
    await user.click(screen.getByRole("button", { name: "Log In" }));
    await waitFor(() => expect(screen.getByLabelText("Password")).toHaveFocus());
  });
});

describe("SignInForm: second step", () => {
  it("asks for the app's code, keeps asking after a wrong one, and signs in", async () => {
    const wrong = { __typename: "SignInFailed", message: "This code is not right." };
    const { user, onSignedIn } = open(needed(true, false), verify("111 111", wrong), verify("222222", signedIn));
    await logIn(user);
    expect(await screen.findByRole("heading", { name: "Second step" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Use a passkey" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Continue" }));
    expect(await screen.findByText("Enter the six digits that your app shows")).toBeVisible();
    await user.type(screen.getByLabelText("Code"), "111 111");
    await user.click(screen.getByRole("button", { name: "Continue" }));
    expect(await screen.findByText("This code is not right.")).toBeVisible();
    await user.clear(screen.getByLabelText("Code"));
    await user.type(screen.getByLabelText("Code"), "222222");
    await user.click(screen.getByRole("button", { name: "Continue" }));
    expect(await screen.findByText("Welcome back, Ada!")).toBeVisible();
    expect(onSignedIn).toHaveBeenCalledTimes(1);
  });

  it("accepts a recovery code instead", async () => {
    const { user } = open(needed(true, true), verify("abcd-efgh-ijkl-mnop", signedIn));
    await logIn(user);
    await user.click(await screen.findByRole("button", { name: "Use a recovery code" }));
    await user.type(screen.getByLabelText("Recovery code"), "abcd-efgh-ijkl-mnop");
    await user.click(screen.getByRole("button", { name: "Continue" }));
    expect(await screen.findByText("Login successful")).toBeVisible();
  });

  it("returns to the password when it has expired, and by Start over", async () => {
    const expired = { __typename: "SignInExpired", message: "Please enter your password again." };
    const { user } = open(needed(true, false), verify("222222", expired), needed(true, false));
    await logIn(user);
    await user.type(await screen.findByLabelText("Code"), "222222");
    await user.click(screen.getByRole("button", { name: "Continue" }));
    expect(await screen.findByText("Please enter your password again.")).toBeVisible();
    expect(screen.getByLabelText("Email")).toHaveValue("ada@example.com");
    expect(screen.getByLabelText("Password")).toHaveValue("");
    await user.type(screen.getByLabelText("Password"), "secret-1");
    await user.click(screen.getByRole("button", { name: "Log In" }));
    await user.click(await screen.findByRole("button", { name: "Start over" }));
    expect(screen.getByLabelText("Password")).toBeVisible();
  });

  it("uses a passkey of the account", async () => {
    const { user } = open(needed(false, true), start(true), finish(signedIn));
    await logIn(user);
    await user.click(await screen.findByRole("button", { name: "Use a passkey" }));
    expect(await screen.findByText("Login successful")).toBeVisible();
    expect(mockStartAuthentication).toHaveBeenCalledWith({ optionsJSON: { challenge: "c" } });
  });
});

describe("SignInForm: passkey without a password", () => {
  const passkeyButton = () => screen.findByRole("button", { name: "Sign in with a passkey" });

  it("signs in", async () => {
    const { user, onSignedIn } = open(start(false), finish(signedIn));
    await user.click(await passkeyButton());
    expect(await screen.findByText("Welcome back, Ada!")).toBeVisible();
    expect(onSignedIn).toHaveBeenCalledTimes(1);
  });

  it("says why it failed, and can be tried again", async () => {
    const canceled = Object.assign(new Error("x"), { name: "NotAllowedError" });
    mockStartAuthentication.mockRejectedValueOnce(canceled);
    const refused = { __typename: "SignInFailed", message: "This passkey could not be used." };
    const { user, onSignedIn } = open(start(false), start(false), finish(refused));
    await user.click(await passkeyButton());
    expect(await screen.findByText("The passkey request was canceled or timed out.")).toBeVisible();
    await user.click(await passkeyButton());
    expect(await screen.findByText("This passkey could not be used.")).toBeVisible();
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it("is not offered by a browser without passkeys", () => {
    Reflect.deleteProperty(window, "PublicKeyCredential");
    open();
    expect(screen.queryByRole("button", { name: "Sign in with a passkey" })).toBeNull();
  });
});
