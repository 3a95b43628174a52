import type { Locator } from "playwright-core";
import sharp from "sharp";
import { setUpAdminSite } from "../support/admin";
import { desktop, phone, waitForText, waitForToast } from "../support/browser";
import { findDialog, submitDialog } from "../support/rowDialogs";
import { createOutfit, createRow } from "../support/rows";

describe("Blog posts", () => {
  const admin = setUpAdminSite();

  const select = (area: Locator, from: number, to: number) =>
    area.evaluate((field: HTMLTextAreaElement, range) => field.setSelectionRange(...range), [from, to] as const);

  test("an article is written with shortcuts, one step of undo and a picture at the caret, and published", async () => {
    const { page, problems } = await admin.openAdmin("/admin/blog");
    await page.getByRole("button", { name: "Add Blog Post" }).click();
    const form = findDialog(page, "Add New Blog Post");
    await form.getByLabel("Title").fill("Velvet, Worn by Daylight");
    await form.getByText("URL: /blog/velvet-worn-by-daylight").waitFor();
    await form.getByLabel("Featured Image URL").first().fill("/art/topic/vintage.svg");
    await form.getByLabel("Category").selectOption("Shoes");
    await form.getByLabel("Author").fill("Hanne Okafor");
    await form.getByLabel("Excerpt").fill("By day.");

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
    const html = await (await fetch(`${admin.url()}/blog/velvet-worn-by-daylight`)).text();
    expect(html).toContain('alt="A swatch of brown"');
    expect(problems).toEqual([]);
  });

  test("what a slash offers opens beside the caret, inside a phone's screen; a card is one step of undo and redo", async () => {
    await createOutfit(admin, "Kept Look", { slug: "kept-look" });
    const { id: outfitId } = await createOutfit(admin, "Gone Look", { slug: "gone-look" });
    const lines = Array.from({ length: 30 }, (_, line) => `Line ${line}`).join("\n");
    const { id } = await createRow(admin, "BlogPost", {
      title: "Menu Place",
      content: `${lines}\n\n[Gone](/outfit/gone-look)`,
      image: "/art/topic/vintage.svg",
      category: "Shoes",
      author: "Hanne Okafor",
      excerpt: "Where menus open.",
    });
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
      const line = await content.evaluate((area: HTMLTextAreaElement) => {
        const { lineHeight, paddingTop } = getComputedStyle(area);
        const top =
          area.getBoundingClientRect().top - area.scrollTop + parseFloat(paddingTop) + 4 * parseFloat(lineHeight);
        return { top, bottom: top + parseFloat(lineHeight) };
      });
      await page.keyboard.press("/");
      const menu = page.getByRole("listbox", { name: "Insert" });
      await menu.getByRole("option", { name: "Product..." }).waitFor();
      await waitForAnimations();
      const box = (await page.locator(".MuiPopper-root").filter({ has: menu }).boundingBox())!;
      // Above the line where there is no room below it.
      expect(Math.min(Math.abs(box.y - line.bottom), Math.abs(box.y + box.height - line.top))).toBeLessThan(8);
      expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Enter");
      const search = findDialog(page, "Insert a product");
      await search.getByRole("combobox").and(page.locator(":focus")).waitFor();
      await waitForAnimations();
      const place = (await search.boundingBox())!;
      expect(place.x).toBeGreaterThanOrEqual(0);
      expect(place.x + place.width).toBeLessThanOrEqual(viewport.width);
      expect(place.y + place.height).toBeLessThanOrEqual(viewport.height);
      await page.keyboard.press("Escape");
      await search.waitFor({ state: "detached" });
      // The search has taken the slash; the writing goes on at the same place.
      await page.waitForFunction(
        (line) => document.querySelector<HTMLTextAreaElement>("textarea:focus")?.value.split("\n")[4] === line,
        "Line 4",
      );
    }
    const waitForContent = (text: string) =>
      page.waitForFunction(
        (value) => document.querySelector<HTMLTextAreaElement>("textarea:focus")?.value === value,
        text,
      );
    /** One undo takes the card back, and one redo brings it once. */
    const undoAndRedo = async (undone: string, written: string) => {
      await waitForContent(written);
      await page.keyboard.press("Control+z");
      await waitForContent(undone);
      await page.keyboard.press("Control+Shift+z");
      await waitForContent(written);
      await page.keyboard.press("Control+z");
      await waitForContent(undone);
    };
    const card = "[Kept Look](/outfit/kept-look)\n\n";
    await content.fill("");
    await page.keyboard.type("/kept look");
    await page.getByRole("option", { name: "Kept Look", selected: true }).waitFor();
    await page.keyboard.press("Enter");
    await undoAndRedo("/kept look", card);

    await content.fill("");
    await page.getByRole("button", { name: "Insert", exact: true }).click();
    await page.getByRole("menuitem", { name: "Look" }).and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("combobox", { name: "Search for a look" }).and(page.locator(":focus")).waitFor();
    await page.keyboard.type("Kept Look");
    // Options of an earlier text are disabled.
    await page.getByRole("option", { name: "Kept Look", disabled: false }).first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.locator("[role=option].Mui-focused").filter({ hasText: "Kept Look" }).waitFor();
    await page.keyboard.press("Enter");
    await undoAndRedo("", card);
  });
});
