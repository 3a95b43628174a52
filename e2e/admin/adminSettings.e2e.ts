import http from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { setUpOwnSite } from "../support/admin";
import { post } from "../support/api";
import { goTo, waitForText, waitForToast } from "../support/browser";
import { sampleCounts } from "../support/sampleCounts";

/** A site of its own, because visitors see the settings and the sample data. */
const site = setUpOwnSite({ SHOP_PRIVATE_NETWORKS: "true" });
const save = async (page: Page, section: string): Promise<void> => {
  const saved = page.waitForResponse((response) => !!response.request().postData()?.includes("UpdateSettings"));
  await page.keyboard.press("Control+s");
  await saved;
  await waitForText(page, `Your ${section} settings have been updated successfully`);
};
const openSettings = (tab: string) => site.openAdmin(`/admin/settings?tab=${tab}`);

describe("Settings", () => {
  test("the name, the logo, the numbers and the profiles are on public pages at their next load", async () => {
    const { page, problems } = await openSettings("general");
    await page.getByLabel(/^Site Name/).fill("Gloss");
    await page.getByLabel("Site Tagline").fill("Seen and found");
    await page.getByLabel("Contact Email").fill("desk@gloss.example");
    await page.getByLabel("Logo", { exact: true }).fill("/art/placeholder/category.svg");
    await page.getByLabel(/^Featured Celebrities/).fill("3");
    await page.getByLabel(/^Posts per Page/).fill("5");
    await save(page, "general");
    await page.getByRole("tab", { name: "Social Media" }).click();
    await page.getByLabel("Pinterest").fill("");
    await page.getByLabel("Instagram").fill("https://instagram.example/gloss");
    await save(page, "social media");

    const { page: home, problems: homeProblems } = await site.openAsVisitor("/");
    expect(await home.title()).toBe("Gloss: Seen and found");
    const logo = home.getByRole("banner").getByRole("img", { name: "Gloss" });
    expect(await logo.getAttribute("src")).toBe("/art/placeholder/category.svg");
    await home.waitForFunction(() =>
      [...document.images].some(({ alt, naturalWidth }) => alt === "Gloss" && naturalWidth),
    );
    const featured = home.getByRole("list", { name: "More featured celebrities" });
    expect(await featured.getByRole("listitem").count()).toBe(2);
    await waitForText(home, "What is Gloss?");
    const footer = home.getByRole("contentinfo");
    const instagram = footer.getByRole("link", { name: /^Instagram/ });
    expect(await instagram.getAttribute("href")).toBe("https://instagram.example/gloss");
    expect(await footer.getByRole("link", { name: /^Pinterest/ }).count()).toBe(0);
    await footer.getByRole("link", { name: "Privacy Policy" }).click();
    await waitForText(home, "desk@gloss.example");
    const { body } = await post(site.url(), { query: "{ blogPosts { edges { cursor } } }" });
    expect((body.data as { blogPosts: { edges: unknown[] } }).blogPosts.edges).toHaveLength(5);
    expect([...problems, ...homeProblems]).toEqual([]);
  });

  test("exchange rates are loaded, and lists show what prices are about", async () => {
    const day = new Date().toISOString().slice(0, 10);
    const file = `<Cube><Cube time="${day}"><Cube currency="USD" rate="2"/><Cube currency="JPY" rate="162"/></Cube></Cube>`;
    const bank = http.createServer((_request, response) => response.end(file));
    await new Promise<void>((resolve) => bank.listen(0, "127.0.0.1", resolve));
    try {
      const { page, problems } = await openSettings("general");
      await page
        .getByLabel("Exchange Rates")
        .fill(`http://127.0.0.1:${(bank.address() as AddressInfo).port}/rates.xml`);
      await save(page, "general");
      await page.getByRole("button", { name: "Load now" }).click();
      await waitForToast(page, "Exchange Rates Loaded", "2 rates of ");
      expect(problems).toEqual([]);
    } finally {
      bank.close();
    }
    for (const javaScriptEnabled of [false, true]) {
      const { page, problems } = await site.openAsVisitor("/category/dresses?currency=EUR", { javaScriptEnabled });
      const card = page.locator("main article").filter({ hasText: "$" }).first();
      await card.getByText(/^about €\d/).waitFor();
      await waitForText(page, /“About” prices are converted at the European Central Bank's rates of/);
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.join()).not.toContain("EUR");
      expect(problems).toEqual([]);
    }
    const inDollars = await (await fetch(`${site.url()}/category/dresses`)).text();
    expect(inDollars).toContain("Showing 20 items");
    expect(inDollars).not.toMatch(/>about/);
  });

  test("affiliate links have the chosen disclosure, attributes and tracking parameters", async () => {
    const { page } = await openSettings("affiliate");
    await page.getByLabel(/^Disclosure Text/).fill("Some of these links pay us.");
    await page.getByLabel("Default Tracking Parameters").fill("?utm_source=gloss");
    await page.getByLabel("Open links in a new tab").uncheck();
    await page.getByLabel("Add nofollow to links").uncheck();
    await save(page, "affiliate");

    const { page: shop } = await site.openAsVisitor("/shop");
    await waitForText(shop, "Some of these links pay us.");
    const link = shop.locator("a[href^='/go/']").first();
    expect(await link.getAttribute("rel")).toBe("sponsored noopener");
    expect(await link.getAttribute("target")).toBeNull();
    const response = await fetch(site.url() + String(await link.getAttribute("href")), { redirect: "manual" });
    expect(new URL(String(response.headers.get("location"))).searchParams.get("utm_source")).toBe("gloss");
  });

  test("Google's script loads once it has an ID and the visitor allows it, which the policy of public pages alone permits", async () => {
    const fetchPolicy = async (path: string): Promise<string> =>
      (await fetch(site.url() + path)).headers.get("content-security-policy") ?? "";
    expect(await fetchPolicy("/")).not.toContain("google");
    const { page } = await openSettings("analytics");
    await page.getByLabel("Google Analytics ID").fill("g-ab12cd34");
    await save(page, "analytics");

    // A page without scripts comes first, so that all requests of the next load are recorded.
    const { page: visitor, problems } = await site.openAsVisitor("/robots.txt");
    await visitor.route(/google[\w-]*\.com/, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
    const sent: string[] = [];
    visitor.on("request", (request) => sent.push(request.url()));
    await goTo(visitor, "/privacy-policy");
    const question = visitor.getByRole("region", { name: "Google Analytics" });
    await question.waitFor();
    expect(sent.filter((url) => url.includes("google"))).toEqual([]);
    const loaded = visitor.waitForRequest(/google[\w-]*\.com/);
    await question.getByRole("button", { name: "Allow" }).click();
    expect((await loaded).url()).toBe("https://www.googletagmanager.com/gtag/js?id=G-AB12CD34");
    await waitForText(visitor, /Google Analytics/);
    const configuration = await visitor.evaluate(
      () => Array.from((window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer[1])[2],
    );
    expect(configuration).toMatchObject({ anonymize_ip: true });
    expect(await fetchPolicy("/")).toMatch(/script-src 'self' [^;]*https:\/\/www\.googletagmanager\.com;/);
    expect(await fetchPolicy("/admin/settings")).not.toContain("google");

    await page.getByLabel("Enable tracking").uncheck();
    await save(page, "analytics");
    expect(await fetchPolicy("/")).not.toContain("google");
    expect(problems).toEqual([]);
  });
});

describe("Import Mock Data", () => {
  test("sample data is imported again and removed, and stays where an editor's row needs it", async () => {
    const { celebrity } = await site.graphql<{ celebrity: { id: string } }>(
      '{ celebrity(slug: "wren-halloway") { id } }',
    );
    await site.graphql("mutation ($input: CreateOutfitInput!) { createOutfit(input: $input) { id } }", {
      input: {
        celebrityId: celebrity.id,
        title: "An Own Look",
        image: "https://own.example/x.jpg",
        description: "Own.",
      },
    });
    const { page, problems } = await site.openAdmin("/admin/import-data");
    await page.getByRole("button", { name: "Import Mock Data" }).click();
    await waitForText(page, "Import Successful");
    const { celebrities, outfits, blogPosts, affiliateProducts } = sampleCounts;
    expect(await page.getByLabel("Sample rows").textContent()).toBe(
      `Celebrities${celebrities}Outfits${outfits}Blog Posts${blogPosts}Products${affiliateProducts}`,
    );
    await page.getByRole("button", { name: "Remove Sample Data" }).click();
    await waitForText(page, /Are you sure you want to remove all sample data\?/);
    await waitForText(page, /^1 celebrity.* will be kept/);
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await waitForToast(page, "Sample Data Removed");
    await waitForText(page, "There is no sample data on the site.");
    const { page: list } = await site.openAsVisitor("/celebrities");
    await waitForText(list, "Showing 1 of 1");
    await waitForText(list, "Wren Halloway");
    const own = await fetch(`${site.url()}/outfit/an-own-look`);
    expect([own.status, await own.text()]).toEqual([200, expect.stringContaining("An Own Look")]);
    expect(problems).toEqual([]);
  });
});
