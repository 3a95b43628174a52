import type { Page } from "playwright-core";
import { setUpAdminSite } from "../support/admin";
import { goTo, reload, setUpBrowser, waitForPage, waitForText, waitForToast } from "../support/browser";
import { doubleClick, expectStable } from "../support/userActions";

const headerCount = (page: Page, count: number) =>
  page.getByRole("banner").getByRole("link", { name: `Favorites, ${count} saved` });
const heart = (page: Page, title: string, name = "Add to favorites") =>
  page.locator("article", { has: page.getByRole("heading", { name: title }) }).getByRole("button", { name });
const shopTitles = (page: Page) => page.locator("main article h2").allTextContents();
const ownTitles = async (page: Page) => (await page.locator("main article h3").allTextContents()).sort();

describe("favorites", () => {
  const browser = setUpBrowser();

  test("a product and a look are saved, survive a reload, and are shared by a link", async () => {
    const { page, problems } = await browser.open("/shop", { permissions: ["clipboard-read", "clipboard-write"] });
    const [product] = await shopTitles(page);
    await heart(page, product).click();
    await headerCount(page, 1).waitFor();
    await page.getByRole("banner").getByRole("link", { name: "Outfits" }).click();
    const look = page.getByRole("tabpanel").getByRole("article").first();
    const title = (await look.getByRole("heading").textContent()) ?? "";
    await look.getByRole("link").first().click();
    await page.getByText("Add to favorites", { exact: true }).click();
    await headerCount(page, 2).click();
    await waitForPage(page, "Favorites");
    await page.getByRole("region", { name: "Looks" }).getByText(title).first().waitFor();
    await heart(page, product, "Remove from favorites").click();
    await waitForToast(page, "Removed from favorites");
    await headerCount(page, 1).waitFor();
    expect(await page.getByRole("region", { name: "Products" }).count()).toBe(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await headerCount(page, 2).waitFor();
    await reload(page);
    await page.getByRole("region", { name: "Products" }).getByText(product).first().waitFor();
    expect(await ownTitles(page)).toEqual([title, product].sort());
    await page.getByRole("button", { name: "Share" }).click();
    await waitForToast(page, "Link copied");
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(problems).toEqual([]);

    // Opening the link changes nothing for another visitor.
    const { page: other } = await browser.open(link.pathname + link.search);
    await other.getByRole("heading", { level: 1, name: "Shared favorites" }).waitFor();
    expect(await ownTitles(other)).toEqual([title, product].sort());
    await other.getByRole("link", { name: "My favorites" }).click();
    await other.getByRole("heading", { level: 1, name: "Favorites", exact: true }).waitFor();
    expect(await ownTitles(other)).toEqual([]);
  });

  test("are the same after two quick clicks, and in every tab", async () => {
    const { page } = await browser.open("/shop");
    const [first, second] = await shopTitles(page);
    await heart(page, first).click();
    const tab = await page.context().newPage();
    await goTo(tab, "/shop");
    await headerCount(tab, 1).waitFor();
    await heart(tab, second).click();
    await headerCount(page, 2).waitFor();
    await doubleClick(heart(page, first, "Remove from favorites"));
    await expectStable(() => headerCount(page, 2).count(), 1);
    await headerCount(tab, 2).click();
    await waitForPage(tab, "Favorites");
    await tab.getByRole("region", { name: "Products" }).getByText(second).first().waitFor();
    expect(await ownTitles(tab)).toEqual([first, second].sort());
  });
});

interface Celebrity {
  id: string;
  slug: string;
  name: string;
}

describe("following and recently viewed looks", () => {
  const site = setUpAdminSite();
  const createOutfit = (title: string, celebrityId: string) =>
    site.graphql("mutation ($input: CreateOutfitInput!) { createOutfit(input: $input) { id } }", {
      input: {
        title,
        celebrityId,
        date: new Date().toISOString().slice(0, 10),
        description: "New.",
        image: "/art/topic/vintage.svg",
      },
    });
  const createPost = (title: string, content: string) =>
    site.graphql("mutation ($input: CreateBlogPostInput!) { createBlogPost(input: $input) { id } }", {
      input: { title, content, image: "/art/topic/vintage.svg", category: "Shoes", author: "Hanne", excerpt: "x" },
    });
  const createCelebrity = async (name: string): Promise<Celebrity> => {
    const { createCelebrity: created } = await site.graphql<{ createCelebrity: Celebrity }>(
      "mutation ($input: CreateCelebrityInput!) { createCelebrity(input: $input) { id slug name } }",
      { input: { name, image: "/art/topic/vintage.svg" } },
    );
    return created;
  };

  test("shows what is new since the last visit, and ends on the page, with Undo by keyboard", async () => {
    const [one, other] = [await createCelebrity("Followed Fay"), await createCelebrity("Followed Gil")];
    await createOutfit("Old Look of Fay", one.id);
    const { page, problems } = await site.openAsVisitor(`/celebrity/${one.slug}`);
    await page.getByRole("button", { name: `Follow ${one.name}` }).click();
    await waitForToast(page, `You are now following ${one.name}`);
    await page.getByRole("link", { name: "See what is new" }).click();
    const region = page.getByRole("region", { name: one.name });
    await region.getByText("The latest looks").waitFor();

    // The last visit ended now; after it, editors publish a look and two articles.
    await page.evaluate(
      (ids) => {
        const now = Date.now();
        localStorage.setItem("wornby:following-visit", JSON.stringify({ before: now, seen: now }));
        localStorage.setItem("wornby:follows", JSON.stringify(ids));
      },
      [one.id, other.id],
    );
    await createOutfit("Brand New Look of Fay", one.id);
    await createPost("About Fay", `[Her](/celebrity/${one.slug})`);
    await createPost("About Nobody Followed", "Nobody.");
    await reload(page);
    await region.getByText("1 new look").waitFor();
    const look = region.getByRole("listitem").filter({ hasText: "Brand New Look of Fay" });
    await look.getByText("New", { exact: true }).waitFor();
    const articles = page.getByRole("region", { name: "New in the magazine" });
    expect(await articles.getByRole("heading", { level: 3 }).allTextContents()).toEqual(["About Fay"]);

    await page.getByRole("button", { name: `Unfollow ${one.name}` }).focus();
    await page.keyboard.press("Enter");
    await waitForToast(page, `You unfollowed ${one.name}`);
    await waitForText(page, "1 celebrity");
    await region.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Enter");
    await region.waitFor();
    await page.locator("p[role=status]:focus").filter({ hasText: "2 celebrities" }).waitFor();
    await page.getByRole("button", { name: `Unfollow ${other.name}` }).click();
    await waitForText(page, "1 celebrity");
    await reload(page);
    await region.waitFor();
    expect(await page.getByRole("region", { name: other.name }).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test("recently viewed looks are on the home page, newest first, and can be cleared", async () => {
    const { page } = await site.openAsVisitor("/outfits");
    const titles: string[] = [];
    for (const index of [3, 4]) {
      const look = page.getByRole("tabpanel").getByRole("article").nth(index);
      titles.unshift((await look.getByRole("heading").textContent()) ?? "");
      await look.getByRole("link").first().click();
      await page.getByRole("heading", { level: 1, name: titles[0] }).waitFor();
      await page.goBack();
      await page.waitForURL("**/outfits");
    }
    await goTo(page, "/");
    const region = page.getByRole("region", { name: "Recently viewed" });
    await region.scrollIntoViewIfNeeded();
    const images = region.getByRole("img");
    await images.nth(1).waitFor();
    expect(await images.evaluateAll((all) => all.map((image) => image.getAttribute("alt")))).toEqual(titles);
    await region.getByRole("button", { name: "Clear recently viewed" }).click();
    await region.waitFor({ state: "detached" });
    await reload(page);
    expect(await region.count()).toBe(0);
  });
});
