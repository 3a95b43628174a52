import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { AdminAuthProvider } from "../../../features/people/accounts/admin/AdminAuthProvider";
import {
  AcceptInviteDocument,
  OpenInviteDocument,
  SignedInAdministratorDocument,
} from "../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { InvitePage } from "./InvitePage";

type Mock = MockLink.MockedResponse;

const noa = {
  __typename: "AdminUser",
  id: "9",
  name: "Noa Lind",
  email: "noa@example.com",
  avatar: "",
  role: "editor",
};
const offer = {
  __typename: "OpenInvite",
  invitedByName: "Ada",
  name: "Noa",
  email: "noa@example.com",
  role: "editor",
  expiresAt: "2026-12-01T10:00:00.000Z",
};
const ended = {
  __typename: "InviteRefused",
  message: "This invitation is no longer valid. Ask an administrator for a new one.",
};

const who = (administrator: object | null): Mock => ({
  request: { query: SignedInAdministratorDocument },
  result: { data: { currentAdministrator: administrator } },
});
const opening = (result: Mock["result"]): Mock => ({
  request: { query: OpenInviteDocument, variables: { input: { token: "secret" } } },
  result,
});
const offering = opening({ data: { openInvite: offer } });
const accepting = (result: Mock["result"], password = "a long password"): Mock => ({
  request: { query: AcceptInviteDocument, variables: { input: { token: "secret", name: "Noa Lind", password } } },
  result,
});

function open(mocks: Mock[], administrator: object | null = null) {
  const element = (
    <AdminAuthProvider loggedOut={false} onSignedOut={jest.fn()}>
      <InvitePage />
    </AdminAuthProvider>
  );
  const routes = [
    { path: "/admin/invite", element },
    { path: "*", element: <p>elsewhere</p> },
  ];
  return openAdminScreen(null, { url: "/admin/invite#secret", mocks: [who(administrator), ...mocks], routes });
}

async function fillIn(user: Awaited<ReturnType<typeof open>>["user"], password = "a long password") {
  await user.type(await screen.findByLabelText(/^Name/), " Lind");
  await user.type(screen.getByLabelText(/^Password/), password);
  await user.click(screen.getByRole("button", { name: "Create account" }));
}

describe("InvitePage", () => {
  it("says who invites to what, creates the account and opens the dashboard", async () => {
    const signedIn = { data: { acceptInvite: { __typename: "SignedIn", administrator: noa } } };
    const { user, router, client } = await open([offering, accepting(signedIn)]);
    expect(await screen.findByText("Ada invites you to WornBy as editor.")).toBeVisible();
    expect(screen.getByText(/Also edits, publishes and deletes all content/)).toBeVisible();
    expect(screen.getByLabelText(/^Email/)).toBeDisabled();
    await fillIn(user);
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/dashboard"));
    expect(router.state.location.hash).toBe("");
    expect(router.state.historyAction).toBe("REPLACE");
    expect(await screen.findByText("Welcome, Noa Lind!")).toBeVisible();
    expect(client.readQuery({ query: SignedInAdministratorDocument })?.currentAdministrator?.role).toBe("editor");
  });

  it("shows a sentence for an invitation that has ended", async () => {
    await open([opening({ data: { openInvite: ended } })]);
    expect(await screen.findByText(ended.message)).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("shows the sentence when it ends while the form is open", async () => {
    const { user } = await open([offering, accepting({ data: { acceptInvite: ended } })]);
    await fillIn(user);
    expect(await screen.findByText(ended.message)).toBeVisible();
  });

  it("validates the password here and on the server", async () => {
    const common = "This password is too common. Please choose another one.";
    const refusal = new GraphQLError("Please check what you entered.", {
      extensions: { code: "BAD_USER_INPUT", fieldErrors: { password: common } },
    });
    const { user } = await open([offering, accepting({ errors: [refusal] }, "password1")]);
    await fillIn(user, "short");
    expect(await screen.findByText("Password must be at least 8 characters")).toBeVisible();
    await user.clear(screen.getByLabelText(/^Password/));
    await user.type(screen.getByLabelText(/^Password/), "password1");
    await user.click(screen.getByRole("button", { name: "Create account" }));
    expect(await screen.findByText(common)).toBeVisible();
  });

  it("asks again after a network error, and reports too many attempts", async () => {
    const lost: Mock = { ...opening(undefined), error: new Error("lost") };
    const tooMany = "Too many attempts. Please wait 15 minutes and try again.";
    const refusal = new GraphQLError(tooMany, { extensions: { code: "TOO_MANY_REQUESTS" } });
    const { user } = await open([lost, opening({ errors: [refusal] }), offering]);
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByText(tooMany)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Ada invites you to WornBy as editor.")).toBeVisible();
  });

  it("warns a signed-in user", async () => {
    await open([offering], { ...noa, name: "Ola" });
    expect(await screen.findByText(/You are signed in as Ola. Creating the account signs you out./)).toBeVisible();
  });
});
