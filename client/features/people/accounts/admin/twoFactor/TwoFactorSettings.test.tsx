import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import {
  AddPasskeyDocument,
  ConfirmAuthenticatorDocument,
  OwnTwoFactorDocument,
  RemoveAuthenticatorDocument,
  RemovePasskeyDocument,
  RenewRecoveryCodesDocument,
  StartAuthenticatorDocument,
  StartPasskeyDocument,
  type TwoFactorFieldsFragment,
} from "../../../../../graphql/generated/adminOperations";
import { renderPart } from "../../../../../testing/renderApp";
import { TwoFactorSettings } from "./TwoFactorSettings";

const mockStartRegistration = jest.fn();
jest.mock("@simplewebauthn/browser", () => ({
  startRegistration: (...args: unknown[]): unknown => mockStartRegistration(...args),
}));

type Mock = MockLink.MockedResponse;
const password = "a long password";
const none = {
  __typename: "TwoFactor" as const,
  authenticatorSince: null,
  passkeys: [],
  recoveryCodesLeft: 0,
  required: false,
};
const on = { ...none, authenticatorSince: "2026-01-05T12:00:00.000Z", recoveryCodesLeft: 10 };
const laptop = {
  __typename: "Passkey" as const,
  id: "1",
  name: "Laptop",
  createdAt: "2026-01-05T12:00:00.000Z",
  lastUsedAt: null,
};
const codes = ["abcd-efgh-ijkl-mnop", "qrst-uvwx-yz23-4567"];

const reading = (twoFactor: TwoFactorFieldsFragment): Mock => ({
  request: { query: OwnTwoFactorDocument },
  result: { data: { twoFactor } },
});
const change = (twoFactor: TwoFactorFieldsFragment, recoveryCodes: string[] | null = null) => ({
  __typename: "TwoFactorChange",
  recoveryCodes,
  twoFactor,
});
const mutation = (query: Mock["request"]["query"], input: object, data: object): Mock => ({
  request: { query, variables: { input } },
  result: { data },
});
const wrong = (query: Mock["request"]["query"], input: object, fieldErrors: Record<string, string>): Mock => ({
  request: { query, variables: { input } },
  result: {
    errors: [
      new GraphQLError("Please check what you entered.", { extensions: { code: "BAD_USER_INPUT", fieldErrors } }),
    ],
  },
});

function open(...mocks: Mock[]) {
  const onEnrolled = jest.fn();
  return { ...renderPart(<TwoFactorSettings onEnrolled={onEnrolled} />, { mocks }), onEnrolled };
}
type User = ReturnType<typeof open>["user"];

/** Enters the password in the open dialog. */
async function confirm(user: User, label: string, typed = password): Promise<void> {
  const dialog = within(await screen.findByRole("dialog"));
  await user.clear(dialog.getByLabelText(/^Current password/));
  await user.type(dialog.getByLabelText(/^Current password/), typed);
  await user.click(dialog.getByRole("button", { name: label }));
}
const press = async (user: User, name: string | RegExp) => user.click(await screen.findByRole("button", { name }));

beforeEach(() => {
  Object.assign(window, { PublicKeyCredential: class {} });
  mockStartRegistration.mockReset().mockResolvedValue({ id: "p" });
});
afterEach(() => void Reflect.deleteProperty(window, "PublicKeyCredential"));

describe("TwoFactorSettings: authenticator app", () => {
  const setup = {
    __typename: "AuthenticatorSetup",
    secret: "ABCDEFGHIJKLMNOP",
    uri: "otpauth://totp/x",
    qrCode: "data:image/svg+xml;base64,x",
  };

  test("is set up with the password, the QR code or the key, and a correct code", async () => {
    const { user, onEnrolled } = open(
      reading(none),
      wrong(StartAuthenticatorDocument, { currentPassword: "guess" }, { currentPassword: "Not your password" }),
      mutation(StartAuthenticatorDocument, { currentPassword: password }, { startAuthenticator: setup }),
      wrong(ConfirmAuthenticatorDocument, { code: "111111" }, { code: "This code is not right" }),
      mutation(ConfirmAuthenticatorDocument, { code: "222222" }, { confirmAuthenticator: change(on, codes) }),
    );
    await press(user, "Set up authenticator app");
    await confirm(user, "Continue", "guess");
    expect(await screen.findByText("Not your password")).toBeVisible();
    await confirm(user, "Continue");
    expect(await screen.findByRole("img", { name: "QR code for the authenticator app" })).toHaveAttribute(
      "src",
      setup.qrCode,
    );
    expect(screen.getByText("ABCD EFGH IJKL MNOP")).toBeVisible();
    for (const code of ["111111", "222222"]) {
      await user.clear(screen.getByLabelText(/^Code/));
      await user.type(screen.getByLabelText(/^Code/), code);
      await press(user, "Turn on");
      if (code === "111111") expect(await screen.findByText("This code is not right")).toBeVisible();
    }
    const shown = within(await screen.findByRole("dialog", { name: "Save your recovery codes" }));
    expect(shown.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(codes);
    expect(onEnrolled).not.toHaveBeenCalled();
    await user.click(shown.getByRole("button", { name: "I have saved them" }));
    expect(onEnrolled).toHaveBeenCalledTimes(1);
    expect(await screen.findByText(/^On since Jan 5, 2026/)).toBeVisible();
  });

  test("is turned off with the password", async () => {
    const input = { currentPassword: password };
    const { user } = open(
      reading(on),
      mutation(RemoveAuthenticatorDocument, input, { removeAuthenticator: change(none) }),
    );
    await press(user, "Turn off authenticator app");
    await confirm(user, "Turn off");
    expect(await screen.findByText("Authenticator app is off")).toBeVisible();
    expect(await screen.findByRole("button", { name: "Set up authenticator app" })).toBeVisible();
    expect(screen.queryByText("Recovery codes")).toBeNull();
  });
});

describe("TwoFactorSettings: passkeys", () => {
  test("are added with a name, and the first one gives recovery codes", async () => {
    const { user } = open(
      reading(none),
      mutation(StartPasskeyDocument, { currentPassword: password }, { startPasskey: '{"challenge":"c"}' }),
      mutation(
        AddPasskeyDocument,
        { name: "Laptop", response: '{"id":"p"}' },
        { addPasskey: change({ ...none, passkeys: [laptop], recoveryCodesLeft: 10 }, codes) },
      ),
    );
    await press(user, "Add passkey");
    await user.type(await screen.findByLabelText(/^Name/), "Laptop");
    await confirm(user, "Continue");
    expect(await screen.findByRole("dialog", { name: "Save your recovery codes" })).toBeVisible();
    await press(user, "I have saved them");
    const lines = within(screen.getByRole("list", { name: "Passkeys" })).getAllByRole("listitem");
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^LaptopAdded Jan 5, 2026.*not used yetRemove$/),
    ]);
  });

  test("stay out when the browser refuses, with a sentence in the dialog", async () => {
    mockStartRegistration.mockRejectedValue(Object.assign(new Error("x"), { name: "InvalidStateError" }));
    const { user } = open(
      reading(none),
      mutation(StartPasskeyDocument, { currentPassword: password }, { startPasskey: '{"challenge":"c"}' }),
    );
    await press(user, "Add passkey");
    await confirm(user, "Continue");
    expect(await screen.findByRole("alert")).toHaveTextContent("This device already has a passkey of your account.");
  });

  test("are removed with the password", async () => {
    const { user } = open(
      reading({ ...on, passkeys: [laptop] }),
      mutation(RemovePasskeyDocument, { id: "1", currentPassword: password }, { removePasskey: change(on) }),
    );
    await press(user, "Remove the passkey Laptop");
    await confirm(user, "Remove");
    expect(await screen.findByText("Laptop no longer signs you in.")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("Laptop")).toBeNull());
  });

  test("say what they need when the browser has none", async () => {
    Reflect.deleteProperty(window, "PublicKeyCredential");
    open(reading(none));
    expect(await screen.findByText("Passkeys need HTTPS and a browser that supports them.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Add passkey" })).toBeNull();
  });
});

describe("TwoFactorSettings: recovery codes", () => {
  test.each([
    [3, false],
    [2, true],
    [0, true],
  ])("%i left: warns %s", async (recoveryCodesLeft, warns) => {
    open(reading({ ...on, recoveryCodesLeft }));
    expect(await screen.findByText(new RegExp(`${recoveryCodesLeft} of 10 left`))).toBeVisible();
    expect(screen.queryByText("You are running out of recovery codes") !== null).toBe(warns);
  });

  test("are renewed with the password and shown once", async () => {
    const { user } = open(
      reading({ ...on, recoveryCodesLeft: 1 }),
      mutation(RenewRecoveryCodesDocument, { currentPassword: password }, { renewRecoveryCodes: change(on, codes) }),
    );
    await press(user, "Create new recovery codes");
    await confirm(user, "Create new codes");
    expect(await screen.findByText("abcd-efgh-ijkl-mnop")).toBeVisible();
    await press(user, "I have saved them");
    await waitFor(() => expect(screen.queryByText("abcd-efgh-ijkl-mnop")).toBeNull());
    expect(screen.getByText(/10 of 10 left/)).toBeVisible();
  });
});
