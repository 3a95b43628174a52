import type { Page } from "playwright-core";
import sharp from "sharp";
import { setUpOwnSite } from "../support/admin";
import { waitForText, waitForToast } from "../support/browser";
import { findAccessibilityIssuesInAllLayouts, findAccessibilityIssues } from "../support/accessibility";
import { typeWithPauses } from "../support/userActions";
import { chooseRowAction } from "../support/rowMenu";

interface Created {
  createBlogPost: { id: string; version: number; slug: string };
}

const cover = "/art/topic/vintage.svg";

describe("Blog Posts", () => {
  const admin = setUpOwnSite();

  /** Creates an article for the test. */
  const create = async (title: string, more: Record<string, unknown> = {}) => {
    const { createBlogPost } = await admin.graphql<Created>(
      "mutation Create($input: CreateBlogPostInput!) { createBlogPost(input: $input) { id version slug } }",
      {
        input: {
          title,
          image: cover,
          category: "Shoes",
          author: "Hanne Okafor",
          excerpt: `About ${title}.`,
          content: "One paragraph.",
          ...more,
        },
      },
    );
    return createBlogPost;
  };
  const fetchStatus = async (slug: string) => (await fetch(`${admin.url()}/blog/${slug}`)).status;
  const findDialog = (page: Page) => page.getByRole("dialog");

  test("lists the newest articles first, in pages, with the specified columns", async () => {
    const { page, problems } = await admin.openAdmin("/admin/blog");
    await page.getByRole("heading", { level: 1, name: "Blog Posts" }).waitFor();
    const headers = await page.getByRole("columnheader").allTextContents();
    expect(headers.filter((text) => text !== "")).toEqual([
      "Title",
      "Category",
      "Author",
      "Published Date",
      "Status",
      "Actions",
    ]);
    await page.locator("time").first().waitFor();
    const dates = await page.locator("time").evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
    expect(dates.length).toBeGreaterThan(3);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(problems).toEqual([]);
  });

  test("keeps search, category and sort order in the URL", async () => {
    const { page } = await admin.openAdmin("/admin/blog");
    await typeWithPauses(page.getByPlaceholder("Search blog posts..."), "LOA", "FERS");
    await page.waitForURL(/search=LOAFERS/);
    await waitForText(page, "A Field Guide to Loafers");
    await page.getByLabel("Category").selectOption("Shoes");
    await page.waitForURL(/category=Shoes/);
    await typeWithPauses(page.getByPlaceholder("Search blog posts..."), "no suc", "h words");
    await waitForText(page, "No blog posts found");
    await page.goto("/admin/blog?category=Shoes");
    await page.getByRole("columnheader", { name: "Title" }).click();
    await page.waitForURL(/sort=TITLE/);
    await page.reload();
    await page.getByRole("columnheader", { name: "Title" }).and(page.locator("[aria-sort=ascending]")).waitFor();
  });

  test("adds an article that is on the site immediately", async () => {
    const { page, problems } = await admin.openAdmin("/admin/blog");
    const scripts: string[] = [];
    page.on("request", (request) => void scripts.push(request.url()));
    await page.getByRole("button", { name: "Add Blog Post" }).click();
    const dialog = findDialog(page);
    await dialog.getByRole("heading", { name: "Add New Blog Post" }).waitFor();
    expect(scripts.some((address) => /BlogPageForm/.test(address))).toBe(true);
    expect((await dialog.boundingBox())?.width).toBe(700);

    await dialog.getByRole("button", { name: "Add Blog Post" }).click();
    for (const text of [
      "Title is required",
      "Image URL is required",
      "Category is required",
      "Author name is required",
      "Excerpt is required",
      "Content is required",
    ])
      await dialog.getByText(text).waitFor();

    await dialog.getByLabel("Title").fill("Velvet, Worn by Daylight");
    await dialog.getByText("URL: /blog/velvet-worn-by-daylight").waitFor();
    await dialog.getByLabel("Featured Image URL", { exact: false }).first().fill(cover);
    await dialog.getByLabel("Category").selectOption("+ Add new category");
    await dialog.getByLabel("Name of the new category").fill("Daylight");
    await page.keyboard.press("Enter");
    await dialog.getByLabel("Author").fill("Hanne Okafor");
    await dialog.getByLabel("Excerpt").fill("v".repeat(161));
    await dialog.getByLabel("Content").fill("Velvet is **not** for the night alone.");
    const today = await page.evaluate(() => new Date().toLocaleDateString("sv"));
    expect(await dialog.getByLabel("Publish Date").inputValue()).toBe(today);
    expect(await dialog.getByLabel("Category").inputValue()).toBe("Daylight");
    await dialog.getByRole("button", { name: "Add Blog Post" }).click();
    await waitForToast(page, "Blog post added", "Your blog post has been added successfully");
    await page.getByRole("gridcell", { name: "Daylight", exact: true }).waitFor();

    const response = await fetch(`${admin.url()}/blog/velvet-worn-by-daylight`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain("<strong>not</strong>");
    expect(html).toContain(`content="${"v".repeat(157)}..."`);
    expect(problems).toEqual([]);
  });

  test("inserts Markdown with buttons and shortcuts, and the browser can undo it", async () => {
    const { page } = await admin.openAdmin("/admin/blog?new=1");
    const content = findDialog(page).getByLabel("Content");
    await content.fill("a word here");
    await content.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(2, 6));
    await page.keyboard.press("Control+b");
    expect(await content.inputValue()).toBe("a **word** here");
    await page.keyboard.press("Control+z");
    expect(await content.inputValue()).toBe("a word here");
    await content.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(2, 6));
    await page.keyboard.press("Control+k");
    await page.keyboard.type("https://example.com/");
    expect(await content.inputValue()).toBe("a [word](https://example.com/) here");
    // Outside the editor this shortcut opens the command palette.
    expect(await page.getByRole("dialog").count()).toBe(1);
    await findDialog(page).getByRole("button", { name: "Heading" }).click();
    expect(await content.inputValue()).toBe("## a [word](https://example.com/) here");
  });

  test("uploads an image into the text", async () => {
    const { id } = await create("With a Picture", { content: "Before." });
    const { page } = await admin.openAdmin(`/admin/blog?edit=${id}`);
    const dialog = findDialog(page);
    const content = dialog.getByLabel("Content");
    await content.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(7, 7));
    const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#884422" } })
      .png()
      .toBuffer();
    const chooser = page.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: "Picture", exact: true }).click();
    await (await chooser).setFiles({ name: "swatch.png", mimeType: "image/png", buffer });
    await waitForToast(page, "Image uploaded successfully");
    // The alt text is selected, so typing replaces it.
    await page.keyboard.type("A swatch of brown");
    expect(await content.inputValue()).toMatch(/^Before\.\n\n!\[A swatch of brown\]\(\/pictures\/[\w./-]+\)/);
    await page.keyboard.press("Control+s");
    await waitForToast(page, "Blog post updated");
    expect(await (await fetch(`${admin.url()}/blog/with-a-picture`)).text()).toContain('alt="A swatch of brown"');
  });

  test("duplicates an article with a new slug", async () => {
    await create("The Twin");
    const { page } = await admin.openAdmin("/admin/blog?search=twin");
    await chooseRowAction(page, "The Twin", "Duplicate");
    await findDialog(page).getByRole("button", { name: "Add Blog Post" }).click();
    await waitForToast(page, "Blog post added");
    await waitForText(page, "2 blog posts");
    expect(await fetchStatus("the-twin-copy")).toBe(200);
  });

  test("deletes after a confirmation, and Undo in the toast restores the article", async () => {
    const { slug } = await create("Soon Gone");
    const { page } = await admin.openAdmin("/admin/blog?search=soon%20gone");
    await chooseRowAction(page, "Soon Gone", "Delete");
    const question = page.getByRole("alertdialog", { name: "Delete Blog Post" });
    await question.getByText('Are you sure you want to delete "Soon Gone"? This action cannot be undone.').waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await question.getByRole("button", { name: "Cancel" }).click();
    await waitForText(page, "Soon Gone");
    await chooseRowAction(page, "Soon Gone", "Delete");
    await question.getByRole("button", { name: "Delete" }).click();
    await waitForToast(page, "Blog post deleted", "Your blog post has been removed successfully");
    await waitForText(page, "No blog posts found");
    expect(await fetchStatus(slug)).toBe(410);
    await page.getByRole("button", { name: "Undo" }).click();
    await waitForText(page, "1 blog post");
    expect(await fetchStatus(slug)).toBe(200);
  });

  test("changes many after showing their number, and Undo reverts them all", async () => {
    await create("Pair of Boots, Left");
    await create("Pair of Boots, Right");
    const { page } = await admin.openAdmin("/admin/blog?search=pair%20of%20boots");
    await page.getByRole("checkbox", { name: /select all rows/i }).check();
    await page.getByRole("button", { name: "Change category" }).click();
    const dialog = page.getByRole("dialog", { name: "Change Category" });
    await dialog.getByLabel("New category").selectOption("Vintage");
    await dialog.getByText("2 blog posts will move to the category Vintage.").waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Change" }).click();
    await waitForToast(page, "2 blog posts changed");
    await page.getByRole("gridcell", { name: "Vintage" }).nth(1).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("gridcell", { name: "Shoes" }).nth(1).waitFor();
  });

  test("a draft survives closing the tab", async () => {
    const { page } = await admin.openAdmin("/admin/blog?new=1");
    await findDialog(page).getByLabel("Title").fill("Half a Thought");
    await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
    page.on("dialog", (question) => void question.accept());
    await page.reload();
    await page.getByText(/You have an unsaved draft from/).waitFor();
    await page.getByRole("button", { name: "Restore" }).click();
    expect(await findDialog(page).getByLabel("Title").inputValue()).toBe("Half a Thought");
  });

  test("has no accessibility issues while the form shows errors", async () => {
    const { page } = await admin.openAdmin("/admin/blog?new=1");
    await findDialog(page).getByRole("button", { name: "Add Blog Post" }).click();
    await waitForText(page, "Content is required");
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
  });
});
