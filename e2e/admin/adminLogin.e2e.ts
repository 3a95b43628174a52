import type { Page } from "playwright-core";
import { setUpOwnSite } from "../support/admin";
import { demoAdministrator } from "../support/api";
import { desktop, phone, waitForText, waitForToast } from "../support/browser";
import { findAccessibilityIssuesInAllLayouts } from "../support/accessibility";
import { expectStableUrl } from "../support/userActions";

const { email, password } = demoAdministrator;

async function logIn(page: Page, typedPassword = password) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(typedPassword);
  await page.getByRole("button", { name: "Log In" }).click();
}

describe("/admin/login", () => {
  const admin = setUpOwnSite();

  test("shows field errors before it sends a request", async () => {
    const { page } = await admin.openAsVisitor("/admin/login");
    await waitForText(page, "Admin Dashboard Login");
    await page.getByLabel("Email").fill("nonsense");
    await page.getByLabel("Password").fill("12345");
    await page.getByRole("button", { name: "Log In" }).click();
    await waitForText(page, "Please enter a valid email address");
    await waitForText(page, "Password must be at least 6 characters");
  });

  test("rejects a wrong password with the specified message, and accepts the right one", async () => {
    const { page, problems } = await admin.openAsVisitor("/admin/login");
    await logIn(page, "wrong-password");
    await waitForToast(
      page,
      "Login failed",
      "Invalid email or password. If using default credentials, try again as the user may have been created.",
    );
    await logIn(page);
    await waitForToast(page, "Login successful", "Welcome back, Demo Editor!");
    await expectStableUrl(page, "/admin/dashboard");
    expect(problems).toEqual([]);
  });

  test("keeps nothing of the session readable by page scripts", async () => {
    const { page } = await admin.openAsVisitor("/admin/login");
    await logIn(page);
    await page.waitForURL("**/admin/dashboard");
    const session = (await page.context().cookies()).find(({ name }) => name === "session");
    expect(session).toMatchObject({ value: expect.stringMatching(/^[\w-]{43}$/), httpOnly: true });
    const readable = await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }, document.cookie]);
    expect(JSON.stringify(readable)).not.toContain(session?.value);
    expect(readable[2]).toBe("");
  });

  test("shows the demo hint, and explains the password reset", async () => {
    const { page } = await admin.openAsVisitor("/admin/login");
    await waitForText(page, email);
    await page.getByRole("button", { name: "Forgot password?" }).click();
    await waitForText(page, "npm run admin -- reset-password");
  });

  test("returns to the requested screen after signing in", async () => {
    const { page } = await admin.openAsVisitor("/admin/celebrities?layout=list");
    await page.waitForURL("**/admin/login?next=*");
    await logIn(page);
    await expectStableUrl(page, "/admin/celebrities?layout=list");
    await page.getByRole("heading", { level: 1, name: "Manage Celebrities" }).waitFor();
  });

  test.each(["https://evil.example/admin/x", "//evil.example", "/\\evil.example"])(
    "leads to the dashboard, not to %s",
    async (next) => {
      const { page } = await admin.openAsVisitor(`/admin/login?next=${encodeURIComponent(next)}`);
      await logIn(page);
      await expectStableUrl(page, "/admin/dashboard");
      expect(new URL(page.url()).origin).toBe(admin.url());
    },
  );

  test("redirects a signed-in administrator to the dashboard", async () => {
    const { page } = await admin.openAdmin("/admin/login");
    await expectStableUrl(page, "/admin/dashboard");
    // The redirect replaces the history entry, so Back does not return to the sign-in page.
    expect(await page.evaluate(() => window.history.length)).toBeLessThanOrEqual(2);
  });

  test.each([
    ["desktop", desktop, "light"],
    ["desktop", desktop, "dark"],
    ["phone", phone, "light"],
  ] as const)("has no accessibility issues: %s, %s, %s", async (_device, viewport, colorScheme) => {
    const { page } = await admin.openAsVisitor("/admin/login", { viewport, colorScheme, reducedMotion: "reduce" });
    await waitForText(page, "Admin Dashboard Login");
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
  });
});

describe("the admin area", () => {
  const admin = setUpOwnSite();

  test("is served as a spinner with a title and noindex, without data", async () => {
    const response = await fetch(`${admin.url()}/admin/celebrities`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain("Loading...");
    expect(html).toContain("<title>Manage Celebrities · Admin | WornBy</title>");
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(html).not.toContain("Anouk");
  });

  test("redirects to the dashboard, and returns 404 for unknown paths", async () => {
    const root = await fetch(`${admin.url()}/admin`, { redirect: "manual" });
    expect([root.status, root.headers.get("location")]).toEqual([301, "/admin/dashboard"]);
    const unknown = await fetch(`${admin.url()}/admin/nothing`);
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain("Oops! Page not found");
  });

  test("invalidates the session on Logout", async () => {
    const { page } = await admin.openAdmin("/admin/celebrities");
    const cookies = await page.context().cookies();
    await page.getByRole("button", { name: "Logout" }).click();
    await waitForToast(page, "Logged out");
    await expectStableUrl(page, "/admin/login");
    await page.context().addCookies(cookies);
    await page.goto("/admin/celebrities");
    await expectStableUrl(page, /^\/admin\/login\?next=/);
  });

  test("keeps the input when the session ends, and saves it after signing in again", async () => {
    const { page } = await admin.openAdmin("/admin/celebrities?new=1");
    await page.getByLabel("Name").fill("Ottilie Marchbanks");
    await waitForText(page, "Used in the URL /celebrity/ottilie-marchbanks");
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Add Celebrity" }).click();
    const dialog = page.getByRole("dialog", { name: "Your session has ended" });
    await dialog.waitFor();
    expect(await dialog.getByLabel("Email").inputValue()).toBe(email);
    await dialog.getByLabel("Password").fill(password);
    await dialog.getByRole("button", { name: "Log In" }).click();
    await waitForToast(page, "Celebrity added successfully");
    await page.goto("/admin/celebrities?search=Ottilie");
    await waitForText(page, "Ottilie Marchbanks");
  });

  test("offers a draft after a crash", async () => {
    const { page } = await admin.openAdmin("/admin/celebrities?new=1");
    await page.getByLabel("Name").fill("Half A Name");
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("wornby:draft:")));
    await page.goto("about:blank");
    await page.goto(`${admin.url()}/admin/celebrities?new=1`);
    await waitForText(page, "You have an unsaved draft from");
    await page.getByRole("button", { name: "Restore" }).click();
    expect(await page.getByLabel("Name").inputValue()).toBe("Half A Name");
  });

  test("supports shortcuts for the command palette, search and help", async () => {
    const { page, problems } = await admin.openAdmin("/admin/celebrities");
    await waitForText(page, "Anouk Serrault");
    await page.keyboard.press("/");
    await page.keyboard.type("wr", { delay: 45 });
    await page.waitForTimeout(400);
    await page.keyboard.type("en", { delay: 45 });
    await expectStableUrl(page, "/admin/celebrities?search=wren");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("anouk");
    await page.getByRole("option", { name: /Anouk Serrault/ }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Edit Celebrity" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    // The focus is back in the search field, where a question mark is text.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard" }).waitFor();
    expect(problems).toEqual([]);
  });

  test("lists all its screens in the phone menu", async () => {
    const { page } = await admin.openAdmin("/admin/celebrities", { viewport: phone });
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    for (const name of ["Dashboard", "Outfits", "Products", "Newsletter", "Trash", "Settings"])
      await menu.getByRole("link", { name, exact: true }).waitFor();
    await menu.getByRole("button", { name: "Logout" }).waitFor();
  });
});
