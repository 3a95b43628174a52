import { setUpOwnSite } from "../support/admin";
import { phone, waitForText } from "../support/browser";
import { findAccessibilityIssuesInAllLayouts } from "../support/accessibility";
import { expectStableUrl } from "../support/userActions";
import { sampleCounts } from "../support/sampleCounts";

describe("the dashboard", () => {
  const admin = setUpOwnSite();

  test("shows counts and imports with links to their screens", async () => {
    const { page, problems } = await admin.openAdmin("/admin/dashboard");
    await waitForText(page, "Total Outfits");
    const cards = await page.locator("dl > div").allTextContents();
    const change = String.raw`[+-]\d[\d,.]*% from the week before`;
    expect(cards[0]).toMatch(new RegExp(`^Total Outfits${sampleCounts.outfits}${change}$`));
    expect(cards[1]).toMatch(new RegExp(`^Total Products${sampleCounts.affiliateProducts}${change}$`));
    expect(cards[2]).toMatch(new RegExp(String.raw`^Affiliate Revenue\$[\d,]+\.\d\d${change}As of \w{3} \d\d, \d{4}$`));
    expect(cards[3]).toMatch(new RegExp(String.raw`^Affiliate Clicks[\d,]+${change}$`));
    const posts = page.getByRole("table", { name: "Top Performing Posts" });
    expect(await posts.getByRole("columnheader").allTextContents()).toEqual(["Post", "Views", "Clicks", "Revenue"]);
    expect(await posts.getByRole("row").count()).toBe(6);
    const retailers = page.getByRole("table", { name: "Retailer Performance" });
    expect(await retailers.getByRole("columnheader").allTextContents()).toEqual(["Retailer", "Clicks", "Revenue"]);
    expect(await retailers.getByRole("rowheader").last().textContent()).toBe("Other");
    await posts.getByRole("link", { name: "A Field Guide to Loafers" }).click();
    await page.waitForURL("**/blog/a-field-guide-to-loafers");
    expect(problems).toEqual([]);
  });

  test.each([
    ["New Outfit", "Add New Outfit"],
    ["New Celebrity", "Add New Celebrity"],
    ["New Blog Post", "Add New Blog Post"],
  ])("%s opens a form, and Back returns to the dashboard", async (name, title) => {
    const { page } = await admin.openAdmin("/admin/dashboard");
    await page.getByRole("link", { name }).click();
    await page.getByRole("dialog", { name: new RegExp(title) }).waitFor();
    await page.goBack();
    await expectStableUrl(page, "/admin/dashboard");
  });

  test("View Analytics and Settings open their screens", async () => {
    const { page } = await admin.openAdmin("/admin/dashboard");
    await page.getByRole("link", { name: "View Analytics" }).click();
    await page.getByRole("heading", { level: 1, name: "Analytics" }).waitFor();
    await page.goBack();
    await page.getByRole("main").getByRole("link", { name: "Settings" }).click();
    await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  });

  test("lists recent activity with links to the records", async () => {
    const { createBlogPost } = await admin.graphql<{ createBlogPost: { id: string } }>(
      "mutation Create($input: CreateBlogPostInput!) { createBlogPost(input: $input) { id } }",
      {
        input: {
          title: "News of Today",
          image: "/art/topic/vintage.svg",
          category: "Vintage",
          author: "Hanne Okafor",
          excerpt: "News.",
          content: "News.",
        },
      },
    );
    const { page } = await admin.openAdmin("/admin/dashboard", { viewport: phone });
    const line = page.getByRole("listitem").filter({ hasText: "News of Today" });
    await line.waitFor();
    expect(await line.textContent()).toContain("Demo Editor added the blog post News of Today");
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    await line.getByRole("link", { name: "News of Today" }).click();
    await page.waitForURL(`**/admin/blog?edit=${createBlogPost.id}`);
    await page.getByRole("dialog", { name: "Edit Blog Post" }).waitFor();
  });

  test("shows an error when the figures cannot be loaded, and retries", async () => {
    const { page } = await admin.openAdmin("/admin/settings");
    await page.route("**/graphql**", (route) =>
      route.request().postData()?.includes("AdminDashboard")
        ? route.fulfill({
            json: { data: null, errors: [{ message: "Down.", extensions: { code: "SERVICE_UNAVAILABLE" } }] },
          })
        : route.continue(),
    );
    await page.getByRole("navigation").getByRole("link", { name: "Dashboard" }).click();
    await page.getByRole("button", { name: "Retry" }).waitFor();
    await page.unroute("**/graphql**");
    await page.getByRole("button", { name: "Retry" }).click();
    await waitForText(page, "Total Outfits");
  });
});
