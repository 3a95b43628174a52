import type { Page } from "playwright-core";
import { setUpOwnSite } from "../support/admin";
import { demoAdministrator } from "../support/api";
import { waitForText, waitForToast } from "../support/browser";
import { createDeferred } from "../support/deferred";
import { doubleClick, expectStableUrl, expectStable } from "../support/userActions";

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

async function expectSignInPage(page: Page, address = "/admin/login"): Promise<void> {
  await expectStableUrl(page, address);
  await waitForText(page, "Admin Dashboard Login");
  await expectStable(() => findAdminTexts(page), []);
  expect(await page.getByRole("button", { name: "Log In" }).count()).toBe(1);
}

describe("Logout", () => {
  const admin = setUpOwnSite();
  const logout = (page: Page) => page.getByRole("button", { name: "Logout" });

  test("ends at the sign-in page and stays there after Back and reload", async () => {
    const { page, problems } = await admin.openAdmin("/admin/dashboard");
    await page.getByRole("link", { name: "Celebrities", exact: true }).click();
    await waitForText(page, "Anouk Serrault");
    await doubleClick(logout(page));
    await waitForToast(page, "Logged out");
    await expectSignInPage(page);
    await page.goBack();
    await expectSignInPage(page);
    await page.reload();
    await expectSignInPage(page);
    expect(problems).toEqual([]);
  });

  test("leaves nothing that the next user could see before it is loaded", async () => {
    const { page } = await admin.openAdmin("/admin/celebrities");
    await waitForText(page, "Anouk Serrault");
    await logout(page).click();
    await expectSignInPage(page);
    await page.route("**/graphql**", (route) =>
      route.request().postData()?.includes("Celebrit") ? route.abort("connectionrefused") : route.continue(),
    );
    await page.getByLabel("Email").fill(demoAdministrator.email);
    await page.getByLabel("Password").fill(demoAdministrator.password);
    await page.getByRole("button", { name: "Log In" }).click();
    await expectStableUrl(page, "/admin/dashboard");
    await page.getByRole("link", { name: "Celebrities", exact: true }).click();
    await expectStableUrl(page, "/admin/celebrities");
    await expectStable(() => page.getByText("Anouk Serrault").count(), 0);
  });

  test.each(["data", "an authentication error"])("is not undone by a late response with %s", async (content) => {
    const { page } = await admin.openAdmin("/admin/dashboard");
    await waitForText(page, "Demo Editor");
    const responses = createDeferred();
    await page.route("**/graphql**", async (route) => {
      if (!route.request().postData()?.includes("Celebrit")) return route.continue();
      const response = content === "an authentication error" ? undefined : await route.fetch();
      await responses.promise;
      const refusal = { errors: [{ message: "Please sign in.", extensions: { code: "UNAUTHENTICATED" } }] };
      return route.fulfill(response ? { response } : { json: refusal }).catch(() => undefined);
    });
    const requested = page.waitForRequest((request) => request.postData()?.includes("Celebrit") === true);
    await page.getByRole("link", { name: "Celebrities", exact: true }).click();
    await requested;
    await logout(page).click();
    await waitForText(page, "Admin Dashboard Login");
    responses.resolve();
    await expectSignInPage(page);
  });
});
