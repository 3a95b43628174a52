import type { Locator } from "playwright-core";
import { setUpOwnSite } from "../support/admin";
import { setUpBrowser } from "../support/browser";

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element is not visible.");
  return { ...box, bottom: box.y + box.height, middle: box.y + box.height / 2 };
};

describe("page layout", () => {
  const browser = setUpBrowser();

  test("Celebrity of the Month and Latest Look have no large blanks", async () => {
    const { page } = await browser.open("/celebrities");
    const month = page.getByRole("region", { name: "Celebrity of the Month" });
    const label = await boxOf(month.getByRole("heading", { level: 2 }));
    const name = await boxOf(month.getByRole("heading", { level: 3 }).first());
    expect(name.y - label.bottom).toBeLessThan(40);
    const portrait = await boxOf(month.locator("img").first());
    const shop = await boxOf(month.getByRole("link", { name: /Shop Now/ }).last());
    expect(Math.abs(portrait.bottom - shop.bottom)).toBeLessThan(40);
    await page.goto("/celebrity/wren-halloway");
    const look = page.getByRole("region", { name: "Latest Look" });
    const picture = await boxOf(look.locator("img"));
    const text = await boxOf(look.locator("article > div"));
    expect(Math.abs(picture.middle - text.middle)).toBeLessThan(4);
    expect(picture.height - text.height).toBeLessThan(320);
  });

  test("Shop Now buttons of a row are on one line", async () => {
    const { page } = await browser.open("/shop");
    for (const path of ["/shop", "/"]) {
      await page.goto(path);
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
  });

  test("pictures are dimmed on dark pages, most of all the scenes of categories", async () => {
    const { page } = await browser.open("/category/dresses", { colorScheme: "dark" });
    const filterOf = (name: string) =>
      page
        .locator(`img[data-kind='${name}']`)
        .first()
        .evaluate((image) => getComputedStyle(image).filter);
    expect(await filterOf("category")).toBe("brightness(0.7) saturate(1.1)");
    expect(await filterOf("product")).toBe("brightness(0.86)");
    await page.emulateMedia({ colorScheme: "light" });
    expect(await filterOf("category")).toBe("none");
  });
});

describe("header on a small phone", () => {
  const site = setUpOwnSite();
  const names = ["WornBy", "The Celebrity Style Journal of Record", "Celebritystylejournal"];

  test.each(names)("nothing is clipped or overlaps beside the name %s", async (siteName) => {
    const { settings } = await site.graphql<{ settings: { version: number } }>("{ settings { version } }");
    await site.graphql("mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { version } }", {
      input: { siteName, version: settings.version },
    });
    const { page } = await site.openAsVisitor("/privacy-policy");
    await page.evaluate(() => {
      const ids = Array.from(
        { length: 150 },
        (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
      );
      localStorage.setItem("wornby:liked-outfits", JSON.stringify(ids));
    });
    await page.reload();
    const header = page.getByRole("banner");
    await header.getByText("99+", { exact: true }).waitFor();
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 640 });
      const frame = await boxOf(header);
      const controls = await Promise.all(
        [
          header.getByRole("link", { name: siteName }),
          header.getByText("99+", { exact: true }),
          header.getByRole("button", { name: /color|dark|light/i }),
          header.getByRole("button", { name: "Open menu" }),
        ].map(boxOf),
      );
      let right = 0;
      for (const box of controls) {
        expect(box.x).toBeGreaterThanOrEqual(right);
        expect(box.y).toBeGreaterThanOrEqual(frame.y);
        expect(box.bottom).toBeLessThanOrEqual(frame.bottom);
        right = box.x + box.width;
      }
      expect(right).toBeLessThanOrEqual(width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});
