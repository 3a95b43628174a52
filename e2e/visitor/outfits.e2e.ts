import { failApiRequests, reload, setUpBrowser, waitForText, waitForToast } from "../support/browser";

describe("/outfits", () => {
  const browser = setUpBrowser();

  test("loads all outfits page by page, and shows a toast after the last page", async () => {
    const { page } = await browser.open("/outfits");
    while (await page.getByText("Load More").isVisible()) {
      const before = await page.locator("main article").count();
      await page.getByText("Load More").click();
      await page.waitForFunction((count) => document.querySelectorAll("main article").length > count, before);
    }
    await waitForToast(page, "All outfits have been loaded!");
  });

  test("Back restores the loaded list, even after ten minutes on another page", async () => {
    const { page, problems } = await browser.open("/outfits");
    await page.clock.install();
    await reload(page);
    const looks = page.locator("main article");
    const before = await looks.count();
    await page.getByText("Load More").click();
    await page.waitForFunction((count) => document.querySelectorAll("main article").length > count, before);
    const loaded = await looks.count();
    await looks.nth(before).getByRole("link").first().click();
    await page.waitForURL("**/outfit/*");
    await page.clock.runFor(10 * 60_000);
    await page.goBack();
    await page.waitForURL("**/outfits");
    await page.waitForFunction((count) => document.querySelectorAll("main article").length === count, loaded);
    expect(problems).toEqual([]);
  });

  test("search and occasion filter together, with the same result on the server", async () => {
    const { page } = await browser.open("/outfits?search=navy&occasion=Airport");
    await waitForText(page, /navy/i);
    const { page: plain } = await browser.open("/outfits?search=navy&occasion=Airport", { javaScriptEnabled: false });
    expect(await plain.locator("main article").count()).toBe(await page.locator("main article").count());
  });

  test("shows an empty state when nothing matches", async () => {
    const { page } = await browser.open("/outfits?search=no+such+thing");
    await waitForText(page, "No outfits found");
  });

  test("Style Match requires a choice and opens the outfits of that style", async () => {
    const { page } = await browser.open("/outfits");
    await page.getByRole("link", { name: /Style Match/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    expect(page.url()).toContain("dialog=style-match");
    for (const style of ["Minimalist", "Bohemian", "Streetwear", "Y2K", "Classic"])
      await dialog.getByText(style).waitFor();
    const confirm = dialog.getByRole("button", { name: "Confirm" });
    expect(await confirm.getAttribute("aria-disabled")).toBe("true");
    await confirm.click({ force: true });
    await dialog.getByRole("alert").getByText("Choose a style aesthetic to continue.").waitFor();
    await dialog.getByRole("radio", { name: /Y2K/ }).check();
    await confirm.click();
    await page.waitForURL("**/outfits?style=Y2K");
    await waitForText(page, /Zendria Vale/);
  });

  test.each([
    ["Seasonal Trends", "seasonal-trends"],
    ["Shopping Guides", "shopping-guides"],
  ])("%s opens, has its own URL and closes with Escape", async (name, dialog) => {
    const { page, problems } = await browser.open("/outfits");
    await page.getByRole("link", { name: new RegExp(name) }).click();
    await page.getByRole("dialog").getByRole("link").first().waitFor();
    expect(page.url()).toContain(`dialog=${dialog}`);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    expect(page.url()).not.toContain("dialog");
    expect(problems).toEqual([]);
  });

  test("a failed Load More keeps the list, and its retry loads more", async () => {
    const { page } = await browser.open("/outfits");
    await failApiRequests(page, "server");
    await page.getByText("Load More").click();
    await page.getByRole("button", { name: /retry|try again/i }).waitFor();
    expect(await page.locator("main article").count()).toBeGreaterThanOrEqual(12);
    await page.unroute("**/graphql**");
    await page.getByRole("button", { name: /retry|try again/i }).click();
    await page.waitForFunction(() => document.querySelectorAll("main article").length > 13);
  });

  test("shows a toast and a retry button when the outfits cannot be loaded", async () => {
    const { page } = await browser.open("/celebrities");
    await failApiRequests(page, "server");
    await page.getByRole("banner").getByRole("link", { name: "Outfits" }).click();
    await waitForToast(page, "Error loading outfits", "Could not load the outfits. Please try again later.");
    await page.getByRole("button", { name: /retry|try again/i }).waitFor();
  });
});
