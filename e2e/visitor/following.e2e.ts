import { setUpOwnSite } from "../support/admin";
import { findAccessibilityIssuesInAllLayouts } from "../support/accessibility";
import { goTo, reload, waitForText, waitForToast } from "../support/browser";

interface Data {
  celebrities: { nodes: { id: string; slug: string; name: string }[] };
  outfits: { nodes: { slug: string; title: string }[] };
}

describe("following and recently viewed looks", () => {
  const site = setUpOwnSite();
  let data: Data;
  beforeAll(async () => {
    data = await site.graphql<Data>(
      "{ celebrities(first: 2) { nodes { id slug name } } outfits(first: 2) { nodes { slug title } } }",
    );
  });

  const createPost = (title: string, content: string) =>
    site.graphql("mutation ($input: CreateBlogPostInput!) { createBlogPost(input: $input) { id } }", {
      input: { title, content, image: "/art/topic/vintage.svg", category: "Shoes", author: "Hanne", excerpt: "x" },
    });

  test("shows what is new since the last visit, and articles about the celebrity only", async () => {
    const [celebrity] = data.celebrities.nodes;
    const { page, problems } = await site.openAsVisitor(`/celebrity/${celebrity.slug}`);
    await page.getByRole("button", { name: `Follow ${celebrity.name}` }).click();
    await waitForToast(page, `You are now following ${celebrity.name}`);
    await page.getByRole("link", { name: "See what is new" }).click();
    const region = page.getByRole("region", { name: celebrity.name });
    await region.getByText("The latest looks").waitFor();

    // The last visit ended now; after it, editors publish a look and two articles.
    await page.evaluate(() => {
      const now = Date.now();
      localStorage.setItem("wornby:following-visit", JSON.stringify({ before: now, seen: now }));
    });
    await site.graphql("mutation ($input: CreateOutfitInput!) { createOutfit(input: $input) { id } }", {
      input: {
        title: "Brand New Look",
        date: new Date().toISOString().slice(0, 10),
        description: "New.",
        celebrityId: celebrity.id,
        image: "/art/topic/vintage.svg",
      },
    });
    await createPost("About the Celebrity", `[Her](/celebrity/${celebrity.slug})`);
    await createPost("About Something Else", "Nobody.");
    await reload(page);
    await region.getByText("1 new look").waitFor();
    await region
      .getByRole("listitem")
      .filter({ hasText: "Brand New Look" })
      .getByText("New", { exact: true })
      .waitFor();
    const articles = page.getByRole("region", { name: "New in the magazine" });
    expect(await articles.getByRole("heading", { level: 3 }).allTextContents()).toEqual(["About the Celebrity"]);
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test("ends on the page, keeps the focus, and Undo follows again", async () => {
    const [one, other] = data.celebrities.nodes;
    const { page } = await site.openAsVisitor("/");
    await page.evaluate(
      (ids) => localStorage.setItem("wornby:follows", JSON.stringify(ids)),
      data.celebrities.nodes.map(({ id }) => id),
    );
    await goTo(page, "/following");
    await page.getByRole("button", { name: `Unfollow ${one.name}` }).focus();
    await page.keyboard.press("Enter");
    await waitForToast(page, `You unfollowed ${one.name}`);
    await waitForText(page, "1 celebrity");
    expect(await page.getByRole("region", { name: one.name }).count()).toBe(0);
    await page.getByRole("button", { name: "Undo" }).and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("region", { name: one.name }).waitFor();
    await page.locator("p[role=status]:focus").filter({ hasText: "2 celebrities" }).waitFor();
    await page.getByRole("button", { name: `Unfollow ${other.name}` }).click();
    await reload(page);
    await page.getByRole("region", { name: one.name }).waitFor();
    expect(await page.getByRole("region", { name: other.name }).count()).toBe(0);
  });

  test("recently viewed looks are on the home page, newest first, and can be cleared", async () => {
    const [first, second] = data.outfits.nodes;
    const { page } = await site.openAsVisitor(`/outfit/${first.slug}`);
    await goTo(page, `/outfit/${second.slug}`);
    await goTo(page, "/");
    const region = page.getByRole("region", { name: "Recently viewed" });
    await region.scrollIntoViewIfNeeded();
    await region.getByRole("img", { name: first.title }).waitFor();
    const shown = await region
      .getByRole("img")
      .evaluateAll((images) => images.map((image) => image.getAttribute("alt")));
    expect(shown).toEqual([second.title, first.title]);
    await region.getByRole("button", { name: "Clear recently viewed" }).click();
    await region.waitFor({ state: "detached" });
    await reload(page);
    expect(await region.count()).toBe(0);
  });
});
