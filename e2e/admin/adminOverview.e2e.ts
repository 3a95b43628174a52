import { setUpAdminSite } from "../support/admin";
import { demoAdministrator } from "../support/api";
import { phone, waitForText } from "../support/browser";
import { expectStableUrl, typeWithPauses } from "../support/userActions";

const admin = setUpAdminSite();

describe("Dashboard", () => {
  test("shows figures and the latest change, and leads to forms, screens and public pages", async () => {
    const input = {
      title: "News of Today",
      image: "/art/topic/vintage.svg",
      category: "Vintage",
      author: "Hanne Okafor",
      excerpt: "News.",
      content: "News.",
    };
    const { createBlogPost } = await admin.graphql<{ createBlogPost: { id: string } }>(
      "mutation Create($input: CreateBlogPostInput!) { createBlogPost(input: $input) { id } }",
      { input },
    );
    const { page, problems } = await admin.openAdmin("/admin/dashboard");
    await waitForText(page, "Total Outfits");
    expect(await page.locator("dl > div").first().textContent()).toMatch(
      /^Total Outfits\d+[+-]\d[\d,.]*% from the week before$/,
    );
    await page.getByRole("link", { name: "New Outfit" }).click();
    await page.getByRole("dialog", { name: "Add New Outfit" }).waitFor();
    await page.goBack();
    await expectStableUrl(page, "/admin/dashboard");
    const line = page.getByRole("listitem").filter({ hasText: input.title });
    expect(await line.textContent()).toContain(`${demoAdministrator.name} added the blog post ${input.title}`);
    await line.getByRole("link", { name: input.title }).click();
    await page.waitForURL(`**/admin/blog?edit=${createBlogPost.id}`);
    await page.getByRole("dialog", { name: "Edit Blog Post" }).waitFor();
    await page.goBack();
    await page.getByRole("table", { name: "Top Performing Posts" }).getByRole("link").first().click();
    await page.waitForURL("**/blog/*");
    await page.getByRole("banner").getByRole("link", { name: "Outfits" }).first().waitFor();
    expect(problems).toEqual([]);
  });
});

describe("Analytics", () => {
  test("loads charts that a keyboard can read, with tables, once there is something to show", async () => {
    const { page, problems } = await admin.openAdmin("/admin/analytics?from=2020-01-01&to=2020-01-31");
    await waitForText(page, "No views on these days. A view is counted when a visitor opens a page.");
    const chartScripts = () =>
      page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => /DayChart/.test(name)).length);
    expect(await chartScripts()).toBe(0);

    await page.getByRole("button", { name: "30 days" }).click();
    await page.waitForURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/);
    // The sample data reaches the day of its import.
    await page.locator(".MuiLineChart-line, .MuiLineElement-root").first().waitFor();
    expect(await chartScripts()).toBeGreaterThan(0);
    await waitForText(page, /^[\d,]+ views from \w{3} \d\d, \d{4} to \w{3} \d\d, \d{4}, most on /);
    await page.getByRole("button", { name: "Views as a table" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    await page
      .locator(".MuiChartsTooltip-root")
      .getByText(/\w{3} \d\d, \d{4}/)
      .waitFor();
    await page.getByRole("button", { name: "Views as a table" }).click();
    const days = page.getByRole("table", { name: "Views per day" }).getByRole("row");
    await days.nth(30).waitFor();
    expect(await days.count()).toBe(31);
    expect(await page.getByRole("table", { name: "Most viewed pages" }).getByRole("row").count()).toBe(11);
    await page.goBack();
    await page.waitForURL("**/admin/analytics?from=2020-01-01&to=2020-01-31");
    expect(problems).toEqual([]);
  });
});

describe("the admin area", () => {
  test("has shortcuts for search, the command palette and help, and a menu on a phone", async () => {
    const { page, problems } = await admin.openAdmin("/admin/celebrities");
    await waitForText(page, "Anouk Serrault");
    await page.keyboard.press("/");
    await typeWithPauses(page.locator(":focus"), "wr", "en");
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
    await page.keyboard.press("Escape");
    await page.setViewportSize(phone);
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Trash" }).click();
    await page.getByRole("heading", { level: 1, name: "Trash" }).waitFor();
    expect(problems).toEqual([]);
  });
});
