import type { BrowserContextOptions, Page } from "playwright-core";
import { isHydrated, phone, reload, setUpBrowser, waitForToast } from "../support/browser";
import { createDeferred } from "../support/deferred";
import { getWorkerSite } from "../support/run";
import { expectStableUrl } from "../support/userActions";

const article = "/blog/a-field-guide-to-loafers";

/** Resolves when the page has reached the scroll position. */
async function scrollTo(page: Page, to: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), to);
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, to);
}

describe("hydration", () => {
  const browser = setUpBrowser();

  /** Opens a page whose scripts wait until `hydrate()`, which resolves when the page is hydrated. */
  async function openUnhydrated(path: string, options?: BrowserContextOptions) {
    const { page, problems } = await browser.open("/robots.txt", options);
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
      expect(problems).toEqual([]);
    };
    return { page, hydrate };
  }

  test("an email address and the scroll position from before stay, and the address can be submitted", async () => {
    const { page, hydrate } = await openUnhydrated("/", { viewport: phone, baseURL: getWorkerSite().url });
    const form = page.getByRole("contentinfo").locator("form");
    await form.getByRole("textbox").fill("early@reader.example");
    await scrollTo(page, 700);
    await hydrate();
    expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(700);
    await form.getByRole("button", { name: "Subscribe" }).click();
    await waitForToast(page, "Success");
  });

  test("a like, a comment and a tap on the phone menu from before are kept", async () => {
    const { page, hydrate } = await openUnhydrated(article, { viewport: phone });
    const like = page.getByRole("main").locator("button[aria-pressed]").first();
    expect(await like.getAttribute("aria-pressed")).toBe("false");
    await like.click();
    await page.getByLabel("Add a comment").fill("Written on the train.");
    await page.getByRole("button", { name: "Open menu" }).click();
    await hydrate();
    await page.getByRole("button", { name: "Close menu" }).click();
    await page.getByRole("main").locator("button[aria-pressed=true]").first().waitFor();
    await page.getByRole("button", { name: "Post Comment" }).click();
    await page.getByText("Written on the train.", { exact: true }).waitFor();
    expect(await page.getByLabel("Add a comment").inputValue()).toBe("");
  });

  test("a celebrity search from before keeps its text and opens the only match", async () => {
    const { page, hydrate } = await openUnhydrated("/celebrities");
    const field = page.getByRole("main").getByLabel("Search celebrities").getByPlaceholder(/./);
    await field.fill("vale");
    await hydrate();
    await field.press("Enter");
    await expectStableUrl(page, "/celebrity/zendria-vale");
  });

  test("a search and a sort order of the shop from before apply", async () => {
    const { page, hydrate } = await openUnhydrated("/shop");
    await page.getByRole("searchbox", { name: "Search products" }).fill("coat");
    await page.getByRole("combobox", { name: "Sort by" }).selectOption({ index: 1 });
    await hydrate();
    await expectStableUrl(page, /\/shop\?(?=.*search=coat)(?=.*sort=)/);
  });

  test("a style chosen before stays and can be confirmed", async () => {
    const { page, hydrate } = await openUnhydrated("/outfits?dialog=style-match");
    await page.getByRole("radio").nth(2).check({ force: true });
    const style = await page.getByRole("radio").nth(2).inputValue();
    await hydrate();
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.waitForURL((url) => url.searchParams.get("style") === style);
  });

  test("React runs in a script of its own, without the site's script", async () => {
    const { page } = await browser.open("/robots.txt");
    // React reports itself to this hook of its developer tools when it is evaluated.
    await page.addInitScript(() => {
      const hook = { supportsFiber: true, inject: () => document.documentElement.setAttribute("data-react", "") };
      Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
    });
    await page.route("**/assets/main-*.js", (route) => route.abort());
    await page.goto("/");
    await page.locator("html[data-react]").waitFor();
    expect(await page.evaluate(isHydrated)).toBe(false);
  });

  test("the scroll position is restored after a reload, is the top after a link, and is restored after Back", async () => {
    const { page } = await browser.open("/outfits", { viewport: phone });
    await scrollTo(page, 1_200);
    await reload(page);
    await page.waitForFunction(() => Math.abs(window.scrollY - 1_200) < 2);
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).dispatchEvent("click");
    await page.waitForURL("**/privacy-policy");
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goBack();
    await page.waitForFunction(() => Math.abs(window.scrollY - 1_200) < 2);
  });
});
