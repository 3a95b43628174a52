import type { Page } from "playwright-core";
import { setUpAdminSite } from "../support/admin";
import { demoAdministrator } from "../support/api";
import { waitForText, waitForToast } from "../support/browser";
import { createDeferred } from "../support/deferred";
import { doubleClick, expectStableUrl, expectStable } from "../support/userActions";

/** Words of the frame of the admin area, its screens and its dialogs, as far as they can be read on the page. */
const adminWords = (page: Page): Promise<string[]> =>
  page.evaluate(
    (words) => words.filter((word) => document.body.innerText.includes(word)),
    [
      "Demo Editor",
      "Dashboard Overview",
      "Manage Celebrities",
      "View Site",
      "Your session has ended",
      "Anouk Serrault",
    ],
  );

async function isSignInPage(page: Page, address = "/admin/login"): Promise<void> {
  await expectStableUrl(page, address);
  await waitForText(page, "Admin Dashboard Login");
  await expectStable(() => adminWords(page), []);
  expect(await page.getByRole("button", { name: "Log In" }).count()).toBe(1);
}

describe("Logout", () => {
  const admin = setUpAdminSite();
  const logout = (page: Page) => page.getByRole("button", { name: "Logout" });

  test("ends at the sign-in page and stays there, also after Back and reload", async () => {
    const { page, problems } = await admin.openAdmin("/admin/dashboard");
    await page.getByRole("link", { name: "Celebrities", exact: true }).click();
    await waitForText(page, "Anouk Serrault");
    await doubleClick(logout(page));
    await waitForToast(page, "Logged out");
    await isSignInPage(page);
    await page.goBack();
    await isSignInPage(page);
    await page.reload();
    await isSignInPage(page);
    expect(problems).toEqual([]);
  });

  test("leaves nothing that the next person can see before it is asked for", async () => {
    const { page } = await admin.openAdmin("/admin/celebrities");
    await waitForText(page, "Anouk Serrault");
    await logout(page).click();
    await isSignInPage(page);
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

  test.each(["with what was asked for", "with a refusal"])(
    "is not undone by an answer that comes late %s",
    async (how) => {
      const { page } = await admin.openAdmin("/admin/dashboard");
      await waitForText(page, "Demo Editor");
      const answers = createDeferred();
      await page.route("**/graphql**", async (route) => {
        if (!route.request().postData()?.includes("Celebrit")) return route.continue();
        const answer = how === "with a refusal" ? undefined : await route.fetch();
        await answers.until;
        const refusal = { errors: [{ message: "Please sign in.", extensions: { code: "UNAUTHENTICATED" } }] };
        return route.fulfill(answer ? { response: answer } : { json: refusal }).catch(() => undefined);
      });
      const asked = page.waitForRequest((request) => request.postData()?.includes("Celebrit") === true);
      await page.getByRole("link", { name: "Celebrities", exact: true }).click();
      await asked;
      await logout(page).click();
      await waitForText(page, "Admin Dashboard Login");
      answers.release();
      await isSignInPage(page);
    },
  );
});
