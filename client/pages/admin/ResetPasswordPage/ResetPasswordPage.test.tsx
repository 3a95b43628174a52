import type { MockLink } from "@apollo/client/testing";
import { screen } from "@testing-library/react";
import { FinishPasswordResetDocument, OpenPasswordResetDocument } from "../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { ResetPasswordPage } from "./ResetPasswordPage";

type Mock = MockLink.MockedResponse;

const refused = { __typename: "PasswordResetRefused", message: "This link was already used." };
const opening = (result: object): Mock => ({
  request: { query: OpenPasswordResetDocument, variables: { input: { token: "secret" } } },
  result: { data: { openPasswordReset: result } },
});
const finishing = (result: object): Mock => ({
  request: {
    query: FinishPasswordResetDocument,
    variables: { input: { token: "secret", password: "a long password" } },
  },
  result: { data: { finishPasswordReset: result } },
});
const link = { __typename: "OpenPasswordReset", email: "ada@example.com" };

const open = (...mocks: Mock[]) =>
  openAdminScreen(<ResetPasswordPage />, { url: "/admin/reset-password#secret", mocks });

describe("ResetPasswordPage", () => {
  it("saves a new password and leads to the sign-in", async () => {
    const message = "Your password was changed.";
    const { user } = await open(opening(link), finishing({ __typename: "PasswordResetDone", message }));
    expect(await screen.findByLabelText(/^Email/)).toHaveValue("ada@example.com");
    await user.type(screen.getByLabelText(/^New password/), "short");
    await user.click(screen.getByRole("button", { name: "Save password" }));
    expect(await screen.findByText("Password must be at least 8 characters")).toBeVisible();
    await user.clear(screen.getByLabelText(/^New password/));
    await user.type(screen.getByLabelText(/^New password/), "a long password");
    await user.click(screen.getByRole("button", { name: "Save password" }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole("link", { name: "Go to sign-in" })).toHaveAttribute("href", "/admin/login");
  });

  it("says so when a link was used or is old", async () => {
    await open(opening(refused));
    expect(await screen.findByText(refused.message)).toBeVisible();
    expect(screen.queryByLabelText(/password/)).toBeNull();
  });

  it("says so when the link ends while the form is open", async () => {
    const { user } = await open(opening(link), finishing(refused));
    await user.type(await screen.findByLabelText(/^New password/), "a long password");
    await user.click(screen.getByRole("button", { name: "Save password" }));
    expect(await screen.findByText(refused.message)).toBeVisible();
  });
});
