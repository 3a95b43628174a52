import { setUpBrowser, waitForText } from "../support/browser";
import { expectStableUrl, typeWithPauses } from "../support/userActions";

describe("/celebrities", () => {
  const browser = setUpBrowser();

  test("a search with one match opens the celebrity", async () => {
    const { page } = await browser.open("/celebrities");
    await typeWithPauses(page.getByRole("main").getByRole("search").locator("input[name=search]"), "zen", "dria");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/celebrity/zendria-vale");
    await page.getByRole("heading", { level: 1, name: "Zendria Vale" }).waitFor();
  });

  test("a search without a match keeps the text in the URL and shows an empty state", async () => {
    const { page } = await browser.open("/celebrities");
    await typeWithPauses(page.getByRole("main").getByRole("search").locator("input[name=search]"), "nobody", " at all");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/celebrities?search=nobody+at+all");
    await waitForText(page, "No celebrities found");
    await page.getByRole("link", { name: "Show all celebrities" }).click();
    await expectStableUrl(page, "/celebrities");
  });

  test("a blank search does nothing", async () => {
    const { page } = await browser.open("/celebrities");
    await page.getByRole("main").getByRole("search").locator("input[name=search]").fill("   ");
    await page.keyboard.press("Enter");
    await page.waitForTimeout(300);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/celebrities");
  });

  test("a category tab filters the grid and has its own URL", async () => {
    const { page } = await browser.open("/celebrities");
    await page
      .getByRole("tab", { name: /Athlete/ })
      .or(page.getByRole("link", { name: /^Athlete/ }))
      .first()
      .click();
    await page.waitForURL("**/celebrities?category=Athlete");
    await waitForText(page, "Showing 3 of 3");
    const shared = await browser.open("/celebrities?category=Athlete", { javaScriptEnabled: false });
    await waitForText(shared.page, "Showing 3 of 3");
  });

  test("Load More focuses the first new card, and Back restores the list and the scroll position", async () => {
    const { page } = await browser.open("/celebrities");
    await waitForText(page, "Showing 12 of 18");
    await page.getByText("Load More").click();
    await waitForText(page, "Showing 18 of 18");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Saoirse Kilbrannan");
    await page.getByRole("link", { name: "Zendria Vale" }).click();
    await page.getByRole("heading", { level: 1, name: "Zendria Vale" }).waitFor();
    await page.goBack();
    await waitForText(page, "Showing 18 of 18");
    await page.waitForFunction(() => window.scrollY > 800);
  });

  test("Load More is a link that works without JavaScript", async () => {
    const { page } = await browser.open("/celebrities", { javaScriptEnabled: false });
    await page.getByText("Load More").click();
    await page.waitForURL("**/celebrities?after=*");
    await page.getByRole("heading", { name: "Zendria Vale" }).waitFor();
  });

  test("Random Celebrity opens a profile", async () => {
    const { page } = await browser.open("/celebrities");
    await page.getByRole("button", { name: "Random Celebrity" }).click();
    await page.waitForURL("**/celebrity/*");
    await waitForText(page, "All Outfits");
  });

  test("the navigation search leads to all results", async () => {
    const { page } = await browser.open("/outfits");
    const box = page.getByRole("banner").locator("input[name=q]");
    await box.fill("beatrix");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search?q=beatrix");
    await waitForText(page, "Beatrix Thornquist");
  });
});
