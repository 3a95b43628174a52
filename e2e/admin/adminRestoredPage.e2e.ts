import type { Page } from "playwright-core";
import { setUpAdminSite } from "../support/admin";
import { launchWholeBrowser, waitForText } from "../support/browser";
import { expectStable, expectStableUrl } from "../support/userActions";

const revenue = "Affiliate Revenue";

const goBack = (page: Page) => page.evaluate(() => window.history.back()).catch(() => undefined);

describe("Back after another page was loaded", () => {
  const admin = setUpAdminSite(launchWholeBrowser);

  test("shows the sign-in page after Logout, and never the dashboard of the ended session", async () => {
    const { page } = await admin.openAdminInNewSession("/admin/dashboard");
    await waitForText(page, revenue);
    await page.goto(`${admin.url()}/admin/celebrities`);
    await page.getByRole("button", { name: "Logout" }).click();
    await waitForText(page, "Admin Dashboard Login");
    await goBack(page);
    await expectStableUrl(page, "/admin/login?next=%2Fadmin%2Fdashboard");
    await waitForText(page, "Admin Dashboard Login");
    await expectStable(() => page.getByText(revenue).count(), 0);
  });

  test("checks a restored session: one that has ended in another browser shows nothing", async () => {
    const { page } = await admin.openAdminInNewSession("/admin/dashboard");
    await waitForText(page, revenue);
    await page.goto(`${admin.url()}/robots.txt`);
    const [session] = (await page.context().cookies()).filter(({ name }) => name === "session");
    await fetch(`${admin.url()}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: `session=${session.value}` },
      body: JSON.stringify({ query: "mutation { signOut }" }),
    });
    await goBack(page);
    await expectStableUrl(page, "/admin/login?next=%2Fadmin%2Fdashboard");
    await waitForText(page, "Admin Dashboard Login");
    await expectStable(() => page.getByText(revenue).count(), 0);
  });
});
