import type { Page } from "playwright-core";
import { setUpBrowser, phone } from "../support/browser";
import { expectStableUrl } from "../support/userActions";

let reader = 0;
const newEmail = (): string => `plain${Date.now()}${reader++}@example.com`;

describe("without JavaScript", () => {
  const browser = setUpBrowser();
  const open = async (path: string, viewport?: typeof phone) =>
    (await browser.open(path, { javaScriptEnabled: false, ...(viewport && { viewport }) })).page;

  async function subscribe(page: Page, landmark: "main" | "contentinfo", email: string): Promise<void> {
    const form = page.getByRole(landmark);
    await form.getByLabel("Email address").fill(email);
    await form.getByRole("button", { name: "Subscribe" }).click();
    await page.waitForURL("**/newsletter**");
  }

  test.each([
    ["/outfits", "contentinfo", "Success"],
    ["/", "main", "Success"],
    ["/category/shoes", "main", "Subscription Successful"],
  ] as const)('the newsletter form of %s (%s) leads to the page "%s"', async (path, landmark, title) => {
    const page = await open(path);
    await subscribe(page, landmark, newEmail());
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(title);
    expect(await page.getByRole("main").textContent()).toContain("Thank you for subscribing to our newsletter!");
    // A reload must not submit the form again.
    await page.reload();
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(title);
  });

  test("the newsletter form shows the error and keeps the input, but not in the URL", async () => {
    const page = await open("/blog");
    await subscribe(page, "contentinfo", "reader@host");
    expect(await page.getByRole("main").getByRole("alert").textContent()).toContain(
      "Please enter a valid email address",
    );
    const field = page.getByRole("main").getByLabel("Email address");
    expect(await field.inputValue()).toBe("reader@host");
    expect(page.url()).not.toContain("reader");
    const email = newEmail();
    await subscribe(page, "main", email);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Success");
    const again = await open("/blog");
    await subscribe(again, "contentinfo", email);
    expect(await again.getByRole("main").getByRole("alert").textContent()).toContain(
      "This email is already subscribed to our newsletter.",
    );
  });

  test("the newsletter form shows a message when the email address is blank", async () => {
    const page = await open("/outfits");
    await page.getByRole("contentinfo").getByRole("button", { name: "Subscribe" }).click();
    await page.waitForURL("**/newsletter**");
    expect(await page.getByRole("main").getByRole("alert").textContent()).toContain("Please enter your email address.");
  });

  test.each([
    ["light", "rgb(250, 246, 239)"],
    ["dark", "rgb(22, 19, 20)"],
  ] as const)("pages follow a %s system theme", async (colorScheme, background) => {
    const { page } = await browser.open("/", { javaScriptEnabled: false, colorScheme });
    const styles = await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(styles).toBe(background);
  });

  test.each([
    ["/outfits", /3\.2k Likes/],
    ["/category/shoes", /\d+ items/],
    ["/blog/a-field-guide-to-loafers", /\d Likes?/],
    ["/celebrity/zendria-vale", /3,200 followers/],
  ])("%s shows no heart, like or follow button, but its figure", async (path, figure) => {
    const page = await open(path);
    const main = page.getByRole("main");
    expect(await main.getByRole("button", { name: /favorites|like|follow/i }).count()).toBe(0);
    expect(await main.innerText()).toMatch(figure);
  });

  test("shared favorites can be read", async () => {
    const page = await open("/outfits");
    const outfits = await page.request.post("/graphql", {
      data: { query: "{ outfits(first: 2) { nodes { id title } } }" },
    });
    const { data } = (await outfits.json()) as { data: { outfits: { nodes: { id: string; title: string }[] } } };
    const { nodes } = data.outfits;
    await page.goto(`/favorites?looks=${nodes.map(({ id }) => id).join(".")}`);
    const titles = await page
      .getByRole("region", { name: "Looks" })
      .getByRole("heading", { level: 3 })
      .allTextContents();
    expect(titles).toEqual(nodes.map(({ title }) => title));
    expect(await page.getByRole("button", { name: /favorites/ }).count()).toBe(0);
  });

  test("the phone menu opens and its links work", async () => {
    const page = await open("/outfits", phone);
    const bar = page.getByRole("banner");
    expect(await bar.getByRole("link", { name: "Celebrities" }).isVisible()).toBe(false);
    await bar.getByRole("link", { name: "Menu", exact: true }).click();
    await bar.getByRole("link", { name: "Celebrities" }).click();
    await expectStableUrl(page, "/celebrities");
    await bar.getByRole("link", { name: "Menu", exact: true }).click();
    await bar.getByRole("link", { name: "Close menu" }).click();
    expect(await bar.getByRole("link", { name: "Celebrities" }).isVisible()).toBe(false);
  });
});

describe("the desktop header", () => {
  const browser = setUpBrowser();

  test("has its links at the same position as with JavaScript", async () => {
    // Text width depends on font loading, so the test measures the gap between name and links.
    const measureGap = async (javaScriptEnabled: boolean): Promise<number> => {
      const { page } = await browser.open("/outfits", { javaScriptEnabled });
      const name = await page.getByRole("banner").getByRole("link").first().boundingBox();
      const links = await page.getByRole("navigation", { name: "Main" }).boundingBox();
      if (!name || !links) throw new Error("The header is not shown.");
      return Math.round(links.x - name.x - name.width);
    };
    expect(await measureGap(false)).toBe(await measureGap(true));
  });
});

describe("the open phone menu", () => {
  const browser = setUpBrowser();

  test("closes on a tap outside, without following a link", async () => {
    const { page } = await browser.open("/outfits", { viewport: phone, hasTouch: true });
    await page.getByRole("button", { name: "Open menu" }).tap();
    const menu = await page.locator("#site-menu").boundingBox();
    // Tap a card below the menu.
    await page.getByRole("article").first().scrollIntoViewIfNeeded();
    const card = await page.getByRole("article").evaluateAll(
      (cards, top) => {
        const link = cards
          .flatMap((item) => [...item.querySelectorAll("a")])
          .find((candidate) => {
            const { y, height } = candidate.getBoundingClientRect();
            return y + height / 2 > top + 10 && y + height / 2 < window.innerHeight - 10;
          });
        const box = link?.getBoundingClientRect();
        return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
      },
      (menu?.y ?? 0) + (menu?.height ?? 0),
    );
    if (!card) throw new Error("No card is visible below the menu.");
    await page.touchscreen.tap(card.x, card.y);
    await page.getByRole("button", { name: "Open menu" }).waitFor();
    await expectStableUrl(page, "/outfits");
  });
});
