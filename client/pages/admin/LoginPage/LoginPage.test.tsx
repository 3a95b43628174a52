import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { AdminAuthProvider } from "../../../features/people/accounts/admin/AdminAuthProvider";
import {
  RequestPasswordResetDocument,
  SignedInAdministratorDocument,
  SignInDocument,
  SignInHintDocument,
} from "../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { LoginPage } from "./LoginPage";

type Mock = MockLink.MockedResponse;

const ada = {
  __typename: "AdminUser" as const,
  id: "1",
  name: "Ada",
  email: "ada@example.com",
  avatar: "",
  role: "admin",
};

const who = (administrator: typeof ada | null): Mock => ({
  request: { query: SignedInAdministratorDocument },
  result: { data: { currentAdministrator: administrator } },
});

const hint = (text: string | null, canResetPasswordByMail = false): Mock => ({
  request: { query: SignInHintDocument },
  result: { data: { signInHint: text, canResetPasswordByMail } },
});

const signIn = (result: Mock["result"]): Mock => ({
  request: { query: SignInDocument, variables: { input: { email: "ada@example.com", password: "secret-1" } } },
  result,
});

const signedIn = { data: { signIn: { __typename: "SignedIn", administrator: ada } } };

async function openLogin(
  mocks: Mock[],
  url = "/admin/login",
  before: Mock[] = [who(null), hint(null)],
  waiting = false,
) {
  const login = (
    <AdminAuthProvider loggedOut={false} onSignedOut={jest.fn()}>
      <LoginPage />
    </AdminAuthProvider>
  );
  const routes = [
    { path: "/admin/login", element: login },
    { path: "*", element: <p>elsewhere</p> },
  ];
  return openAdminScreen(null, { url, mocks: [...before, ...mocks], waiting, routes });
}

async function fillIn(user: Awaited<ReturnType<typeof openLogin>>["user"], password = "secret-1") {
  await user.type(await screen.findByLabelText("Email"), "ada@example.com");
  await user.type(screen.getByLabelText("Password"), password);
  await user.click(screen.getByRole("button", { name: "Log In" }));
}

describe("LoginPage", () => {
  it("is a card with the product's name and the texts of the specification", async () => {
    await openLogin([]);
    expect(await screen.findByRole("heading", { level: 1, name: "WornBy" })).toBeVisible();
    expect(screen.getByText("Admin Dashboard Login")).toBeVisible();
    expect(screen.getByLabelText("Password")).toHaveAttribute("type", "password");
  });

  it("validates the fields before sending", async () => {
    const { user } = await openLogin([]);
    await user.type(await screen.findByLabelText("Email"), "nonsense");
    await user.type(screen.getByLabelText("Password"), "12345");
    await user.click(screen.getByRole("button", { name: "Log In" }));
    expect(await screen.findByText("Please enter a valid email address")).toBeVisible();
    expect(screen.getByText("Password must be at least 6 characters")).toBeVisible();
  });

  it("shows the server's hint only in demo mode", async () => {
    const first = await openLogin([], undefined, [who(null), hint("Sign in as demo.")]);
    expect(await screen.findByText("Sign in as demo.")).toBeVisible();
    first.unmount();
    const { container } = await openLogin([]);
    await screen.findByLabelText("Email");
    expect(container.querySelector("footer")).toBeNull();
  });

  it("mails a link to reset a password", async () => {
    const message = "A mail with a link is on its way.";
    const result = { __typename: "PasswordResetRequested", message };
    const requesting: Mock = {
      request: { query: RequestPasswordResetDocument, variables: { input: { email: "ada@example.com" } } },
      result: { data: { requestPasswordReset: result } },
    };
    const { user } = await openLogin([requesting], "/admin/login", [who(null), hint(null, true)]);
    await user.click(await screen.findByRole("button", { name: "Forgot password?" }));
    const dialog = await screen.findByRole("dialog", { name: "Reset your password" });
    await user.click(await within(dialog).findByRole("button", { name: "Send the link" }));
    expect((await within(dialog).findAllByText("Please enter a valid email address"))[0]).toBeVisible();
    await user.type(within(dialog).getByLabelText(/^Email/), "ada@example.com");
    await user.click(within(dialog).getByRole("button", { name: "Send the link" }));
    expect(await within(dialog).findByText(message)).toBeVisible();
    expect(dialog).not.toHaveTextContent("npm run admin");
  });

  it("explains how to reset a password", async () => {
    const { user } = await openLogin([]);
    await user.click(await screen.findByRole("button", { name: "Forgot password?" }));
    expect(await screen.findByRole("dialog", { name: "Reset your password" })).toHaveTextContent(
      "npm run admin -- reset-password",
    );
  });

  it("welcomes the user and opens the dashboard", async () => {
    const { user, router, responseGate } = await openLogin([signIn(signedIn)]);
    await screen.findByLabelText("Email");
    responseGate.shut();
    await fillIn(user);
    expect(await screen.findByRole("button", { name: "Logging in..." })).toBeDisabled();
    responseGate.open();
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/dashboard"));
    expect(await screen.findByText("Login successful")).toBeVisible();
    expect(screen.getByText("Welcome back, Ada!")).toBeVisible();
    expect(router.state.historyAction).toBe("REPLACE");
  });

  it("returns to the requested screen", async () => {
    const { user, router } = await openLogin([signIn(signedIn)], "/admin/login?next=%2Fadmin%2Foutfits%3Fnew%3D1");
    await fillIn(user);
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe("/admin/outfits?new=1"),
    );
  });

  it("shows the server's message, and keeps the typed text", async () => {
    const message =
      "Invalid email or password. If using default credentials, try again as the user may have been created.";
    const { user } = await openLogin([signIn({ data: { signIn: { __typename: "SignInFailed", message } } })]);
    await fillIn(user);
    expect(await screen.findByText("Login failed")).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByLabelText("Email")).toHaveValue("ada@example.com");
  });

  it("distinguishes too many attempts from a network error", async () => {
    const tooMany = { message: "Too many failed attempts.", extensions: { code: "TOO_MANY_REQUESTS" } };
    const first = await openLogin([signIn({ errors: [tooMany] })]);
    await fillIn(first.user);
    expect(await screen.findByText("Too many failed attempts.")).toBeVisible();
    first.unmount();
    const lost = await openLogin([{ ...signIn(signedIn), result: undefined, error: new Error("lost") }]);
    await fillIn(lost.user);
    expect(await screen.findByText("An unexpected error occurred")).toBeVisible();
  });

  it("redirects a signed-in user to the dashboard", async () => {
    const { router, responseGate } = await openLogin([], undefined, [who(ada), hint(null)], true);
    expect(screen.getByText("Loading...")).toBeVisible();
    responseGate.open();
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/dashboard"));
  });
});
