import { failApiRequests, phone, reload, setUpBrowser, waitForText, waitForToast } from "../support/browser";
import { expectStableUrl } from "../support/userActions";

const article = "/blog/a-field-guide-to-loafers";

describe("the blog", () => {
  const browser = setUpBrowser();

  test("shows three articles, and all of them after Load More", async () => {
    const { page } = await browser.open("/blog");
    await waitForText(page, /24 articles/i);
    await waitForText(page, "Updated Weekly");
    const cards = page.locator("section").filter({ hasText: "Latest Articles" }).locator("article");
    expect(await cards.count()).toBe(3);
    await page.getByText("Load More").click();
    for (let more = true; more;) {
      await page.getByText("Loading...").waitFor({ state: "detached" });
      more = await page.getByText("Load More").isVisible();
      if (more) await page.getByText("Load More").click();
    }
    // Two of the 24 are featured above.
    expect(await cards.count()).toBe(22);
  });

  test("a category has its own URL, and a phone has a select for it", async () => {
    const { page } = await browser.open("/blog", { viewport: phone });
    await page.getByRole("combobox", { name: "Category" }).selectOption({ index: 1 });
    await page.waitForURL("**/blog?category=*");
    const shared = await browser.open("/blog?category=Shoes", { javaScriptEnabled: false });
    await shared.page.getByRole("heading", { name: "A Field Guide to Loafers" }).first().waitFor();
  });

  test("an article is readable without JavaScript and has one h1", async () => {
    const { page } = await browser.open(article, { javaScriptEnabled: false });
    expect(await page.locator("h1").count()).toBe(1);
    await page.getByRole("heading", { level: 2, name: "Judging the fit" }).waitFor();
    await waitForText(page, /\d+ min read/);
    await waitForText(page, "Fashion Editor");
  });

  test("a like changes the count by one, shows a toast and survives a reload", async () => {
    const { page } = await browser.open(article);
    const like = page.getByRole("button", { name: /like/i }).first();
    const count = async () => Number(/\d+/.exec((await like.textContent()) ?? "")?.[0]);
    const before = await count();
    await like.click();
    await waitForToast(page, "Thanks for liking this article!");
    expect(await count()).toBe(before + 1);
    await reload(page);
    expect(await count()).toBe(before + 1);
    await like.click();
    expect(await count()).toBe(before);
  });

  test("a comment is stored in this browser; a blank one is ignored", async () => {
    const { page } = await browser.open(article);
    const field = page.getByLabel("Add a comment");
    await field.fill("   ");
    await page.getByRole("button", { name: "Post Comment" }).click();
    await waitForText(page, /0 comments/i);
    await field.fill("Venetians, always.");
    await page.getByRole("button", { name: "Post Comment" }).click();
    await waitForText(page, "Venetians, always.");
    await waitForText(page, /1 comment/i);
    expect(await field.inputValue()).toBe("");
    await reload(page);
    await waitForText(page, "Venetians, always.");
    await waitForText(page, "You");
  });

  test("shows a not-found page for an unknown article", async () => {
    const { page } = await browser.open("/blog/nothing");
    await page.getByRole("heading", { name: "Blog post not found" }).waitFor();
    await page.getByRole("link", { name: "Return to Blog" }).click();
    await expectStableUrl(page, "/blog");
  });

  test("a topic without articles shows a message and three other topics", async () => {
    const { page } = await browser.open("/blog/topic/no-such-topic");
    await waitForText(page, "No articles found for this topic.");
    expect(await page.getByRole("main").locator("a[href^='/blog/topic/']").count()).toBe(3);
  });

  test("a topic page lists its articles", async () => {
    const { page } = await browser.open("/blog/topics");
    expect(await page.getByRole("main").locator("a[href^='/blog/topic/']").count()).toBe(12);
    await page
      .getByRole("main")
      .getByRole("link", { name: /Vintage/ })
      .first()
      .click();
    await page.waitForURL("**/blog/topic/vintage");
    await page.getByRole("link", { name: "How to Read an Old Label" }).waitFor();
  });

  test("a failed query shows an error with a retry button, not an empty list", async () => {
    const { page } = await browser.open("/outfits");
    await failApiRequests(page, "server");
    await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
    await page.getByRole("button", { name: /retry|try again/i }).waitFor();
  });
});
