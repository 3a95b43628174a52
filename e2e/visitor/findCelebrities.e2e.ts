import { reload, setUpBrowser, waitForText, waitForToast } from "../support/browser";
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
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Saoirse Kilbrannan");
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

  test("a profile: tabs by keyboard and with their own URLs, follow, looks", async () => {
    const { page } = await browser.open("/celebrity/zendria-vale");
    await waitForText(page, "Birthplace");
    await page.getByRole("tab", { name: "Biography" }).focus();
    for (const name of ["Style Analysis", "Fashion Timeline"]) {
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
      await page.getByRole("tab", { name, selected: true }).waitFor();
    }
    for (const year of ["2023", "2024", "2025"]) await waitForText(page, year);
    await page.goBack();
    await page.waitForURL("**/celebrity/zendria-vale?tab=style");
    const style = page.getByRole("tabpanel");
    for (const percent of ["85", "92", "78", "30", "60", "90"]) await style.getByText(percent).first().waitFor();
    await page.goBack();
    await expectStableUrl(page, "/celebrity/zendria-vale");

    const followers = () => page.locator("data").getAttribute("value");
    expect(await followers()).toBe("3200");
    await page.getByRole("button", { name: /^Follow/ }).click();
    await waitForToast(page, "You are now following Zendria Vale");
    expect(await followers()).toBe("3201");
    await reload(page);
    await page.getByRole("button", { name: /^Following/ }).click();
    await waitForToast(page, "You unfollowed Zendria Vale");
    expect(await followers()).toBe("3200");

    await page.getByRole("main").locator("a[href^='/outfit/']").first().click();
    await page.waitForURL("**/outfit/*");
    await page.goBack();
    await page.getByRole("link", { name: /View all celebrities/i }).click();
    await expectStableUrl(page, "/celebrities");
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

  test("the parts of a search lead to lists of as many rows", async () => {
    const { page } = await browser.open("/search?q=linen");
    const sections = page.locator("main section[id]").filter({ has: page.getByRole("link", { name: /^View in/ }) });
    await sections.first().waitFor();
    for (const id of await sections.evaluateAll((all) => all.map((section) => section.id))) {
      const section = page.locator(`#${id}`);
      const count = Number.parseInt(/(\d+) results?/.exec((await section.textContent()) ?? "")?.[1] ?? "", 10);
      await section.getByRole("link", { name: /^View in/ }).click();
      await page.waitForURL((url) => url.pathname !== "/search");
      const list = page
        .getByRole("tabpanel")
        .or(page.getByRole("region", { name: "Products" }))
        .getByRole("article");
      const more = page.getByRole("button", { name: "Load More" });
      // Rows appear one after the other.
      for (;;) {
        await more
          .or(list.nth(count - 1))
          .first()
          .waitFor();
        if ((await list.count()) >= count) break;
        await more.click();
      }
      await more.waitFor({ state: "detached" });
      expect([page.url(), await list.count()]).toEqual([page.url(), count]);
      await page.goBack();
      await section.waitFor();
    }
  });
});
