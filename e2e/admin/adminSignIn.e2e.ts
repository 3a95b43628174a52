import type { Page } from "playwright-core";
import { setUpAdminSite } from "../support/admin";
import { demoAdministrator } from "../support/api";
import { goTo, reload, waitForText, waitForToast } from "../support/browser";
import { createDeferred } from "../support/deferred";
import { doubleClick, expectStable, expectStableUrl } from "../support/userActions";

const admin = setUpAdminSite();
const { email, password } = demoAdministrator;

async function logIn(page: Page, typedPassword = password): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(typedPassword);
  await page.getByRole("button", { name: "Log In" }).click();
}

const logout = (page: Page) => page.getByRole("button", { name: "Logout" });
const openCelebrities = (page: Page): Promise<void> =>
  page.getByRole("link", { name: "Celebrities", exact: true }).click();
const isAboutCelebrities = (request: { postData(): string | null }): boolean =>
  request.postData()?.includes("Celebrit") === true;

/** Returns texts of the admin area that are visible on the page. */
const findAdminTexts = (page: Page): Promise<string[]> =>
  page.evaluate(
    (texts) => texts.filter((text) => document.body.innerText.includes(text)),
    [
      "Demo Editor",
      "Dashboard Overview",
      "Manage Celebrities",
      "View Site",
      "Your session has ended",
      "Anouk Serrault",
    ],
  );

async function expectSignInPage(page: Page, address: string | RegExp = "/admin/login"): Promise<void> {
  await expectStableUrl(page, address);
  await waitForText(page, "Admin Dashboard Login");
  await expectStable(() => findAdminTexts(page), []);
  expect(await page.getByRole("button", { name: "Log In" }).count()).toBe(1);
}

describe("signing in to the admin area", () => {
  test("rejects a wrong password, accepts the right one, and hides the session from scripts", async () => {
    const { page, problems } = await admin.openAsVisitor("/admin/login");
    await waitForText(page, email);
    await logIn(page, "wrong-password");
    await waitForToast(
      page,
      "Login failed",
      "Invalid email or password. If using default credentials, try again as the user may have been created.",
    );
    await logIn(page);
    await waitForToast(page, "Login successful", "Welcome back, Demo Editor!");
    await expectStableUrl(page, "/admin/dashboard");
    const session = (await page.context().cookies()).find(({ name }) => name === "session");
    expect(session).toMatchObject({ value: expect.stringMatching(/^[\w-]{43}$/), httpOnly: true });
    const readable = await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }, document.cookie]);
    expect(JSON.stringify(readable)).not.toContain(session?.value);
    expect(readable[2]).toBe("");
    expect(problems).toEqual([]);
  });

  test("returns to the requested screen, and never to another site", async () => {
    const { page } = await admin.openAsVisitor("/admin/celebrities?layout=list");
    await page.waitForURL("**/admin/login?next=*");
    await logIn(page);
    await expectStableUrl(page, "/admin/celebrities?layout=list");
    await page.getByRole("heading", { level: 1, name: "Manage Celebrities" }).waitFor();
    const length = await page.evaluate(() => history.length);
    await goTo(page, "/admin/login?next=%2F%2Fevil.example");
    // A signed-in administrator is redirected in place, so Back does not return to the sign-in page.
    await expectStableUrl(page, "/admin/dashboard");
    expect(await page.evaluate(() => history.length)).toBe(length + 1);
    await logout(page).click();
    await goTo(page, "/admin/login?next=%2F%2Fevil.example");
    await logIn(page);
    await expectStableUrl(page, "/admin/dashboard");
    expect(new URL(page.url()).origin).toBe(admin.url());
  });

  test("is required by pages without data, which robots do not index", async () => {
    const response = await fetch(`${admin.url()}/admin/celebrities`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain("<title>Manage Celebrities · Admin | WornBy</title>");
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(html).not.toContain("Anouk");
    const root = await fetch(`${admin.url()}/admin`, { redirect: "manual" });
    expect([root.status, root.headers.get("location")]).toEqual([301, "/admin/dashboard"]);
  });
});

describe("Logout", () => {
  test("ends the session for Back, reload and the old cookie, and leaves no data to the next user", async () => {
    const { page, problems } = await admin.openAdminInNewSession("/admin/dashboard");
    const cookies = await page.context().cookies();
    await openCelebrities(page);
    await waitForText(page, "Anouk Serrault");
    await doubleClick(logout(page));
    await waitForToast(page, "Logged out");
    await expectSignInPage(page);
    await page.goBack();
    await expectSignInPage(page);
    await reload(page);
    await expectSignInPage(page);
    expect(problems).toEqual([]);

    await page.context().addCookies(cookies);
    await goTo(page, "/admin/celebrities");
    await expectSignInPage(page, /^\/admin\/login\?next=/);
    await page.route("**/graphql**", (route) =>
      isAboutCelebrities(route.request()) ? route.abort("connectionrefused") : route.continue(),
    );
    await logIn(page);
    await expectStableUrl(page, "/admin/celebrities");
    await expectStable(() => page.getByText("Anouk Serrault").count(), 0);
  });

  test("leaves nothing on the screen when a response arrives late", async () => {
    const { page } = await admin.openAdminInNewSession("/admin/dashboard");
    await waitForText(page, "Demo Editor");
    const responses = createDeferred();
    await page.route("**/graphql**", async (route) => {
      if (!isAboutCelebrities(route.request())) return route.continue();
      const response = await route.fetch();
      await responses.promise;
      // The page has canceled the request if it no longer wants the response.
      return route.fulfill({ response }).catch(() => undefined);
    });
    const requested = page.waitForRequest(isAboutCelebrities);
    await openCelebrities(page);
    await requested;
    await logout(page).click();
    await waitForText(page, "Admin Dashboard Login");
    responses.resolve();
    await expectSignInPage(page);
  });
});

describe("typed text", () => {
  test("survives a crash, and is saved after the session has ended", async () => {
    const { page } = await admin.openAdmin("/admin/celebrities?new=1");
    await page.getByLabel("Name").fill("Ottilie Marchbanks");
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("wornby:draft:")));
    await page.goto("about:blank");
    await goTo(page, `${admin.url()}/admin/celebrities?new=1`);
    await waitForText(page, "You have an unsaved draft from");
    await page.getByRole("button", { name: "Restore" }).click();
    expect(await page.getByLabel("Name").inputValue()).toBe("Ottilie Marchbanks");
    await waitForText(page, "Used in the URL /celebrity/ottilie-marchbanks");

    await page.context().clearCookies();
    await page.getByRole("button", { name: "Add Celebrity" }).click();
    const dialog = page.getByRole("dialog", { name: "Your session has ended" });
    await dialog.waitFor();
    expect(await dialog.getByLabel("Email").inputValue()).toBe(email);
    await dialog.getByLabel("Password").fill(password);
    await dialog.getByRole("button", { name: "Log In" }).click();
    await waitForToast(page, "Celebrity added successfully");
    const saved = await admin.graphql<{ celebrity: object | null }>(
      '{ celebrity(slug: "ottilie-marchbanks") { name } }',
    );
    expect(saved.celebrity).toEqual({ name: "Ottilie Marchbanks" });
  });
});
