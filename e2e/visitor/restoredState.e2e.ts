import { reload, setUpBrowser, waitForText } from "../support/browser";
import { expectStableUrl, expectStable } from "../support/userActions";

describe("restored page state", () => {
  const browser = setUpBrowser();

  test.each([
    ["/outfits", "tabpanel"],
    ["/celebrities", "tabpanel"],
    ["/shop", "region"],
    ["/blog", "tabpanel"],
  ] as const)("%s: a reload restores the loaded cards and the scroll position", async (path, role) => {
    const { page } = await browser.open(path);
    const cards = page.getByRole("main").getByRole(role).getByRole("article");
    const more = page.getByRole("button", { name: "Load More" });
    const first = await cards.count();
    await more.click();
    await cards.nth(first).waitFor();
    const loaded = await cards.count();
    await cards.nth(first).scrollIntoViewIfNeeded();
    await reload(page);
    await expectStable(() => cards.count(), loaded);
    // Sections above get their height only near the viewport, so the test checks the card and not the pixel.
    const isInViewport = () =>
      cards.nth(first).evaluate((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      });
    await expectStable(isInViewport, true);
    expect(new URL(page.url()).pathname).toBe(path);
  });

  test("Back returns to the previous tab of a celebrity", async () => {
    const { page } = await browser.open("/celebrity/zendria-vale");
    const start = new URL(page.url()).pathname + new URL(page.url()).search;
    await page.getByRole("tab", { name: "Style Analysis" }).click();
    await page.getByRole("tab", { name: "Style Analysis", selected: true }).waitFor();
    expect(new URL(page.url()).search).toBe("?tab=style");
    await page.goBack();
    await expectStableUrl(page, start);
    await waitForText(page, "All Outfits");
  });

  test("search result counts equal the lengths of the linked lists", async () => {
    for (const query of ["coat", "linen", "anouk"]) {
      const { page } = await browser.open(`/search?q=${query}`);
      const total = Number.parseInt((await page.getByRole("main").getByRole("status").first().textContent()) ?? "", 10);
      const counts = await page.locator("main section[id]").evaluateAll((sections) =>
        sections.map((section) => ({
          count: Number.parseInt(/(\d+) results?/.exec(section.textContent ?? "")?.[1] ?? "", 10),
          more: [...section.querySelectorAll("a")].find((link) => /^View in/.test(link.textContent ?? ""))?.href,
        })),
      );
      expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      for (const { count, more } of counts) {
        if (!more) continue;
        const list = await browser.open(more);
        const countCards = async () => {
          while (await list.page.getByRole("button", { name: "Load More" }).isVisible()) {
            const before = await list.page.locator("main article").count();
            await list.page.getByRole("button", { name: "Load More" }).click();
            await list.page.waitForFunction((n) => document.querySelectorAll("main article").length > n, before);
          }
          const container = /shop/.test(more)
            ? list.page.getByRole("region", { name: "Products" })
            : list.page.getByRole("tabpanel");
          return container.getByRole("article").count();
        };
        expect([more, await countCards()]).toEqual([more, count]);
        await list.close();
      }
      await page.close();
    }
  });
});
