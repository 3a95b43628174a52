import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { setUpAdminSite } from "../support/admin";
import { desktop, phone, waitForText, waitForToast } from "../support/browser";
import { deleteRow, findDialog, submitDialog } from "../support/rowDialogs";
import { chooseRowAction, findRowMenu } from "../support/rowMenu";
import { createOutfit, createRow, fetchStatus } from "../support/rows";
import { typeWithPauses } from "../support/userActions";

describe("Blog posts", () => {
  const admin = setUpAdminSite();

  const createPost = (title: string, content: string) => {
    const texts = { category: "Shoes", author: "Hanne Okafor", excerpt: `About ${title}.` };
    return createRow(admin, "BlogPost", { title, content, image: "/art/topic/vintage.svg", ...texts });
  };
  const readPage = async (path: string) => (await fetch(admin.url() + path)).text();
  const select = (area: Locator, from: number, to: number) =>
    area.evaluate((field: HTMLTextAreaElement, range) => field.setSelectionRange(...range), [from, to] as const);

  test("an article is written with shortcuts and a picture, published at once, edited, deleted and restored", async () => {
    const { page, problems } = await admin.openAdmin("/admin/blog");
    await page.getByRole("button", { name: "Add Blog Post" }).click();
    const form = findDialog(page, "Add New Blog Post");
    await form.getByLabel("Title").fill("Velvet, Worn by Daylight");
    await form.getByText("URL: /blog/velvet-worn-by-daylight").waitFor();
    await form.getByLabel("Featured Image URL").first().fill("/art/topic/vintage.svg");
    await form.getByLabel("Category").selectOption("+ Add new category");
    await form.getByLabel("Name of the new category").fill("Daylight");
    await page.keyboard.press("Enter");
    await form.getByLabel("Author").fill("Hanne Okafor");
    await form.getByLabel("Excerpt").fill("v".repeat(161));

    const content = form.getByLabel("Content");
    await content.fill("a word here");
    await select(content, 2, 6);
    await page.keyboard.press("Control+b");
    expect(await content.inputValue()).toBe("a **word** here");
    await page.keyboard.press("Control+z");
    expect(await content.inputValue()).toBe("a word here");
    await select(content, 2, 6);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("https://example.com/");
    expect(await content.inputValue()).toBe("a [word](https://example.com/) here");
    // Outside the editor this shortcut opens the command palette.
    expect(await page.getByRole("dialog").count()).toBe(1);
    await page.keyboard.press("Control+End");
    const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#884422" } })
      .png()
      .toBuffer();
    const chooser = page.waitForEvent("filechooser");
    await form.getByRole("button", { name: "Picture", exact: true }).click();
    await (await chooser).setFiles({ name: "swatch.png", mimeType: "image/png", buffer });
    await waitForToast(page, "Image uploaded successfully");
    // The alt text is selected, so typing replaces it.
    await page.keyboard.type("A swatch of brown");
    expect(await content.inputValue()).toMatch(/ here\n\n!\[A swatch of brown\]\(\/pictures\/[\w./-]+\)/);
    await submitDialog(page, "Add Blog Post");
    await waitForToast(page, "Blog post added", "Your blog post has been added successfully");
    const html = await readPage("/blog/velvet-worn-by-daylight");
    expect(html).toContain('alt="A swatch of brown"');
    expect(html).toContain(`content="${"v".repeat(157)}..."`);

    await typeWithPauses(page.getByPlaceholder("Search blog posts..."), "velvet, ", "worn");
    await waitForText(page, /^1 blog post$/);
    await page.getByLabel("Category").selectOption("Daylight");
    await page.waitForURL(/category=Daylight/);
    await chooseRowAction(page, "Velvet, Worn by Daylight", "Edit");
    await findDialog(page, "Edit Blog Post").getByLabel("Content").fill("Velvet is **not** for the night alone.");
    await page.keyboard.press("Control+s");
    await waitForToast(page, "Blog post updated");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await readPage("/blog/velvet-worn-by-daylight")).toContain("<strong>not</strong>");

    await deleteRow(page, "Velvet, Worn by Daylight");
    await waitForToast(page, "Blog post deleted", "Your blog post has been removed successfully");
    await waitForText(page, "No blog posts found");
    expect(await fetchStatus(admin, "/blog/velvet-worn-by-daylight")).toBe(410);
    await page.getByRole("button", { name: "Undo" }).click();
    await findRowMenu(page, "Velvet, Worn by Daylight").waitFor();
    expect(await fetchStatus(admin, "/blog/velvet-worn-by-daylight")).toBe(200);
    expect(problems).toEqual([]);
  });

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
    // Options of an earlier text are disabled.
    await page.getByRole("listbox").getByRole("option", { name: text, disabled: false }).first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.locator("[role=option].Mui-focused").filter({ hasText: text }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForFunction(
      (link) => document.querySelector<HTMLTextAreaElement>("textarea:focus")?.value.includes(link),
      `[${text}](`,
    );
  }

  test("looks, celebrities and products are inserted by keyboard, and become cards that link both ways", async () => {
    const names = ["Tangerine Trouser Look", "Clementine Mentioned", "Tangerine Hairpin"];
    const [look, celebrity, product] = names;
    const { id: celebrityId } = await createRow(admin, "Celebrity", { name: celebrity });
    const { id: outfitId } = await createOutfit(admin, look, { celebrityId, slug: "tangerine-look" });
    const pin = await createRow(admin, "AffiliateProduct", {
      outfitId,
      title: product,
      affiliateLink: "https://shop.example/pin",
    });
    const { id } = await createPost("Three Insertions", "Before.");
    const { page, problems } = await admin.openAdmin(`/admin/blog?edit=${id}`);
    const content = page.getByRole("dialog").getByLabel("Content");
    await content.press("Control+End");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await insert(page, "Look", look);
    await insert(page, "Celebrity", celebrity);
    await insert(page, "Product", product);
    expect((await content.inputValue()).trim()).toBe(
      [
        "Before.",
        `[${look}](/outfit/tangerine-look)`,
        `[${celebrity}](/celebrity/clementine-mentioned)`,
        `[${product}](/go/${pin.id})`,
      ].join("\n\n"),
    );
    await submitDialog(page, "Update Blog Post");
    await page.getByRole("dialog").waitFor({ state: "detached" });

    const visitor = await admin.openAsVisitor("/blog/three-insertions");
    const summary = visitor.page.getByRole("region", { name: "In this article" });
    for (const name of names) {
      await summary.getByText(name).first().waitFor();
      // Once as a card in the text, once in the list at the end.
      expect(await visitor.page.locator("main").getByText(name, { exact: true }).count()).toBeGreaterThanOrEqual(2);
    }
    await summary.getByRole("link", { name: look }).first().click();
    const region = visitor.page.getByRole("region", { name: "In the magazine" });
    await region.getByRole("link", { name: "Three Insertions" }).first().click();
    await summary.getByRole("link", { name: celebrity }).first().click();
    await visitor.page.waitForURL(/clementine-mentioned/);
    await region.getByRole("link", { name: "Three Insertions" }).first().waitFor();
    expect([...problems, ...visitor.problems]).toEqual([]);
  });

  test("the insert menu opens beside the caret, inside a phone's screen; Escape returns to the caret", async () => {
    const { id: outfitId } = await createOutfit(admin, "Gone Look", { slug: "gone-look" });
    const lines = Array.from({ length: 30 }, (_, line) => `Line ${line}`).join("\n");
    const { id } = await createPost("Menu Place", `${lines}\n\n[Gone](/outfit/gone-look)`);
    await admin.graphql("mutation ($input: IdInput!) { deleteOutfit(input: $input) { undoId } }", {
      input: { id: outfitId },
    });
    const { page } = await admin.openAdmin(`/admin/blog?edit=${id}`);
    await waitForText(page, '"Gone Look" is in the trash. Visitors do not see it in this article.');
    const content = page.getByRole("dialog").getByLabel("Content");
    const waitForAnimations = () =>
      page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await content.fill(lines);
      await content.press("Control+Home");
      for (let line = 0; line < 4; line++) await page.keyboard.press("ArrowDown");
      const caret = await content.evaluate((area: HTMLTextAreaElement) => {
        const { lineHeight, paddingTop } = getComputedStyle(area);
        return area.getBoundingClientRect().top - area.scrollTop + parseFloat(paddingTop) + 5 * parseFloat(lineHeight);
      });
      await page.keyboard.press("/");
      const menu = page.getByRole("menu", { name: "Insert" });
      await menu.getByRole("menuitem", { name: "Look" }).and(page.locator(":focus")).waitFor();
      await waitForAnimations();
      const box = (await page.locator(".MuiMenu-paper").boundingBox())!;
      expect(Math.abs(box.y - caret)).toBeLessThan(8);
      expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
      await page.keyboard.press("Enter");
      const search = findDialog(page, "Insert a look");
      await search.getByRole("combobox").and(page.locator(":focus")).waitFor();
      await waitForAnimations();
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
    }
  });
});
