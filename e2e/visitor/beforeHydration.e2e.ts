import type { BrowserContextOptions, Page } from "playwright-core";
import { isHydrated, phone, reload, setUpBrowser, type TestBrowser, waitForToast } from "../support/browser";
import { createDeferred } from "../support/deferred";
import { expectStableUrl } from "../support/userActions";

const readScrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Opens a page whose scripts wait until `hydrate()`, which resolves when the page is hydrated. */
async function openUnhydrated(browser: TestBrowser, path: string, options: BrowserContextOptions = {}) {
  const { page, problems } = await browser.open("/privacy-policy", options);
  const scripts = createDeferred();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  const hydrate = async (): Promise<void> => {
    scripts.resolve();
    await page.waitForFunction(isHydrated);
    await page.waitForLoadState("networkidle");
    expect(problems).toEqual([]);
  };
  return { page, hydrate };
}

/** Resolves when the page has reached the scroll position. */
async function scrollTo(page: Page, to: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), to);
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, to);
}

describe("the scroll position", () => {
  const browser = setUpBrowser();

  test.each(["/", "/outfits", "/blog/a-field-guide-to-loafers"])(
    "stays when a reader scrolls %s before hydration",
    async (path) => {
      const { page, hydrate } = await openUnhydrated(browser, path, { viewport: phone });
      await scrollTo(page, 700);
      await hydrate();
      expect(await readScrollY(page)).toBe(700);
    },
  );

  test("is restored after a reload", async () => {
    const { page } = await browser.open("/outfits", { viewport: phone });
    await scrollTo(page, 1_200);
    await reload(page);
    await page.waitForFunction(isHydrated);
    expect(Math.abs((await readScrollY(page)) - 1_200)).toBeLessThan(2);
  });

  test("is the top after a link, and is restored after Back", async () => {
    const { page } = await browser.open("/outfits", { viewport: phone });
    await scrollTo(page, 1_200);
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).dispatchEvent("click");
    await page.waitForURL("**/privacy-policy");
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goBack();
    await page.waitForFunction(() => Math.abs(window.scrollY - 1_200) < 2);
  });
});

describe("input before hydration", () => {
  const browser = setUpBrowser();

  test("a celebrity search keeps its text and opens the only match", async () => {
    const { page, hydrate } = await openUnhydrated(browser, "/celebrities");
    const field = page.getByRole("main").getByLabel("Search celebrities").getByPlaceholder(/./);
    await field.fill("vale");
    await hydrate();
    await field.press("Enter");
    await expectStableUrl(page, "/celebrity/zendria-vale");
  });

  test("a search and a sort order of the shop apply", async () => {
    const { page, hydrate } = await openUnhydrated(browser, "/shop");
    await page.getByRole("searchbox", { name: "Search products" }).fill("coat");
    await page.getByRole("combobox", { name: "Sort by" }).selectOption({ index: 1 });
    await hydrate();
    await expectStableUrl(page, /\/shop\?(?=.*search=coat)(?=.*sort=)/);
  });

  test("a newsletter email address stays and can be submitted", async () => {
    const { page, hydrate } = await openUnhydrated(browser, "/");
    const form = page.getByRole("contentinfo").locator("form");
    await form.getByRole("textbox").fill("early@reader.example");
    await hydrate();
    await form.getByRole("button", { name: "Subscribe" }).click();
    await waitForToast(page, "Success");
  });

  test("a comment stays and can be posted", async () => {
    const { page, hydrate } = await openUnhydrated(browser, "/blog/a-field-guide-to-loafers");
    await page.getByLabel("Add a comment").fill("Written on the train.");
    await hydrate();
    await page.getByRole("button", { name: "Post Comment" }).click();
    await page.getByText("Written on the train.", { exact: true }).waitFor();
    expect(await page.getByLabel("Add a comment").inputValue()).toBe("");
  });

  test("a chosen style stays and can be confirmed", async () => {
    const { page, hydrate } = await openUnhydrated(browser, "/outfits?dialog=style-match");
    await page.getByRole("radio").nth(2).check({ force: true });
    const style = await page.getByRole("radio").nth(2).inputValue();
    await hydrate();
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.waitForURL((url) => url.searchParams.get("style") === style);
  });

  test("a tap on the phone menu opens it", async () => {
    const { page, hydrate } = await openUnhydrated(browser, "/", { viewport: phone });
    await page.getByRole("button", { name: "Open menu" }).click();
    await hydrate();
    await page.getByRole("button", { name: "Close menu" }).waitFor();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();
    await expectStableUrl(page, "/blog");
  });

  test("a like of an article is kept", async () => {
    const { page, hydrate } = await openUnhydrated(browser, "/blog/a-field-guide-to-loafers");
    const like = page.getByRole("main").locator("button[aria-pressed]").first();
    expect(await like.getAttribute("aria-pressed")).toBe("false");
    await like.click();
    await hydrate();
    await page.getByRole("main").locator("button[aria-pressed=true]").first().waitFor();
  });
});
