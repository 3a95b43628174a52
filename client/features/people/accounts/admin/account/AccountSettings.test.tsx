import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import {
  ChangePasswordDocument,
  OpenSessionsDocument,
  OwnApiTokensDocument,
  RevokeOtherSessionsDocument,
  RevokeSessionDocument,
  SignedInAdministratorDocument,
  UpdateProfileDocument,
  type OpenSessionFragment,
} from "../../../../../graphql/generated/adminOperations";
import { FormText } from "../../../../../admin/form/FormText";
import { noFactors } from "../../../../../testing/mockTwoFactor";
import { renderPart } from "../../../../../testing/renderApp";
import { AccountSettings } from "./AccountSettings";
import { AdminAuthProvider } from "../AdminAuthProvider";

const administrator = {
  __typename: "AdminUser" as const,
  id: "1",
  name: "Hanne",
  email: "hanne@example.com",
  avatar: "",
  role: "admin" as const,
};

const session = (
  id: string,
  device: string,
  current = false,
): OpenSessionFragment & { __typename: "AdminSession" } => ({
  __typename: "AdminSession",
  id,
  device,
  createdAt: `2026-01-05T0${id}:00:00.000Z`,
  lastSeenAt: "2026-01-05T12:00:00.000Z",
  current,
});
const phone = session("1", "Safari on iOS");
const here = session("2", "Chrome on Windows", true);
const unknown = session("3", "");

const signedIn: MockLink.MockedResponse = {
  request: { query: SignedInAdministratorDocument },
  result: { data: { currentAdministrator: administrator } },
};
const sessions = (...open: OpenSessionFragment[]): MockLink.MockedResponse => ({
  request: { query: OpenSessionsDocument },
  result: { data: { sessions: open } },
});
const refusal = (fieldErrors: Record<string, string>) => [
  new GraphQLError("Please check what you entered.", { extensions: { code: "BAD_USER_INPUT", fieldErrors } }),
];

const tokens = (...ownApiTokens: object[]): MockLink.MockedResponse => ({
  request: { query: OwnApiTokensDocument },
  result: { data: { ownApiTokens } },
  maxUsageCount: Number.POSITIVE_INFINITY,
});

async function open(...mocks: MockLink.MockedResponse[]) {
  const app = renderPart(
    <AdminAuthProvider loggedOut={false} onSignedOut={jest.fn()}>
      <AccountSettings picture={<FormText name="avatar" label="Picture" />} />
    </AdminAuthProvider>,
    { mocks: [signedIn, noFactors, ...mocks, tokens()] },
  );
  await screen.findByRole("heading", { name: "Profile" });
  return app;
}

/** Changes the value in one step, because typing renders the form for every letter. */
async function enter(user: Awaited<ReturnType<typeof open>>["user"], field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  if (text) await user.paste(text);
}

beforeEach(() => localStorage.clear());

describe("AccountSettings: profile", () => {
  const update = (input: object, result: MockLink.MockedResponse["result"]): MockLink.MockedResponse => ({
    request: { query: UpdateProfileDocument, variables: { input } },
    result,
  });

  test("saves and shows a toast", async () => {
    const saved = { ...administrator, name: "Hanne Lind", avatar: "https://example.com/h.jpg" };
    const { user, client } = await open(
      sessions(here),
      update(
        { name: "Hanne Lind", email: "hanne@example.com", avatar: "https://example.com/h.jpg" },
        { data: { updateProfile: saved } },
      ),
    );
    const name = screen.getByLabelText(/^Name/);
    expect(name).toHaveValue("Hanne");
    await enter(user, name, "Hanne Lind");
    await enter(user, screen.getByLabelText("Picture"), "https://example.com/h.jpg");
    await user.click(screen.getByRole("button", { name: "Update Profile" }));
    expect(await screen.findByText("Profile Updated")).toBeInTheDocument();
    // The header reads the same row.
    expect(client.readQuery({ query: SignedInAdministratorDocument })?.currentAdministrator?.name).toBe("Hanne Lind");
  });

  test("asks for the password when the email address changes, and stores it in no draft", async () => {
    const { user } = await open(
      sessions(here),
      update(
        { name: "Hanne", email: "new@example.com", avatar: "", currentPassword: "not it" },
        { errors: refusal({ currentPassword: "This is not your current password" }) },
      ),
      update(
        { name: "Hanne", email: "new@example.com", avatar: "", currentPassword: "a long password" },
        { data: { updateProfile: { ...administrator, email: "new@example.com" } } },
      ),
    );
    const form = within(screen.getByRole("form", { name: "Profile" }));
    expect(form.queryByLabelText(/^Current password/)).toBeNull();
    const email = form.getByLabelText(/^Email/);
    await enter(user, email, "new@example.com");
    const save = form.getByRole("button", { name: "Update Profile" });
    await user.click(save);
    const password = form.getByLabelText(/^Current password/);
    expect(password).toHaveAccessibleDescription("Please enter your current password to change your email address");
    await enter(user, password, "not it");
    await user.click(save);
    expect(await form.findByText("This is not your current password")).toBeInTheDocument();
    await enter(user, password, "a long password");
    window.dispatchEvent(new Event("pagehide"));
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/not it|a long password/);
    await user.click(save);
    expect(await screen.findByText("Profile Updated")).toBeInTheDocument();
    expect(form.queryByLabelText(/^Current password/)).toBeNull();
  });

  test("shows validation errors of the form and of the server", async () => {
    const { user } = await open(
      sessions(here),
      update(
        { name: "Hanne", email: "hanne@example.com", avatar: "/art/x.svg" },
        { errors: refusal({ name: "Another sentence" }) },
      ),
    );
    const form = within(screen.getByRole("form", { name: "Profile" }));
    const name = form.getByLabelText(/^Name/);
    await user.clear(name);
    await enter(user, form.getByLabelText("Picture"), "javascript:alert(1)");
    await user.click(form.getByRole("button", { name: "Update Profile" }));
    expect(await form.findByText("Name is required")).toBeInTheDocument();
    expect(form.getByText("Enter the web address of a picture, or upload one")).toBeInTheDocument();
    await enter(user, name, "Hanne");
    await enter(user, form.getByLabelText("Picture"), "/art/x.svg");
    await user.click(form.getByRole("button", { name: "Update Profile" }));
    expect(await form.findByText("Another sentence")).toBeInTheDocument();
  });
});

describe("AccountSettings: password", () => {
  const typeInto = async (user: Awaited<ReturnType<typeof open>>["user"], words: [string, string, string]) => {
    const form = within(screen.getByRole("form", { name: "Password" }));
    const labels = [/^Current password/, /^New password/, /^Confirm password/];
    for (const [at, word] of words.entries()) {
      const field = form.getByLabelText(labels[at] ?? "");
      await enter(user, field, word);
    }
    await user.click(form.getByRole("button", { name: "Change Password" }));
    return form;
  };
  const change = (
    newPassword: string,
    result: MockLink.MockedResponse["result"],
    keptTokenIds: string[] = [],
  ): MockLink.MockedResponse => ({
    request: {
      query: ChangePasswordDocument,
      variables: { input: { currentPassword: "a long password", newPassword, keptTokenIds } },
    },
    result,
  });

  test("must be typed twice", async () => {
    const { user } = await open(sessions(here));
    const form = await typeInto(user, ["a long password", "another long one", "another lung one"]);
    expect(await screen.findByText("Password Error")).toBeVisible();
    expect(screen.getAllByText("Passwords do not match.")).toHaveLength(2);
    expect(form.getByLabelText(/^Confirm password/)).toBeInvalid();
    await waitFor(() => expect(form.getByLabelText(/^Confirm password/)).toHaveFocus());
  });

  test("lists the API tokens, which end with it unless they are kept", async () => {
    const token = (id: string, name: string) => ({
      __typename: "ApiToken",
      id,
      name,
      ending: "x7Qz",
      lastUsedAt: null,
    });
    const { user } = await open(
      sessions(here),
      tokens(token("1", "Import"), token("2", "Nightly sync")),
      change("another long one", { data: { changePassword: [here] } }, ["2"]),
    );
    await user.click(await screen.findByRole("checkbox", { name: /^Nightly sync/ }));
    expect(screen.getByRole("group", { name: "Keep these API tokens" })).toBeVisible();
    await typeInto(user, ["a long password", "another long one", "another long one"]);
    expect(await screen.findByText("Profile Updated")).toBeInTheDocument();
  });

  test("changes, and the other sessions leave the list", async () => {
    const { user } = await open(
      sessions(phone, here),
      change("another long one", { data: { changePassword: [here] } }),
    );
    expect(await screen.findByText("Safari on iOS")).toBeInTheDocument();
    const form = await typeInto(user, ["a long password", "another long one", "another long one"]);
    expect(await screen.findByText("Profile Updated")).toBeInTheDocument();
    expect(screen.queryByText("Safari on iOS")).toBeNull();
    expect(form.getByLabelText(/^New password/)).toHaveValue("");
  });

  test("reports a failure that belongs to no field in a toast", async () => {
    const down = [new GraphQLError("Please try again.", { extensions: { code: "SERVICE_UNAVAILABLE" } })];
    const { user } = await open(sessions(here), change("another long one", { errors: down }));
    await typeInto(user, ["a long password", "another long one", "another long one"]);
    expect(await screen.findByText("Password Error")).toBeInTheDocument();
  });

  test("stays in the form while the new one is invalid", async () => {
    const common = "This password is too common. Please choose another one.";
    const { user } = await open(sessions(here), change("baseball", { errors: refusal({ newPassword: common }) }));
    await typeInto(user, ["", "short", "short"]);
    expect(await screen.findByText("Please enter your current password")).toBeInTheDocument();
    expect(screen.getByText("Password must be at least 8 characters")).toBeInTheDocument();
    const form = await typeInto(user, ["a long password", "baseball", "baseball"]);
    expect(await form.findByText(common)).toBeInTheDocument();
    expect(form.getByLabelText(/^New password/)).toHaveValue("baseball");
  });
});

describe("AccountSettings: sessions", () => {
  const lines = async () => within(await screen.findByRole("list", { name: "Open sessions" })).getAllByRole("listitem");

  test("show this browser first, and can be signed out one by one", async () => {
    const { user } = await open(sessions(phone, here, unknown), {
      request: { query: RevokeSessionDocument, variables: { input: { id: "1" } } },
      result: { data: { revokeSession: [here, unknown] } },
    });
    const shown = (await lines()).map((line) => line.textContent);
    expect(shown[0]).toMatch(/^Chrome on WindowsSigned in .*This browser$/);
    expect(shown[1]).toMatch(/^Safari on iOSSigned in .*, last seen .*Sign out$/);
    expect(shown[2]).toMatch(/^Unknown browser/);
    await user.click(screen.getByRole("button", { name: /^Sign out Safari on iOS/ }));
    expect(await screen.findByText("Safari on iOS is signed out.")).toBeInTheDocument();
    expect(await lines()).toHaveLength(2);
    await waitFor(() => expect(screen.getByRole("list", { name: "Open sessions" })).toHaveFocus());
  });

  test("can all be signed out except the current one", async () => {
    const { user } = await open(sessions(phone, here), {
      request: { query: RevokeOtherSessionsDocument },
      result: { data: { revokeOtherSessions: [here] } },
    });
    await user.click(await screen.findByRole("button", { name: "Sign out everywhere else" }));
    expect(await screen.findByText("All other sessions are signed out.")).toBeInTheDocument();
    expect(await lines()).toHaveLength(1);
    expect(screen.queryByRole("button", { name: "Sign out everywhere else" })).toBeNull();
  });

  test("leave the list when they have already ended", async () => {
    const { user } = await open(
      sessions(phone, here),
      {
        request: { query: RevokeSessionDocument, variables: { input: { id: "1" } } },
        result: {
          errors: [new GraphQLError("This session has already ended.", { extensions: { code: "NOT_FOUND" } })],
        },
      },
      sessions(here),
    );
    await user.click(await screen.findByRole("button", { name: /^Sign out Safari on iOS/ }));
    expect(await screen.findByText("This session has already ended.")).toBeInTheDocument();
    await waitFor(async () => expect(await lines()).toHaveLength(1));
  });

  test("can be loaded again after an error", async () => {
    const { user } = await open(
      { request: { query: OpenSessionsDocument }, error: new Error("The network is gone.") },
      sessions(here),
    );
    await user.click(await screen.findByRole("button", { name: "Retry" }));
    expect(await lines()).toHaveLength(1);
  });
});
