import { setUpBrowser, waitForText } from "../support/browser";
import { expectStable, expectStableUrl, typeWithPauses } from "../support/userActions";

describe("finding a celebrity", () => {
  const browser = setUpBrowser();

  test("from the home page through the list: Load More, profile, Back, tab, random choice, search", async () => {
    const { page } = await browser.open("/");
    await page.getByRole("link", { name: "Explore Celebrity Looks" }).click();
    await expectStableUrl(page, "/celebrities");
    await waitForText(page, "Showing 12 of 18");
    await page.getByText("Load More").click();
    await waitForText(page, "Showing 18 of 18");
    await page.waitForFunction(() => document.activeElement?.textContent?.includes("Saoirse Kilbrannan"));
    await page.getByRole("link", { name: "Zendria Vale" }).click();
    await page.getByRole("heading", { level: 1, name: "Zendria Vale" }).waitFor();
    await page.goBack();
    await waitForText(page, "Showing 18 of 18");
    await page.waitForFunction(() => window.scrollY > 800);
    await page.getByRole("tab", { name: /Athlete/ }).click();
    await page.waitForURL("**/celebrities?category=Athlete");
    await waitForText(page, "Showing 3 of 3");
    await page.getByRole("button", { name: "Random Celebrity" }).click();
    await page.waitForURL("**/celebrity/*");
    await page.goBack();
    await page.waitForURL("**/celebrities?category=Athlete");
    const field = page.getByRole("main").getByRole("search").locator("input[name=search]");
    await typeWithPauses(field, "zen", "dria");
    await page.keyboard.press("Enter");
    await expectStableUrl(page, "/celebrity/zendria-vale");
  });

  test("a search leads to all results, and keeps what is typed after Enter", async () => {
    const { page } = await browser.open("/privacy-policy");
    await page.getByRole("banner").locator("input[name=q]").fill("coat");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search?q=coat");
    const field = page.getByRole("main").getByRole("search").locator("input");
    await field.fill("linen");
    await page.keyboard.press("Enter");
    await page.keyboard.type(" red");
    await page.waitForURL("**/search?q=linen");
    await expectStable(() => field.inputValue(), "linen red");
  });
});
