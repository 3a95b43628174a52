import { goTo, reload, setUpBrowser, waitForPage, waitForText, waitForToast } from "../support/browser";
import { expectStable, expectStableUrl } from "../support/userActions";

const linked = "/outfit/beatrix-thornquist-quilted-teal-puffer-black-jumpsuit-airport";

describe("browsing outfits", () => {
  const browser = setUpBrowser();

  test("all of them by Load More; Back restores the list, even after ten minutes on another page", async () => {
    const { page, problems } = await browser.open("/robots.txt");
    await page.clock.install();
    await goTo(page, "/outfits");
    const looks = page.locator("main article");
    const before = await looks.count();
    await page.getByText("Load More").click();
    await looks.nth(before).waitFor();
    const loaded = await looks.count();
    await looks.nth(before).getByRole("link").first().click();
    await page.waitForURL("**/outfit/*");
    await page.clock.runFor(10 * 60_000);
    await page.goBack();
    await page.waitForURL("**/outfits");
    await page.waitForFunction((count) => document.querySelectorAll("main article").length === count, loaded);
    await page.clock.resume();
    for (let count = loaded; await page.getByText("Load More").isVisible(); count = await looks.count()) {
      await page.getByText("Load More").click();
      await looks.nth(count).waitFor();
    }
    await waitForToast(page, "All outfits have been loaded!");
    expect(problems).toEqual([]);
  });

  test("dialogs have their own URLs, and close on Escape", async () => {
    const { page, problems } = await browser.open("/outfits");
    const dialog = page.getByRole("dialog");
    for (const [name, value] of [
      ["Seasonal Trends", "seasonal-trends"],
      ["Shopping Guides", "shopping-guides"],
      ["Style Match", "style-match"],
    ]) {
      await page.getByRole("link", { name: new RegExp(name) }).click();
      await dialog.waitFor();
      await page.waitForURL(`**/outfits?dialog=${value}`);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
      await expectStableUrl(page, "/outfits");
    }
    expect(problems).toEqual([]);
  });

  test("an outfit: focus, copied link, retailer in a new tab", async () => {
    const { page } = await browser.open(linked, { permissions: ["clipboard-read", "clipboard-write"] });
    await page.keyboard.press("Tab");
    const tags = page.getByRole("list", { name: "Occasion and tags" }).getByRole("link");
    for (const tag of [tags.first(), tags.last()]) {
      await tag.focus();
      expect(await tag.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("solid");
    }
    await page.getByRole("button", { name: /Copy link/ }).click();
    await waitForText(page, /copied/i);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(linked);

    const link = page.getByRole("link", { name: /Buy Now/ });
    expect(await link.getAttribute("rel")).toBe("sponsored nofollow noopener");
    const href = (await link.getAttribute("href")) ?? "";
    expect(href).toMatch(/^\/go\/[0-9a-f-]{36}\?from=buy$/);
    await page.context().route("**/go/**", (route) => route.fulfill({ body: "the retailer" }));
    const [tab] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
    await tab.getByText("the retailer").waitFor();
    expect(new URL(tab.url()).pathname + new URL(tab.url()).search).toBe(href);
    await waitForToast(page, "Opening retailer website");
  });

  test("a reload restores the loaded cards and the scroll position of every list", async () => {
    const { page } = await browser.open("/privacy-policy");
    for (const [path, landmark, link, role, heading] of [
      ["/outfits", "banner", "Outfits", "tabpanel", "Celebrity Outfits"],
      ["/celebrities", "banner", "Celebrities", "tabpanel", "Celebrities"],
      ["/blog", "banner", "Blog", "tabpanel", "Fashion Blog"],
      ["/shop", "contentinfo", "Shop", "region", "Shop"],
    ] as const) {
      await page.getByRole(landmark).getByRole("link", { name: link, exact: true }).click();
      await waitForPage(page, heading);
      const cards = page.getByRole("main").getByRole(role).getByRole("article");
      await page.getByRole("button", { name: "Load More" }).waitFor();
      const first = await cards.count();
      await page.getByRole("button", { name: "Load More" }).click();
      await cards.nth(first).waitFor();
      const loaded = await cards.count();
      // Farther down than the first page reaches, to which the browser itself returns.
      await cards.nth(loaded - 1).scrollIntoViewIfNeeded();
      await reload(page);
      // Sections above get their height only near the viewport, so the test checks the card and not the pixel.
      const readState = async () => [
        path,
        await cards.count(),
        await cards.nth(loaded - 1).evaluate((card) => {
          const { top, bottom } = card.getBoundingClientRect();
          return bottom > 0 && top < window.innerHeight;
        }),
      ];
      await expectStable(readState, [path, loaded, true]);
    }
  });
});
