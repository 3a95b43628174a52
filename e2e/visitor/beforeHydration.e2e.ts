import type { BrowserContextOptions, Page } from "playwright-core";
import { setUpBrowser, isHydrated, phone, waitForToast, type TestBrowser } from "../support/browser";
import { createDeferred } from "../support/deferred";
import { expectStableUrl } from "../support/userActions";

const place = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** A page whose scripts come when they are let: `comeToLife` resolves when they have done their work. */
async function openHeld(browser: TestBrowser, path: string, options: BrowserContextOptions = {}) {
  const { page, problems } = await browser.open("/privacy-policy", options);
  const scripts = createDeferred();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.until;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  const comeToLife = async (): Promise<void> => {
    scripts.release();
    await page.waitForFunction(isHydrated);
    await page.waitForLoadState("networkidle");
    expect(problems).toEqual([]);
  };
  return { page, comeToLife };
}

/** Resolves when the page has been scrolled and has settled there. */
async function scrollTo(page: Page, to: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), to);
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, to);
}

describe("where the reader is in a page", () => {
  const browser = setUpBrowser();

  test.each(["/", "/outfits", "/blog/a-field-guide-to-loafers"])(
    "whoever has begun to read %s before it comes to life stays there",
    async (path) => {
      const { page, comeToLife } = await openHeld(browser, path, { viewport: phone });
      await scrollTo(page, 700);
      await comeToLife();
      expect(await place(page)).toBe(700);
    },
  );

  test("a page that is loaded anew shows the same place", async () => {
    const { page } = await browser.open("/outfits", { viewport: phone });
    await scrollTo(page, 1_200);
    await page.reload({ waitUntil: "networkidle" });
    await page.waitForFunction(isHydrated);
    expect(Math.abs((await place(page)) - 1_200)).toBeLessThan(2);
  });

  test("a link leads to the top of its page, and the way back to the place it was left at", async () => {
    const { page } = await browser.open("/outfits", { viewport: phone });
    await scrollTo(page, 1_200);
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).dispatchEvent("click");
    await page.waitForURL("**/privacy-policy");
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goBack();
    await page.waitForFunction(() => Math.abs(window.scrollY - 1_200) < 2);
  });
});

describe("what is done before the page comes to life", () => {
  const browser = setUpBrowser();

  test("is searched for, and a name that is the only one found leads to its page", async () => {
    const { page, comeToLife } = await openHeld(browser, "/celebrities");
    const field = page.getByRole("main").getByLabel("Search celebrities").getByPlaceholder(/./);
    await field.fill("vale");
    await comeToLife();
    await field.press("Enter");
    await expectStableUrl(page, "/celebrity/zendria-vale");
  });

  test("filters the shop", async () => {
    const { page, comeToLife } = await openHeld(browser, "/shop");
    await page.getByRole("searchbox", { name: "Search products" }).fill("coat");
    await page.getByRole("combobox", { name: "Sort by" }).selectOption({ index: 1 });
    await comeToLife();
    await expectStableUrl(page, /\/shop\?(?=.*search=coat)(?=.*sort=)/);
  });

  test("is the address of the newsletter", async () => {
    const { page, comeToLife } = await openHeld(browser, "/");
    const form = page.getByRole("contentinfo").locator("form");
    await form.getByRole("textbox").fill("early@reader.example");
    await comeToLife();
    await form.getByRole("button", { name: "Subscribe" }).click();
    await waitForToast(page, "Success");
  });

  test("is the comment", async () => {
    const { page, comeToLife } = await openHeld(browser, "/blog/a-field-guide-to-loafers");
    await page.getByLabel("Add a comment").fill("Written on the train.");
    await comeToLife();
    await page.getByRole("button", { name: "Post Comment" }).click();
    await page.getByText("Written on the train.", { exact: true }).waitFor();
    expect(await page.getByLabel("Add a comment").inputValue()).toBe("");
  });

  test("is the style", async () => {
    const { page, comeToLife } = await openHeld(browser, "/outfits?dialog=style-match");
    await page.getByRole("radio").nth(2).check({ force: true });
    const style = await page.getByRole("radio").nth(2).inputValue();
    await comeToLife();
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.waitForURL((url) => url.searchParams.get("style") === style);
  });

  test("opens the menu of a phone", async () => {
    const { page, comeToLife } = await openHeld(browser, "/", { viewport: phone });
    await page.getByRole("button", { name: "Open menu" }).click();
    await comeToLife();
    await page.getByRole("button", { name: "Close menu" }).waitFor();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();
    await expectStableUrl(page, "/blog");
  });

  test("keeps an article that was liked", async () => {
    const { page, comeToLife } = await openHeld(browser, "/blog/a-field-guide-to-loafers");
    const like = page.getByRole("main").locator("button[aria-pressed]").first();
    expect(await like.getAttribute("aria-pressed")).toBe("false");
    await like.click();
    await comeToLife();
    await page.getByRole("main").locator("button[aria-pressed=true]").first().waitFor();
  });
});
