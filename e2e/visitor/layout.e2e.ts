import type { Locator, Page } from "playwright-core";
import { goTo, phone, setColorScheme, setUpBrowser, siteUrl } from "../support/browser";
import { expectStableUrl } from "../support/userActions";

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element is not visible.");
  return { ...box, bottom: box.y + box.height, middle: box.y + box.height / 2 };
};

/** Asserts that the cards of a row have their links to the shop on one line. */
async function expectLinksInRows(page: Page): Promise<void> {
  const rows = await page.locator("main article").evaluateAll((cards) => {
    const lines = new Map<number, Set<number>>();
    for (const card of cards) {
      const button = [...card.querySelectorAll("a")].find((link) => link.textContent?.includes("Shop Now"));
      if (!button) continue;
      const top = Math.round(card.getBoundingClientRect().top);
      lines.set(top, (lines.get(top) ?? new Set()).add(Math.round(button.getBoundingClientRect().top)));
    }
    return [...lines.values()].map(({ size }) => size);
  });
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows)).toEqual(new Set([1]));
}

describe("page layout", () => {
  const browser = setUpBrowser();

  test("the home page: cards in rows, links to the lists, a complete footer", async () => {
    const { page } = await browser.open("/");
    // Sections below the fold, which were laid out lazily, are complete.
    await page.waitForFunction(() => !document.documentElement.hasAttribute("data-arrival"));
    await expectLinksInRows(page);
    const lists = page.getByRole("main").getByRole("link", { name: /^View All/ });
    const targets = await lists.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(targets).toEqual(expect.arrayContaining(["/outfits", "/shop", "/blog"]));
    const posts = page.getByRole("region", { name: "Our Social Feed" }).getByRole("link");
    const newTabs = await posts.evaluateAll((all) => all.map((link) => `${(link as HTMLAnchorElement).target}`));
    expect(newTabs).toEqual(["_blank", "_blank", "_blank"]);
    const footer = page.getByRole("contentinfo");
    expect(await footer.locator("a[href^='https:']").count()).toBe(4);
    const links = await footer
      .locator("a[href^='/']")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    const expected = ["/privacy-policy", "/terms-of-service", "/affiliate-disclosure", "/category/bikes", "/shop"];
    expect(links).toEqual(expect.arrayContaining(expected));
    for (const path of new Set(links))
      expect([path, (await fetch(siteUrl() + path, { redirect: "manual" })).status]).toEqual([path, 200]);
  });

  test("featured celebrities and looks have no large blanks", async () => {
    const { page } = await browser.open("/celebrities");
    const month = page.getByRole("region", { name: "Celebrity of the Month" });
    const label = await boxOf(month.getByRole("heading", { level: 2 }));
    const name = await boxOf(month.getByRole("heading", { level: 3 }).first());
    expect(name.y - label.bottom).toBeLessThan(40);
    const portrait = await boxOf(month.locator("img").first());
    const shop = await boxOf(month.getByRole("link", { name: /Shop Now/ }).last());
    expect(Math.abs(portrait.bottom - shop.bottom)).toBeLessThan(40);
    await goTo(page, "/celebrity/wren-halloway");
    const look = page.getByRole("region", { name: "Latest Look" });
    const picture = await boxOf(look.locator("img"));
    const text = await boxOf(look.locator("article > div"));
    expect(Math.abs(picture.middle - text.middle)).toBeLessThan(4);
    expect(picture.height - text.height).toBeLessThan(320);
  });

  test("products are three in a row, below a sticky header; pictures are dimmed on dark pages", async () => {
    const { page } = await browser.open("/category/dresses", { colorScheme: "dark" });
    await expectLinksInRows(page);
    const cards = page.getByRole("region", { name: "Products" }).getByRole("article");
    const tops = await cards.evaluateAll((all) => all.slice(0, 4).map((card) => card.getBoundingClientRect().top));
    expect(new Set(tops.slice(0, 3).map(Math.round)).size).toBe(1);
    expect(tops[3]).toBeGreaterThan(tops[0]);
    const filterOf = (kind: string) =>
      page
        .locator(`img[data-kind='${kind}']`)
        .first()
        .evaluate((image) => getComputedStyle(image).filter);
    expect(await filterOf("category")).toBe("brightness(0.7) saturate(1.1)");
    expect(await filterOf("product")).toBe("brightness(0.86)");
    await setColorScheme(page, "light");
    expect(await filterOf("category")).toBe("none");
    await page.evaluate(() => window.scrollTo(0, 2_000));
    await page.waitForFunction(() => window.scrollY > 1_500);
    expect((await boxOf(page.getByRole("banner"))).y).toBe(0);
  });

  test("sections below the fold are laid out lazily before hydration", async () => {
    const { page } = await browser.open("/robots.txt", { viewport: phone });
    const layout = (name: string) =>
      page.getByRole("region", { name }).evaluate((section) => getComputedStyle(section).contentVisibility);
    await page.route("**/assets/main-*.js", (route) => route.abort());
    await page.goto("/");
    expect([await layout("This Week's Star Styles"), await layout("Fashion Blog")]).toEqual(["visible", "auto"]);
  });
});

describe("a long word", () => {
  const browser = setUpBrowser();

  test("wraps on a phone wherever a page shows what the visitor typed", async () => {
    const word = "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft";
    const { page } = await browser.open("/robots.txt");
    for (const path of ["/search?q=", "/celebrities?search=", "/outfits?search=", "/shop?search="]) {
      await page.goto(path + word);
      await page.getByText(word).first().waitFor();
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 640 });
        expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width]);
      }
    }
  });
});

describe("the header on a phone", () => {
  const browser = setUpBrowser();

  test("clips and overlaps nothing beside any site name", async () => {
    const liked = Array.from(
      { length: 150 },
      (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
    );
    const localStorage = [{ name: "wornby:liked-outfits", value: JSON.stringify(liked) }];
    const { page } = await browser.open("/privacy-policy", {
      storageState: { cookies: [], origins: [{ origin: siteUrl(), localStorage }] },
    });
    const header = page.getByRole("banner");
    await header.getByText("99+", { exact: true }).waitFor();
    for (const siteName of ["WornBy", "The Celebrity Style Journal of Record", "Celebritystylejournal"]) {
      // As the site's settings would name it; SiteChrome.test.tsx verifies the mark of a long name.
      await header.locator("a[href='/'] span").evaluate((mark, name) => {
        mark.textContent = name;
        mark.toggleAttribute("data-long", name.length > 12);
      }, siteName);
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 640 });
        const frame = await boxOf(header);
        let right = 0;
        for (const control of [
          header.getByText(siteName, { exact: true }),
          header.getByText("99+", { exact: true }),
          header.getByRole("button", { name: /color|dark|light/i }),
          header.getByRole("button", { name: "Open menu" }),
        ]) {
          const box = await boxOf(control);
          expect([siteName, width, box.x]).toEqual([siteName, width, Math.max(right, box.x)]);
          expect(box.y).toBeGreaterThanOrEqual(frame.y);
          expect(box.bottom).toBeLessThanOrEqual(frame.bottom);
          right = box.x + box.width;
        }
        expect(right).toBeLessThanOrEqual(width);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    }
  });

  test("its open menu closes on a tap outside, without following a link", async () => {
    const { page } = await browser.open("/outfits", { viewport: phone, hasTouch: true });
    await page.getByRole("button", { name: "Open menu" }).tap();
    const menu = await boxOf(page.locator("#site-menu"));
    // Tap a card below the menu.
    await page.getByRole("article").first().scrollIntoViewIfNeeded();
    const card = await page.getByRole("article").evaluateAll((cards, top) => {
      const boxes = cards
        .flatMap((item) => [...item.querySelectorAll("a")])
        .map((link) => link.getBoundingClientRect());
      const box = boxes.find(({ y, height }) => y + height / 2 > top + 10 && y + height / 2 < window.innerHeight - 10);
      return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
    }, menu.bottom);
    if (!card) throw new Error("No card is visible below the menu.");
    await page.touchscreen.tap(card.x, card.y);
    await page.getByRole("button", { name: "Open menu" }).waitFor();
    await expectStableUrl(page, "/outfits");
  });
});
