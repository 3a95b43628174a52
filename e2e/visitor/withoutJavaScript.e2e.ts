import type { Page } from "playwright-core";
import { setUpBrowser, phone } from "../support/browser";
import { expectStableUrl } from "../support/userActions";

let reader = 0;
const newAddress = (): string => `plain${Date.now()}${reader++}@example.com`;

describe("without JavaScript", () => {
  const browser = setUpBrowser();
  const open = async (path: string, viewport?: typeof phone) =>
    (await browser.open(path, { javaScriptEnabled: false, ...(viewport && { viewport }) })).page;

  async function subscribe(page: Page, place: "main" | "contentinfo", email: string): Promise<void> {
    const form = page.getByRole(place);
    await form.getByLabel("Email address").fill(email);
    await form.getByRole("button", { name: "Subscribe" }).click();
    await page.waitForURL("**/newsletter**");
  }

  test.each([
    ["/outfits", "contentinfo", "Success"],
    ["/", "main", "Success"],
    ["/category/shoes", "main", "Subscription Successful"],
  ] as const)("the newsletter form of %s, %s, ends at a page that thanks", async (path, place, title) => {
    const page = await open(path);
    await subscribe(page, place, newAddress());
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(title);
    expect(await page.getByRole("main").textContent()).toContain("Thank you for subscribing to our newsletter!");
    // Reload must not send the address again.
    await page.reload();
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(title);
  });

  test("the newsletter form says what is wrong and keeps what was typed, out of the address", async () => {
    const page = await open("/blog");
    await subscribe(page, "contentinfo", "reader@host");
    expect(await page.getByRole("main").getByRole("alert").textContent()).toContain(
      "Please enter a valid email address",
    );
    const field = page.getByRole("main").getByLabel("Email address");
    expect(await field.inputValue()).toBe("reader@host");
    expect(page.url()).not.toContain("reader");
    const email = newAddress();
    await subscribe(page, "main", email);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Success");
    const again = await open("/blog");
    await subscribe(again, "contentinfo", email);
    expect(await again.getByRole("main").getByRole("alert").textContent()).toContain(
      "This email is already subscribed to our newsletter.",
    );
  });

  test("the newsletter form asks for an address when there is none", async () => {
    const page = await open("/outfits");
    await page.getByRole("contentinfo").getByRole("button", { name: "Subscribe" }).click();
    await page.waitForURL("**/newsletter**");
    expect(await page.getByRole("main").getByRole("alert").textContent()).toContain("Please enter your email address.");
  });

  test.each([
    ["light", "rgb(250, 246, 239)"],
    ["dark", "rgb(22, 19, 20)"],
  ] as const)("pages follow a %s system", async (colorScheme, ground) => {
    const { page } = await browser.open("/", { javaScriptEnabled: false, colorScheme });
    const styles = await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(styles).toBe(ground);
  });

  test("the menu of a phone opens and leads on", async () => {
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

describe("the header of a wide window", () => {
  const browser = setUpBrowser();

  test("has its links where they are with JavaScript", async () => {
    // Widths of words depend on when the fonts arrive, so the space between name and links counts.
    const space = async (javaScriptEnabled: boolean): Promise<number> => {
      const { page } = await browser.open("/outfits", { javaScriptEnabled });
      const name = await page.getByRole("banner").getByRole("link").first().boundingBox();
      const links = await page.getByRole("navigation", { name: "Main" }).boundingBox();
      if (!name || !links) throw new Error("The header is not shown.");
      return Math.round(links.x - name.x - name.width);
    };
    expect(await space(false)).toBe(await space(true));
  });
});

describe("the open menu of a phone", () => {
  const browser = setUpBrowser();

  test("is only closed by a tap beside it", async () => {
    const { page } = await browser.open("/outfits", { viewport: phone, hasTouch: true });
    await page.getByRole("button", { name: "Open menu" }).tap();
    const menu = await page.locator("#site-menu").boundingBox();
    // A card below the menu, where a thumb rests.
    await page.getByRole("article").first().scrollIntoViewIfNeeded();
    const card = await page.getByRole("article").evaluateAll(
      (cards, top) => {
        const link = cards
          .flatMap((one) => [...one.querySelectorAll("a")])
          .find((one) => {
            const { y, height } = one.getBoundingClientRect();
            return y + height / 2 > top + 10 && y + height / 2 < window.innerHeight - 10;
          });
        const box = link?.getBoundingClientRect();
        return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
      },
      (menu?.y ?? 0) + (menu?.height ?? 0),
    );
    if (!card) throw new Error("No card can be seen below the menu.");
    await page.touchscreen.tap(card.x, card.y);
    await page.getByRole("button", { name: "Open menu" }).waitFor();
    await expectStableUrl(page, "/outfits");
  });
});
