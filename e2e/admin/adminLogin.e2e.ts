import type { Page } from "playwright-core";
import { adminForTests } from "../support/admin";
import { demoAdministrator } from "../support/api";
import { desktop, phone, see, seeToast } from "../support/browser";
import { barriersInEveryLook } from "../support/keepsNobodyOut";
import { staysAt } from "../support/person";

const { email, password } = demoAdministrator;

async function logIn(page: Page, secret = password) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(secret);
  await page.getByRole("button", { name: "Log In" }).click();
}

describe("/admin/login", () => {
  const admin = adminForTests();

  test("says what is wrong with the fields before anything is sent", async () => {
    const { page } = await admin.openAsVisitor("/admin/login");
    await see(page, "Admin Dashboard Login");
    await page.getByLabel("Email").fill("nonsense");
    await page.getByLabel("Password").fill("12345");
    await page.getByRole("button", { name: "Log In" }).click();
    await see(page, "Please enter a valid email address");
    await see(page, "Password must be at least 6 characters");
  });

  test("refuses a wrong password in the specification's words, and takes the right one", async () => {
    const { page, problems } = await admin.openAsVisitor("/admin/login");
    await logIn(page, "wrong-password");
    await seeToast(
      page,
      "Login failed",
      "Invalid email or password. If using default credentials, try again as the user may have been created.",
    );
    await logIn(page);
    await seeToast(page, "Login successful", "Welcome back, Demo Editor!");
    await staysAt(page, "/admin/dashboard");
    expect(problems).toEqual([]);
  });

  test("keeps nothing of the session where a script of the page could read it", async () => {
    const { page } = await admin.openAsVisitor("/admin/login");
    await logIn(page);
    await page.waitForURL("**/admin/dashboard");
    const session = (await page.context().cookies()).find(({ name }) => name === "session");
    expect(session).toMatchObject({ value: expect.stringMatching(/^[\w-]{43}$/), httpOnly: true });
    const kept = await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }, document.cookie]);
    expect(JSON.stringify(kept)).not.toContain(session?.value);
    expect(kept[2]).toBe("");
  });

  test("has the demo's hint, and explains the reset", async () => {
    const { page } = await admin.openAsVisitor("/admin/login");
    await see(page, email);
    await page.getByRole("button", { name: "Forgot password?" }).click();
    await see(page, "npm run admin -- reset-password");
  });

  test("leads back to the screen that was wanted", async () => {
    const { page } = await admin.openAsVisitor("/admin/celebrities?layout=list");
    await page.waitForURL("**/admin/login?next=*");
    await logIn(page);
    await staysAt(page, "/admin/celebrities?layout=list");
    await page.getByRole("heading", { level: 1, name: "Manage Celebrities" }).waitFor();
  });

  test.each(["https://evil.example/admin/x", "//evil.example", "/\\evil.example"])(
    "leads to the dashboard, not to %s",
    async (next) => {
      const { page } = await admin.openAsVisitor(`/admin/login?next=${encodeURIComponent(next)}`);
      await logIn(page);
      await staysAt(page, "/admin/dashboard");
      expect(new URL(page.url()).origin).toBe(admin.address());
    },
  );

  test("is left at once by who is signed in", async () => {
    const { page } = await admin.openAdmin("/admin/login");
    await staysAt(page, "/admin/dashboard");
    // Replaced, so Back does not lead through it again.
    expect(await page.evaluate(() => window.history.length)).toBeLessThanOrEqual(2);
  });

  test.each([
    ["desktop", desktop, "light"],
    ["desktop", desktop, "dark"],
    ["phone", phone, "light"],
  ] as const)("keeps nobody out: %s, %s, %s", async (_device, viewport, colorScheme) => {
    const { page } = await admin.openAsVisitor("/admin/login", { viewport, colorScheme, reducedMotion: "reduce" });
    await see(page, "Admin Dashboard Login");
    expect(await barriersInEveryLook(page)).toEqual([]);
  });
});

describe("the admin area", () => {
  const admin = adminForTests();

  test("is served as a spinner with a title, out of every index, without any data", async () => {
    const answer = await fetch(`${admin.address()}/admin/celebrities`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain("Loading...");
    expect(html).toContain("<title>Manage Celebrities · Admin | WornBy</title>");
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(html).not.toContain("Anouk");
  });

  test("begins at the dashboard, and knows what it does not have", async () => {
    const root = await fetch(`${admin.address()}/admin`, { redirect: "manual" });
    expect([root.status, root.headers.get("location")]).toEqual([301, "/admin/dashboard"]);
    const unknown = await fetch(`${admin.address()}/admin/nothing`);
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain("Oops! Page not found");
  });

  test("is left by Logout, whose session is worth nothing afterwards", async () => {
    const { page } = await admin.openAdmin("/admin/celebrities");
    const cookies = await page.context().cookies();
    await page.getByRole("button", { name: "Logout" }).click();
    await seeToast(page, "Logged out");
    await staysAt(page, "/admin/login");
    await page.context().addCookies(cookies);
    await page.goto("/admin/celebrities");
    await staysAt(page, /^\/admin\/login\?next=/);
  });

  test("keeps what was typed when the session ends, and finishes what was begun", async () => {
    const { page } = await admin.openAdmin("/admin/celebrities?new=1");
    await page.getByLabel("Name").fill("Ottilie Marchbanks");
    await see(page, "Used in the URL /celebrity/ottilie-marchbanks");
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Add Celebrity" }).click();
    const dialog = page.getByRole("dialog", { name: "Your session has ended" });
    await dialog.waitFor();
    expect(await dialog.getByLabel("Email").inputValue()).toBe(email);
    await dialog.getByLabel("Password").fill(password);
    await dialog.getByRole("button", { name: "Log In" }).click();
    await seeToast(page, "Celebrity added successfully");
    await page.goto("/admin/celebrities?search=Ottilie");
    await see(page, "Ottilie Marchbanks");
  });

  test("offers what was typed before a crash", async () => {
    const { page } = await admin.openAdmin("/admin/celebrities?new=1");
    await page.getByLabel("Name").fill("Half A Name");
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("wornby:draft:")));
    await page.goto("about:blank");
    await page.goto(`${admin.address()}/admin/celebrities?new=1`);
    await see(page, "You have an unsaved draft from");
    await page.getByRole("button", { name: "Restore" }).click();
    expect(await page.getByLabel("Name").inputValue()).toBe("Half A Name");
  });

  test("works by keys: palette, search, help", async () => {
    const { page, problems } = await admin.openAdmin("/admin/celebrities");
    await see(page, "Anouk Serrault");
    await page.keyboard.press("/");
    await page.keyboard.type("wr", { delay: 45 });
    await page.waitForTimeout(400);
    await page.keyboard.type("en", { delay: 45 });
    await staysAt(page, "/admin/celebrities?search=wren");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("anouk");
    await page.getByRole("option", { name: /Anouk Serrault/ }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Edit Celebrity" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    // The focus is back in the search, where a question mark is one.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard" }).waitFor();
    expect(problems).toEqual([]);
  });

  test("has all its screens in the menu of a phone", async () => {
    const { page } = await admin.openAdmin("/admin/celebrities", { viewport: phone });
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    for (const name of ["Dashboard", "Outfits", "Products", "Newsletter", "Trash", "Settings"])
      await menu.getByRole("link", { name, exact: true }).waitFor();
    await menu.getByRole("button", { name: "Logout" }).waitFor();
  });
});
