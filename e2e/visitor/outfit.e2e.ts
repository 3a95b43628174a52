import { setUpBrowser, waitForText, waitForToast, siteUrl } from "../support/browser";
import { expectStableUrl } from "../support/userActions";

const linked = "/outfit/beatrix-thornquist-quilted-teal-puffer-black-jumpsuit-airport";
const unlinked = "/outfit/theo-marchbanks-navy-overcoat-cream-hoodie-airport";

describe("/outfit/{slug}", () => {
  const browser = setUpBrowser();

  test("Buy Now opens the retailer in a new tab, through /go, with the site's tracking parameters", async () => {
    const { page } = await browser.open(linked);
    const link = page.getByRole("link", { name: /Buy Now/ });
    expect(await link.getAttribute("rel")).toBe("sponsored nofollow noopener");
    expect(await link.getAttribute("target")).toBe("_blank");
    const href = (await link.getAttribute("href")) ?? "";
    expect(href).toMatch(/^\/go\/[0-9a-f-]{36}\?from=buy$/);
    await page.context().route("**/go/**", (route) => route.fulfill({ body: "the retailer" }));
    const [tab] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
    expect(tab.url() + tab.url()).toContain("/go/");
    await waitForToast(page, "Opening retailer website");
    const redirect = await fetch(siteUrl() + href, { redirect: "manual" });
    expect(redirect.status).toBe(302);
    expect(redirect.headers.get("location")).toMatch(/^https:\/\/[a-z]+\.example\/.*utm_source=wornby/);
  });

  test("shows a toast when the outfit has no link", async () => {
    const { page } = await browser.open(unlinked);
    await page.getByRole("button", { name: "Buy Now" }).click();
    await waitForToast(page, "No purchase link available", "This outfit doesn't have a direct purchase link");
  });

  test("shows the affiliate disclosure before the first affiliate link", async () => {
    const { page } = await browser.open(linked, { javaScriptEnabled: false });
    const html = await page.content();
    expect(html.indexOf("affiliate links")).toBeGreaterThan(0);
    expect(html.indexOf("affiliate links")).toBeLessThan(html.indexOf('href="/go/'));
    expect(await page.getByRole("link", { name: /Shop Now/ }).count()).toBeGreaterThan(3);
  });

  test("shows which of the occasion and tags has the keyboard's focus", async () => {
    const { page } = await browser.open(linked);
    await page.keyboard.press("Tab");
    const links = page.getByRole("list", { name: "Occasion and tags" }).getByRole("link");
    for (const link of [links.first(), links.last()]) {
      await link.focus();
      expect(await link.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("solid");
    }
  });

  test("links back to the celebrity", async () => {
    const { page } = await browser.open(linked);
    await page.getByRole("link", { name: /Back to Beatrix Thornquist/ }).click();
    await expectStableUrl(page, "/celebrity/beatrix-thornquist");
  });

  test("copies its URL", async () => {
    const { page } = await browser.open(linked, { permissions: ["clipboard-read", "clipboard-write"] });
    await page.getByRole("button", { name: /Copy link/ }).click();
    await waitForText(page, /copied/i);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(linked);
  });

  test("shows a not-found page for an unknown outfit", async () => {
    const { page } = await browser.open("/outfit/nothing");
    await page.getByRole("heading", { name: "Outfit not found" }).waitFor();
    await waitForText(page, "The outfit you're looking for doesn't exist or has been removed.");
    await page.getByRole("link", { name: "View all outfits" }).click();
    await expectStableUrl(page, "/outfits");
  });
});
