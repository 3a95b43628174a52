import type { BrowserContextOptions, Page } from "playwright-core";
import { post } from "../support/api";
import { phone, setUpBrowser, siteUrl } from "../support/browser";
import { getWorkerSite } from "../support/run";
import { expectStableUrl } from "../support/userActions";

let reader = 0;
const newEmail = (): string => `plain${process.pid}-${Date.now()}-${reader++}@example.com`;

/** Asserts that a page whose buttons need JavaScript shows their figures only. */
async function expectFigures(page: Page, figure: RegExp): Promise<void> {
  const main = page.getByRole("main");
  expect(await main.getByRole("button", { name: /favorites|like|follow/i }).count()).toBe(0);
  expect(await main.innerText()).toMatch(figure);
}

describe("without JavaScript", () => {
  const browser = setUpBrowser();
  const open = async (path: string, options?: BrowserContextOptions) =>
    (await browser.open(path, { javaScriptEnabled: false, ...options })).page;
  /** The site that tests may write to. */
  const openWritable = (path: string) => open(path, { baseURL: getWorkerSite().url });

  async function subscribe(page: Page, landmark: "main" | "contentinfo", email: string): Promise<void> {
    const form = page.getByRole(landmark);
    await form.getByLabel("Email address").fill(email);
    await form.getByRole("button", { name: "Subscribe" }).click();
    await page.waitForURL("**/newsletter**");
  }

  test("a visitor corrects an email address and subscribes; a second time the page reports it", async () => {
    const page = await openWritable("/blog/a-field-guide-to-loafers");
    await expectFigures(page, /\d Likes?/);
    const alert = page.getByRole("main").getByRole("alert");
    await subscribe(page, "contentinfo", "");
    expect(await alert.textContent()).toContain("Please enter your email address.");
    await subscribe(page, "main", "reader@host");
    await page.getByText("Please enter a valid email address").waitFor();
    expect(await page.getByRole("main").getByLabel("Email address").inputValue()).toBe("reader@host");
    expect(page.url()).not.toContain("reader");
    const email = newEmail();
    await subscribe(page, "main", email);
    await page.getByRole("heading", { level: 1, name: "Success" }).waitFor();
    // A reload must not submit the form again.
    await page.reload();
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Success");
    expect(await page.getByRole("main").textContent()).toContain("Thank you for subscribing to our newsletter!");
    await subscribe(page, "contentinfo", email);
    expect(await alert.textContent()).toContain("This email is already subscribed to our newsletter.");
  });

  test("the newsletter form of a category has its own title", async () => {
    const page = await openWritable("/category/shoes");
    await expectFigures(page, /\d+ items/);
    await subscribe(page, "main", newEmail());
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Subscription Successful");
  });

  test("a look is worked out for a budget, at an address that can be shared", async () => {
    const page = await open("/outfit/zendria-vale-rose-puffer-white-turtleneck-airport");
    const part = page.locator("details", { hasText: "The look for your budget" });
    await part.getByText("The look for your budget").click();
    await part.getByRole("textbox").fill("400");
    await part.getByRole("checkbox", { name: "White sneakers" }).check();
    await part.getByRole("button", { name: "Show the look" }).click();
    const result = page.getByRole("region", { name: "Shop Similar Items" }).getByRole("status");
    await result.getByText("$349 in all, $381 less than the closest look.").waitFor();
    expect(page.url()).toMatch(/\?budget=400&have=white-sneakers#budget$/);
    expect(await part.getByRole("checkbox", { name: "White sneakers" }).isChecked()).toBe(true);
  });

  test("the phone menu opens, its links and Load More work, and pages follow the system's theme", async () => {
    const page = await open("/outfits", { viewport: phone });
    await expectFigures(page, /3\.2k Likes/);
    const bar = page.getByRole("banner");
    const link = bar.getByRole("link", { name: "Celebrities" });
    const menu = bar.getByRole("link", { name: "Menu", exact: true });
    expect(await link.isVisible()).toBe(false);
    await menu.click();
    await link.click();
    await expectStableUrl(page, "/celebrities");
    await menu.click();
    await bar.getByRole("link", { name: "Close menu" }).click();
    await link.waitFor({ state: "hidden" });
    for (const [colorScheme, background] of [
      ["light", "rgb(250, 246, 239)"],
      ["dark", "rgb(22, 19, 20)"],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(background);
    }
    await page.getByText("Load More").click();
    await page.waitForURL("**/celebrities?after=*");
    await page.getByRole("link", { name: "Zendria Vale" }).click();
    await expectStableUrl(page, "/celebrity/zendria-vale");
    await expectFigures(page, /3,200 followers/);
  });

  test("shared favorites can be read", async () => {
    const { body } = await post(siteUrl(), { query: "{ outfits(first: 2) { nodes { id title } } }" });
    const { outfits } = body.data as { outfits: { nodes: { id: string; title: string }[] } };
    const page = await open(`/favorites?looks=${outfits.nodes.map(({ id }) => id).join(".")}`);
    const titles = page.getByRole("region", { name: "Looks" }).getByRole("heading", { level: 3 });
    expect(await titles.allTextContents()).toEqual(outfits.nodes.map(({ title }) => title));
    expect(await page.getByRole("button", { name: /favorites/ }).count()).toBe(0);
  });
});
