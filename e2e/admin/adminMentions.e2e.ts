import type { Page } from "playwright-core";
import { findAccessibilityIssues } from "../support/accessibility";
import { setUpOwnSite } from "../support/admin";
import { desktop, goTo, phone, reload, waitForText } from "../support/browser";

interface Rows {
  outfits: { nodes: { id: string; slug: string; title: string; celebrity: { name: string; slug: string } }[] };
  affiliateProducts: { nodes: { id: string; title: string }[] };
}

const rowsQuery = `{ outfits(first: 1) { nodes { id slug title celebrity { name slug } } }
  affiliateProducts(first: 1, sort: TITLE) { nodes { id title } } }`;

describe("looks, celebrities and products in an article", () => {
  const admin = setUpOwnSite();
  let look: Rows["outfits"]["nodes"][number];
  let product: Rows["affiliateProducts"]["nodes"][number];

  const create = async (title: string, content: string) => {
    const input = { title, content, image: "/art/topic/vintage.svg", category: "Shoes", author: "Hanne", excerpt: "x" };
    const { createBlogPost } = await admin.graphql<{ createBlogPost: { id: string; slug: string } }>(
      "mutation ($input: CreateBlogPostInput!) { createBlogPost(input: $input) { id slug } }",
      { input },
    );
    return createBlogPost;
  };

  beforeAll(async () => {
    const { outfits, affiliateProducts } = await admin.graphql<Rows>(rowsQuery);
    [look] = outfits.nodes;
    [product] = affiliateProducts.nodes;
  });

  const openEditor = async (id: string, viewport = desktop) => {
    const opened = await admin.openAdmin(`/admin/blog?edit=${id}`, { viewport });
    const content = opened.page.getByRole("dialog").getByLabel("Content");
    await content.waitFor();
    return { ...opened, content };
  };

  /** Types a slash, and chooses from the menu and the search with the keyboard only. */
  async function insert(page: Page, kind: "Look" | "Celebrity" | "Product", text: string): Promise<void> {
    await page.keyboard.press("/");
    const menu = page.getByRole("menu", { name: "Insert" });
    await menu.getByRole("menuitem", { name: "Look" }).and(page.locator(":focus")).waitFor();
    for (let step = ["Look", "Celebrity", "Product"].indexOf(kind); step > 0; step--) {
      await page.keyboard.press("ArrowDown");
    }
    await menu.getByRole("menuitem", { name: kind }).and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Enter");
    await page
      .getByRole("combobox", { name: `Search for a ${kind.toLowerCase()}` })
      .and(page.locator(":focus"))
      .waitFor();
    await page.keyboard.type(text);
    await page.getByRole("listbox").getByRole("option", { name: text }).first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.locator("[role=option].Mui-focused").filter({ hasText: text }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForFunction(
      (link) => document.querySelector<HTMLTextAreaElement>("textarea:focus")?.value.includes(link),
      `[${text}](`,
    );
  }

  test("are found and inserted by keyboard, and become cards that link both ways", async () => {
    const { id, slug } = await create("Three Insertions", "Before.");
    const { page, content, problems } = await openEditor(id);
    await content.press("Control+End");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await insert(page, "Look", look.title);
    await insert(page, "Celebrity", look.celebrity.name);
    await insert(page, "Product", product.title);
    expect((await content.inputValue()).trim()).toBe(
      [
        "Before.",
        `[${look.title}](/outfit/${look.slug})`,
        `[${look.celebrity.name}](/celebrity/${look.celebrity.slug})`,
        `[${product.title}](/go/${product.id})`,
      ].join("\n\n"),
    );
    await page.getByRole("dialog").getByRole("button", { name: "Update Blog Post" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(problems).toEqual([]);

    const article = (await admin.openAsVisitor(`/blog/${slug}`)).page;
    const names = [look.title, look.celebrity.name, product.title];
    const summary = article.getByRole("region", { name: "In this article" });
    for (const name of names) {
      await summary.getByText(name).first().waitFor();
      // Once as a card in the text, once in the list at the end.
      expect(await article.locator("main").getByText(name, { exact: true }).count()).toBeGreaterThanOrEqual(2);
    }
    for (const path of [`/outfit/${look.slug}`, `/celebrity/${look.celebrity.slug}`]) {
      await article.goto(path);
      const region = article.getByRole("region", { name: "In the magazine" });
      await region.getByRole("link", { name: "Three Insertions" }).first().waitFor();
    }
    const issues: string[] = [];
    await goTo(article, `/blog/${slug}`);
    for (const viewport of [desktop, phone]) {
      for (const colorScheme of ["light", "dark"] as const) {
        await article.setViewportSize(viewport);
        await article.emulateMedia({ colorScheme });
        const found = await findAccessibilityIssues(article);
        issues.push(...found.map((issue) => `${viewport.width} ${colorScheme}: ${issue}`));
      }
    }
    expect(issues).toEqual([]);
  });

  test("are chosen beside the caret, inside a phone's screen; Escape returns to the caret", async () => {
    const { id } = await create("Menu Place", Array.from({ length: 30 }, (_, line) => `Line ${line}`).join("\n"));
    for (const viewport of [desktop, phone]) {
      const { page, content, close } = await openEditor(id, viewport);
      await content.press("Control+Home");
      for (let line = 0; line < 4; line++) await page.keyboard.press("ArrowDown");
      const caret = await content.evaluate((area: HTMLTextAreaElement) => {
        const { lineHeight, paddingTop } = getComputedStyle(area);
        return area.getBoundingClientRect().top - area.scrollTop + parseFloat(paddingTop) + 5 * parseFloat(lineHeight);
      });
      await page.keyboard.press("/");
      const menu = page.getByRole("menu", { name: "Insert" });
      await menu.getByRole("menuitem", { name: "Look" }).and(page.locator(":focus")).waitFor();
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
      const box = (await page.locator(".MuiMenu-paper").boundingBox())!;
      expect(Math.abs(box.y - caret)).toBeLessThan(8);
      expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
      await page.keyboard.press("Enter");
      const search = page.getByRole("dialog", { name: "Insert a look" });
      await search.getByRole("combobox").and(page.locator(":focus")).waitFor();
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
      const place = (await search.boundingBox())!;
      expect(place.x).toBeGreaterThanOrEqual(0);
      expect(place.x + place.width).toBeLessThanOrEqual(viewport.width);
      expect(place.y + place.height).toBeLessThanOrEqual(viewport.height);
      await page.keyboard.press("Escape");
      await search.waitFor({ state: "detached" });
      // The slash is typed where the menu was opened.
      await page.waitForFunction(
        (line) => document.querySelector<HTMLTextAreaElement>("textarea:focus")?.value.split("\n")[4] === line,
        "/Line 4",
      );
      await close();
    }
  });

  test("leave the article when they are in the trash, and the editor reads why", async () => {
    const { outfits } = await admin.graphql<Rows>(
      "{ outfits(first: 2) { nodes { id slug title celebrity { name slug } } } }",
    );
    const gone = outfits.nodes[1];
    const { id, slug } = await create("One Look Less", `Start.\n\n[Gone](/outfit/${gone.slug})\n\nEnd.`);
    const article = (await admin.openAsVisitor(`/blog/${slug}`)).page;
    await article.getByText(gone.title).first().waitFor();
    await admin.graphql("mutation ($input: IdInput!) { deleteOutfit(input: $input) { undoId } }", {
      input: { id: gone.id },
    });
    await reload(article);
    await waitForText(article, "Start.");
    await waitForText(article, "End.");
    expect(await article.getByText(gone.title).count()).toBe(0);
    expect(await article.getByRole("region", { name: "In this article" }).count()).toBe(0);
    const { page } = await openEditor(id);
    await waitForText(page, `"${gone.title}" is in the trash. Visitors do not see it in this article.`);
  });
});
