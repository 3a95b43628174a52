import { execFile } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { BrowserContextOptions, Page } from "playwright-core";
import { goTo, phone, reload, setUpBrowser, waitForText, waitForToast } from "../support/browser";
import { type SiteProcess, startServerProcess } from "../support/server";
import { findAccessibilityIssuesInAllLayouts } from "../support/accessibility";
import { expectStableUrl } from "../support/userActions";

const root = path.join(__dirname, "../..");
const email = "hanne@example.com";
const firstPassword = "the first long password";
/** The command and the server each start the database. */
const twoStartsMs = 180_000;
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1";

/** Tests Settings > Account on a separate server, because it changes passwords and ends sessions that other tests need. */
describe("an administrator's account", () => {
  const browser = setUpBrowser();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-account-"));
  let server: SiteProcess;
  let baseURL = "";

  const start = async (): Promise<void> => {
    server = startServerProcess(folder, { TRUST_PROXY: "1" });
    baseURL = await server.waitUntilReady();
  };

  /** Runs `npm run admin` with the password on standard input. */
  async function runAdmin(argv: string[], password = ""): Promise<string> {
    const running = promisify(execFile)(process.execPath, ["dist/server/commands/admin.js", ...argv], {
      cwd: root,
      env: { PATH: process.env.PATH, DATA_DIR: folder },
    });
    running.child.stdin?.end(`${password}\n`);
    return (await running).stdout;
  }

  beforeAll(async () => {
    await runAdmin(["create", email, "--name", "Hanne"], firstPassword);
    await start();
  }, twoStartsMs);
  afterAll(async () => {
    await server.stop("SIGTERM");
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const fillSignIn = async (page: Page, password: string): Promise<void> => {
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Log In" }).click();
  };

  /** Signs in with a new browser context and opens the tab. */
  async function openAccount(password: string, options: BrowserContextOptions = {}) {
    const opened = await browser.open("/admin/login", { baseURL, ...options });
    const { page } = opened;
    await fillSignIn(page, password);
    await page.waitForURL("**/admin/dashboard");
    await goTo(page, "/admin/settings?tab=account");
    await page.getByRole("list", { name: "Open sessions" }).waitFor();
    return opened;
  }

  const findSessions = (page: Page) => page.getByRole("list", { name: "Open sessions" }).getByRole("listitem");

  test("saves the profile, and the header shows it", async () => {
    const { page, problems } = await openAccount(firstPassword);
    await page.getByLabel(/^Name/).fill("Hanne Lind");
    await page.getByLabel("Picture", { exact: true }).fill("/art/placeholder/person.svg");
    await page.getByRole("button", { name: "Update Profile" }).click();
    await waitForToast(page, "Profile Updated");
    await page.getByRole("banner").getByText("Hanne Lind").waitFor();
    await reload(page);
    expect(await page.getByLabel(/^Name/).inputValue()).toBe("Hanne Lind");
    expect(problems).toEqual([]);
  });

  test("requires the password to change the email address", async () => {
    const { page } = await openAccount(firstPassword);
    await page.getByLabel(/^Email/).fill("hanne.lind@example.com");
    await page.getByRole("button", { name: "Update Profile" }).click();
    await waitForText(page, "Please enter your current password to change your email address");
    const password = page.getByRole("form", { name: "Profile" }).getByLabel(/^Current password/);
    await password.fill("not the password");
    await page.getByRole("button", { name: "Update Profile" }).click();
    await waitForText(page, "This is not your current password");
    await page.getByLabel(/^Email/).fill(email);
    await password.waitFor({ state: "detached" });
  });

  test("lists the open sessions and ends one, whose browser must sign in again", async () => {
    const other = await openAccount(firstPassword, { userAgent: iphone, viewport: phone });
    const { page } = await openAccount(firstPassword);
    const before = await findSessions(page).count();
    expect(await findSessions(page).first().textContent()).toContain("This browser");
    await page.getByRole("button", { name: /^Sign out Safari on iOS/ }).click();
    await waitForToast(page, "Session ended", "Safari on iOS is signed out.");
    expect(await findSessions(page).count()).toBe(before - 1);
    await other.page.getByRole("button", { name: "Sign out everywhere else" }).click();
    await waitForText(other.page, "Your session has ended");
    await other.page.goto("/admin/settings?tab=account");
    await expectStableUrl(other.page, /^\/admin\/login\?next=/);
  });

  test("signs out all other sessions", async () => {
    const other = await openAccount(firstPassword);
    const { page } = await openAccount(firstPassword);
    await page.getByRole("button", { name: "Sign out everywhere else" }).click();
    await waitForToast(page, "Sessions ended", "All other sessions are signed out.");
    expect(await findSessions(page).count()).toBe(1);
    await other.page.reload();
    await other.page.waitForURL("**/admin/login?next=*");
    await reload(page);
    expect(await findSessions(page).count()).toBe(1);
  });

  test("has no accessibility issues", async () => {
    const { page } = await openAccount(firstPassword);
    await page.getByLabel(/^Email/).fill("elsewhere@example.com");
    await page.getByRole("button", { name: "Update Profile" }).click();
    await page.getByRole("button", { name: "Change Password" }).click();
    await waitForText(page, "Password must be at least 8 characters");
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
  });

  test("changing the password ends other sessions and disables the old password", async () => {
    const secondPassword = "the second long password";
    const other = await openAccount(firstPassword);
    const { page } = await openAccount(firstPassword);
    const form = page.getByRole("form", { name: "Password" });
    const change = async (current: string, fresh: string, again: string): Promise<void> => {
      await form.getByLabel(/^Current password/).fill(current);
      await form.getByLabel(/^New password/).fill(fresh);
      await form.getByLabel(/^Confirm password/).fill(again);
      await form.getByRole("button", { name: "Change Password" }).click();
    };
    await change(firstPassword, secondPassword, "something else");
    await waitForText(page, "Passwords do not match.");
    await change(firstPassword, "baseball", "baseball");
    await waitForText(page, "This password is too common. Please choose another one.");
    await change(firstPassword, secondPassword, secondPassword);
    await waitForToast(page, "Profile Updated");
    expect(await findSessions(page).count()).toBe(1);
    await reload(page);
    expect(await findSessions(page).count()).toBe(1);
    await other.page.reload();
    await other.page.waitForURL("**/admin/login?next=*");
    await fillSignIn(other.page, firstPassword);
    await waitForToast(other.page, "Login failed");
    await fillSignIn(other.page, secondPassword);
    await expectStableUrl(other.page, "/admin/settings?tab=account");
  });

  test(
    "resetting the password on the command line ends all sessions",
    async () => {
      const thirdPassword = "the third long password";
      await expect(runAdmin(["reset-password", email], thirdPassword)).rejects.toThrow(
        "Another server is already using",
      );
      const { page } = await openAccount("the second long password");
      await server.stop("SIGTERM");
      expect(await runAdmin(["reset-password", email], thirdPassword)).toContain(
        "All sessions of the account have ended.",
      );
      await start();
      // The server has a new port, but cookies ignore ports.
      await page.goto(`${baseURL}/admin/settings?tab=account`);
      await page.waitForURL("**/admin/login?next=*");
      await fillSignIn(page, thirdPassword);
      await page.waitForURL("**/admin/settings?tab=account");
    },
    twoStartsMs,
  );
});
