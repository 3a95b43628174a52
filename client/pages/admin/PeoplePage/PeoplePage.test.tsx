import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import {
  AdminPeopleDocument,
  ChangeRoleDocument,
  CreateInviteDocument,
  DisablePersonDocument,
  EnablePersonDocument,
  RenewInviteDocument,
  ResetPersonTwoFactorDocument,
  RevokeInviteDocument,
} from "../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { chooseRowAction, openRowMenu } from "../../../testing/rowMenu";
import { PeoplePage } from "./PeoplePage";

type Mock = MockLink.MockedResponse;

const day = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString();
const person = (id: string, name: string, more: object = {}) => ({
  __typename: "Person",
  id,
  name,
  email: `${name.toLowerCase()}@example.com`,
  role: "editor",
  status: "ACTIVE",
  hasTwoFactor: false,
  lastSeenAt: null,
  inviteExpiresAt: null,
  ...more,
});
const ada = person("own-id", "Ada", { role: "admin", lastSeenAt: "2026-01-02T10:00:00.000Z" });
const ola = person("2", "Ola");
const invited = { role: "contributor", status: "INVITED" };
const noa = person("3", "Noa", { ...invited, inviteExpiresAt: inDays(3) });

const people = (...rows: object[]): Mock => ({
  request: { query: AdminPeopleDocument, variables: {} },
  result: { data: { people: rows } },
});
const change = (query: Mock["request"]["query"], field: string, input: object, result: unknown): Mock => ({
  request: { query, variables: { input } },
  result: { data: { [field]: result } },
});
const open = (...mocks: Mock[]) => openAdminScreen(<PeoplePage />, { mocks, width: 390 });
const facts = (name: string) => screen.getByText(name).closest("li")?.textContent;

describe("PeoplePage", () => {
  it("lists accounts and invitations with role, status and last request", async () => {
    const late = person("4", "Kit", { ...invited, inviteExpiresAt: inDays(-1) });
    const former = person("5", "Max", { status: "DISABLED" });
    await open(people(ada, ola, former, noa, late));
    expect(await screen.findByText("5 people")).toBeVisible();
    expect(screen.getByText("(you)")).toBeVisible();
    expect(facts("Ola")).toMatch(/Emailola@example.comRoleEditorStatusActiveLast seenNever$/);
    expect(facts("Max")).toContain("StatusDisabled");
    expect(facts("Noa")).toContain("RoleContributorStatusInvited, expires");
    expect(facts("Kit")).toContain("StatusInvitation expired");
    expect(screen.queryByRole("navigation", { name: "Pages" })).toBeNull();
  });

  it("invites a person and shows the link once", async () => {
    const input = { name: "Noa", email: "noa@example.com", role: "editor" };
    const created = { __typename: "CreatedInvite", path: "/admin/invite#secret", isMailed: true, person: noa };
    const { user } = await open(
      people(ada),
      change(CreateInviteDocument, "createInvite", input, created),
      people(ada, noa),
    );
    await user.click(screen.getByRole("button", { name: "Invite Person" }));
    const dialog = await screen.findByRole("dialog", { name: "Invite Person" });
    expect(dialog).toHaveTextContent("Writes drafts and submits them for review.");
    await user.click(within(dialog).getByRole("button", { name: "Create invite link" }));
    expect((await within(dialog).findAllByText("Name is required"))[0]).toBeVisible();
    await user.type(within(dialog).getByLabelText(/Name/), "Noa");
    await user.type(within(dialog).getByLabelText(/Email/), "noa@example.com");
    await user.selectOptions(within(dialog).getByLabelText(/Role/), "Editor");
    expect(dialog).toHaveTextContent("Also edits, publishes and deletes all content.");
    await user.click(within(dialog).getByRole("button", { name: "Create invite link" }));
    const link = await screen.findByRole("dialog", { name: "Invite Link for Noa" });
    expect(within(link).getByDisplayValue(`${window.location.origin}/admin/invite#secret`)).toBeVisible();
    expect(link).toHaveTextContent("Noa gets this link by mail, and you can also copy it.");
    await user.click(within(link).getByRole("button", { name: "Copy link" }));
    expect(await screen.findByText("Link copied")).toBeVisible();
    await user.click(within(link).getByRole("button", { name: "Done" }));
    expect(await screen.findByText("2 people")).toBeVisible();
  });

  it("shows at the address that it is taken", async () => {
    const input = { name: "Ola", email: "ola@example.com", role: "contributor" };
    const message = "Someone with this email address already has an account.";
    const { user } = await open(people(ada), {
      request: { query: CreateInviteDocument, variables: { input } },
      result: { errors: [new GraphQLError(message, { extensions: { code: "CONFLICT" } })] },
    });
    await user.click(screen.getByRole("button", { name: "Invite Person" }));
    const dialog = await screen.findByRole("dialog", { name: "Invite Person" });
    await user.type(within(dialog).getByLabelText(/Name/), "Ola");
    await user.type(within(dialog).getByLabelText(/Email/), "ola@example.com");
    await user.click(within(dialog).getByRole("button", { name: "Create invite link" }));
    await waitFor(() => expect(within(dialog).getByLabelText(/Email/)).toHaveAccessibleDescription(message));
  });

  it("disables an account after a question, and enables it again", async () => {
    const disabled = { ...ola, status: "DISABLED" };
    const { user } = await open(
      people(ada, ola),
      change(DisablePersonDocument, "disablePerson", { id: "2" }, disabled),
      people(ada, disabled),
      change(EnablePersonDocument, "enablePerson", { id: "2" }, ola),
      people(ada, ola),
    );
    await chooseRowAction(user, "Ola", "Disable");
    const question = await screen.findByRole("alertdialog", { name: "Disable Ola" });
    expect(question).toHaveTextContent("Ola is signed out everywhere");
    await user.click(within(question).getByRole("button", { name: "Disable" }));
    expect(await screen.findByText("Account disabled")).toBeVisible();
    await waitFor(() => expect(facts("Ola")).toContain("StatusDisabled"));
    await chooseRowAction(user, "Ola", "Enable");
    expect(await screen.findByText("Account enabled")).toBeVisible();
    await waitFor(() => expect(facts("Ola")).toContain("StatusActive"));
  });

  it("resets the second factor of a person who has one", async () => {
    const reset = { __typename: "Person", id: "2", hasTwoFactor: false };
    const kim = { ...ola, id: "3", name: "Kim" };
    const { user } = await open(
      people(ada, { ...ola, hasTwoFactor: true }, kim),
      change(ResetPersonTwoFactorDocument, "resetPersonTwoFactor", { id: "2" }, reset),
      people(ada, ola, kim),
    );
    await openRowMenu(user, "Kim");
    expect(screen.queryByRole("menuitem", { name: "Reset two-factor sign-in" })).toBeNull();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await chooseRowAction(user, "Ola", "Reset two-factor sign-in");
    const question = await screen.findByRole("alertdialog", { name: "Reset Two-Factor Sign-In of Ola" });
    expect(question).toHaveTextContent("all sessions end, and the password alone signs in");
    await user.click(within(question).getByRole("button", { name: "Reset" }));
    expect(await screen.findByText("Two-factor sign-in reset")).toBeVisible();
  });

  it("changes a role, and shows why the server refuses", async () => {
    const message = "Your role does not allow this. Ask an administrator.";
    const input = { id: "2", role: "contributor" };
    const { user } = await open(
      people(ada, ola),
      {
        request: { query: ChangeRoleDocument, variables: { input } },
        result: { errors: [new GraphQLError(message, { extensions: { code: "FORBIDDEN" } })] },
      },
      change(ChangeRoleDocument, "changeRole", input, { ...ola, role: "contributor" }),
      people(ada, { ...ola, role: "contributor" }),
    );
    await chooseRowAction(user, "Ola", "Change role");
    const dialog = await screen.findByRole("dialog", { name: "Role of Ola" });
    await user.selectOptions(within(dialog).getByLabelText(/Role/), "Contributor");
    await user.click(within(dialog).getByRole("button", { name: "Change role" }));
    expect(await screen.findByText(message)).toBeVisible();
    await user.click(within(dialog).getByRole("button", { name: "Change role" }));
    expect(await screen.findByText("Ola is now a contributor.")).toBeVisible();
  });

  it("revokes an invitation, or replaces its link", async () => {
    const renewed = { __typename: "CreatedInvite", path: "/admin/invite#other", isMailed: false, person: noa };
    const { user } = await open(
      people(ada, noa),
      change(RenewInviteDocument, "renewInvite", { id: "3" }, renewed),
      people(ada, noa),
      change(RevokeInviteDocument, "revokeInvite", { id: "3" }, "3"),
      people(ada),
    );
    await chooseRowAction(user, "Noa", "New invite link");
    const link = await screen.findByRole("dialog", { name: "Invite Link for Noa" });
    expect(within(link).getByDisplayValue(`${window.location.origin}/admin/invite#other`)).toBeVisible();
    await user.click(within(link).getByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await chooseRowAction(user, "Noa", "Revoke invitation");
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Revoke" }));
    expect(await screen.findByText("The link for Noa no longer works.")).toBeVisible();
    expect(await screen.findByText("1 person")).toBeVisible();
  });

  it("offers only the way to the settings for the own account", async () => {
    const { user } = await open(people(ada));
    await openRowMenu(user, "Ada");
    expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual(["Your account"]);
  });
});
