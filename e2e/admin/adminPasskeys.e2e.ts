import type { Page } from "playwright-core";
import { setUpAdminSite } from "../support/admin";
import { post } from "../support/api";
import { goTo, waitForText } from "../support/browser";

const admin = setUpAdminSite();
const account = { name: "Priya", email: "priya@example.com", password: "the first long password" };

/** Creates the account, whose sessions no other test uses. */
async function createAccount(): Promise<void> {
  const { name, email, password } = account;
  const { createInvite } = await admin.graphql<{ createInvite: { path: string } }>(
    "mutation ($input: CreateInviteInput!) { createInvite(input: $input) { path } }",
    { input: { name, email, role: "admin" } },
  );
  const { body } = await post(admin.url(), {
    query: "mutation ($input: AcceptInviteInput!) { acceptInvite(input: $input) { __typename } }",
    variables: { input: { name, password, token: createInvite.path.split("#")[1] } },
  });
  expect(body).toEqual({ data: { acceptInvite: { __typename: "SignedIn" } } });
}

async function addAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("WebAuthn.enable");
  await devTools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("a passkey of the browser is added to an account and signs in", async () => {
  await createAccount();
  // Passkeys need a host name, which the address 127.0.0.1 is not.
  const baseURL = admin.url().replace("127.0.0.1", "localhost");
  const { page, problems } = await admin.openAsVisitor("/admin/login?next=%2Fadmin%2Fsettings%3Ftab%3Daccount", {
    baseURL,
  });
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "Log In" }).click();
  await addAuthenticator(page);
  await page.getByRole("button", { name: "Add passkey" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^Name/).fill("Work laptop");
  await dialog.getByLabel(/^Current password/).fill(account.password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "I have saved them" }).click();
  await page.getByRole("list", { name: "Passkeys" }).getByText("Work laptop").waitFor();

  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL("**/admin/login");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.waitForURL("**/admin/dashboard");
  await goTo(page, "/admin/settings?tab=account");
  await waitForText(page, /last used/);
  expect(problems).toEqual([]);
});
