import type { BrowserContextOptions, Page } from "playwright-core";
import { computeCode, timeStep } from "../../server/features/accounts/twoFactor/totp";
import { setUpAdminSite } from "../support/admin";
import { post } from "../support/api";
import { goTo, phone, reload, waitForText, waitForToast } from "../support/browser";
import { findDialog } from "../support/rowDialogs";
import { chooseRowAction } from "../support/rowMenu";
import { expectStableUrl } from "../support/userActions";

const admin = setUpAdminSite();
const password = "the first long password";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1";

/** Creates an account, whose password and sessions no other test uses. */
async function createAccount(name: string): Promise<string> {
  const email = `${name.toLowerCase()}@example.com`;
  const { createInvite } = await admin.graphql<{ createInvite: { path: string } }>(
    "mutation ($input: CreateInviteInput!) { createInvite(input: $input) { path } }",
    { input: { name, email, role: "admin" } },
  );
  const { body } = await post(admin.url(), {
    query: "mutation ($input: AcceptInviteInput!) { acceptInvite(input: $input) { __typename } }",
    variables: { input: { name, password, token: createInvite.path.split("#")[1] } },
  });
  expect(body).toEqual({ data: { acceptInvite: { __typename: "SignedIn" } } });
  return email;
}

async function logIn(page: Page, email: string, typedPassword = password): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(typedPassword);
  await page.getByRole("button", { name: "Log In" }).click();
}

/** Signs in with a new browser context and opens the account's settings. */
async function openAccount(email: string, options: BrowserContextOptions = {}) {
  const opened = await admin.openAsVisitor("/admin/login?next=%2Fadmin%2Fsettings%3Ftab%3Daccount", options);
  await logIn(opened.page, email);
  await findSessions(opened.page).first().waitFor();
  return opened;
}

const findSessions = (page: Page) => page.getByRole("list", { name: "Open sessions" }).getByRole("listitem");

describe("an administrator's account", () => {
  test("shows its new name, and ends other sessions, one by one and by a new password", async () => {
    const secondPassword = "the second long password";
    const email = await createAccount("Hanne");
    const other = await openAccount(email, { userAgent: iphone, viewport: phone });
    const third = await openAccount(email);
    const { page, problems } = await openAccount(email);
    await page.getByLabel(/^Name/).fill("Hanne Lind");
    await page.getByRole("button", { name: "Update Profile" }).click();
    await waitForToast(page, "Profile Updated");
    await page.getByRole("banner").getByText("Hanne Lind").waitFor();

    expect(await findSessions(page).first().textContent()).toContain("This browser");
    // One more session is that of the accepted invitation.
    expect(await findSessions(page).count()).toBe(4);
    await page.getByRole("button", { name: /^Sign out Safari on iOS/ }).click();
    await waitForToast(page, "Session ended", "Safari on iOS is signed out.");
    expect(await findSessions(page).count()).toBe(3);
    await other.page.getByRole("button", { name: "Sign out everywhere else" }).click();
    await waitForText(other.page, "Your session has ended");

    const form = page.getByRole("form", { name: "Password" });
    await form.getByLabel(/^Current password/).fill(password);
    await form.getByLabel(/^New password/).fill(secondPassword);
    await form.getByLabel(/^Confirm password/).fill(secondPassword);
    await form.getByRole("button", { name: "Change Password" }).click();
    await findSessions(page).nth(1).waitFor({ state: "detached" });
    await reload(page);
    await findSessions(page).first().waitFor();
    expect(await findSessions(page).count()).toBe(1);
    expect(problems).toEqual([]);

    await third.page.reload();
    await expectStableUrl(third.page, /^\/admin\/login\?next=/);
    await logIn(third.page, email);
    await waitForToast(third.page, "Login failed");
    await logIn(third.page, email, secondPassword);
    await expectStableUrl(third.page, "/admin/settings?tab=account");
  });
});

/** Returns the code that an authenticator app shows now, or the next one. */
const readApp = (secret: string, step: 0 | 1): string => computeCode(secret, timeStep(Date.now()) + step);

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

describe("two-factor sign-in", () => {
  const confirm = async (page: Page, button: string): Promise<void> => {
    await page
      .getByRole("dialog")
      .getByLabel(/^Current password/)
      .fill(password);
    await page.getByRole("dialog").getByRole("button", { name: button }).click();
  };
  const logOut = async (page: Page): Promise<void> => {
    await page.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL("**/admin/login");
  };
  const openSettings = async (page: Page): Promise<void> => {
    await page.waitForURL("**/admin/dashboard");
    await goTo(page, "/admin/settings?tab=account");
  };

  test("works with a passkey, then with an authenticator app and a recovery code", async () => {
    const email = await createAccount("Priya");
    // Passkeys need a host name, which the address 127.0.0.1 is not.
    const baseURL = admin.url().replace("127.0.0.1", "localhost");
    const { page, problems } = await openAccount(email, { baseURL });
    await addAuthenticator(page);
    await page.getByRole("button", { name: "Add passkey" }).click();
    await page.getByRole("dialog").getByLabel(/^Name/).fill("Work laptop");
    await confirm(page, "Continue");
    const codes = page.getByRole("dialog", { name: "Save your recovery codes" });
    const recoveryCode = await codes.getByRole("listitem").first().textContent();
    await codes.getByRole("button", { name: "I have saved them" }).click();
    await page.getByRole("list", { name: "Passkeys" }).getByText("Work laptop").waitFor();

    await logOut(page);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await openSettings(page);
    await waitForText(page, /last used/);
    await page.getByRole("button", { name: "Set up authenticator app" }).click();
    await confirm(page, "Continue");
    const setup = page.getByRole("dialog", { name: "Set up an authenticator app" });
    const secret = ((await setup.getByLabel("Key").textContent()) ?? "").replaceAll(" ", "");
    await setup.getByRole("img").waitFor();
    await setup.getByLabel(/^Code/).fill(readApp(secret, 0));
    await setup.getByRole("button", { name: "Turn on" }).click();
    await waitForToast(page, "Authenticator app is on");

    await logOut(page);
    await logIn(page, email);
    await page.getByRole("heading", { name: "Second step" }).waitFor();
    // The code that turned the app on was used, so the next one signs in.
    await page.getByLabel("Code").fill(readApp(secret, 1));
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL("**/admin/dashboard");

    await logOut(page);
    await logIn(page, email);
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    await page.getByLabel("Recovery code").fill(recoveryCode ?? "");
    await page.getByRole("button", { name: "Continue" }).click();
    await openSettings(page);
    await waitForText(page, /9 of 10 left/);
    expect(problems).toEqual([]);
  });
});

describe("People", () => {
  test("an invited contributor submits a draft for review; a disabled account has to sign in", async () => {
    const { page, problems } = await admin.openAdminInNewSession("/admin/people");
    await page.getByRole("button", { name: "Invite Person" }).click();
    const form = findDialog(page, "Invite Person");
    await form.getByLabel("Name").fill("Noa");
    await form.getByLabel("Email").fill("noa@example.com");
    await form.getByRole("button", { name: "Create invite link" }).click();
    const address = await findDialog(page, "Invite Link for Noa").getByRole("textbox").inputValue();
    await page.getByRole("button", { name: "Done" }).click();
    await waitForText(page, "Invited, expires");

    const { pathname, hash } = new URL(address);
    const { page: invited, problems: invitedProblems } = await admin.openAsVisitor(pathname + hash);
    await waitForText(invited, /Demo Editor invites you to .* as contributor\./);
    await invited.getByLabel("Password").fill("a long password");
    await invited.getByRole("button", { name: "Create account" }).click();
    await waitForToast(invited, "Account created");
    await invited.getByRole("link", { name: "New Blog Post" }).click();
    const post = findDialog(invited, "Add New Blog Post");
    await post.getByLabel("Title").fill("Notes of a Newcomer");
    await post.getByLabel("Content").fill("Not ready yet.");
    await post.getByRole("textbox", { name: "Featured Image URL" }).fill("/art/placeholder/blog.svg");
    await post.getByLabel("Category").selectOption({ index: 1 });
    await post.getByLabel("Author").fill("Noa");
    await post.getByLabel("Excerpt").fill("A first text.");
    await post.getByRole("button", { name: "Submit for review" }).click();
    await waitForToast(invited, "Submitted for review");
    const { blogPosts } = await admin.graphql<{ blogPosts: { nodes: object[] } }>(
      '{ blogPosts(first: 5, filter: { search: "newcomer" }) { nodes { title status } } }',
    );
    expect(blogPosts.nodes).toEqual([{ title: "Notes of a Newcomer", status: "IN_REVIEW" }]);
    await goTo(invited, "/admin/people");
    await waitForText(invited, "Your role, contributor, does not include this screen.");

    await reload(page);
    await chooseRowAction(page, "Noa", "Disable");
    await page.getByRole("alertdialog").getByRole("button", { name: "Disable" }).click();
    await waitForToast(page, "Account disabled");
    await invited.getByRole("link", { name: "Outfits" }).click();
    await findDialog(invited, "Your session has ended").waitFor();
    expect([...problems, ...invitedProblems]).toEqual([]);
  });
});
