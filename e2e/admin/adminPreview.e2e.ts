import type { Locator, Page } from "playwright-core";
import { findAccessibilityIssuesInAllLayouts } from "../support/accessibility";
import { setUpOwnSite } from "../support/admin";
import { desktop, phone, waitForToast } from "../support/browser";
import { findDialog } from "../support/rowDialogs";

interface Row {
  id: string;
  slug: string;
}

describe("Preview and search engines", () => {
  const admin = setUpOwnSite();

  const createArticle = async (title: string): Promise<Row> => {
    const input = {
      title,
      category: "Shoes",
      author: "Hanne Okafor",
      excerpt: "On suede.",
      content: "Some *soft* words.",
    };
    const { createBlogPost } = await admin.graphql<{ createBlogPost: Row }>(
      "mutation C($input: CreateBlogPostInput!) { createBlogPost(input: $input) { id slug } }",
      { input: { ...input, image: "/art/placeholder/post.svg" } },
    );
    return createBlogPost;
  };
  const readPage = async (path: string): Promise<string> => (await fetch(admin.url() + path)).text();
  /** The frame runs no scripts, so its page is read from outside. */
  const waitForFrame = (page: Page, heading: string, width: number) =>
    page.waitForFunction(
      ([text, wanted]) => {
        const frame = document.querySelector<HTMLIFrameElement>("iframe[title='Preview of the page']");
        return (
          frame?.contentDocument?.querySelector("h1")?.textContent === text &&
          frame.contentWindow?.innerWidth === wanted
        );
      },
      [heading, width] as const,
    );
  const toggle = (dialog: Locator) => dialog.getByRole("button", { name: "Preview", exact: true }).click();

  test("the page follows what is typed beside the form, on a phone and on a desktop, and nothing is saved", async () => {
    const { id, slug } = await createArticle("Suede Season");
    const before = await readPage(`/blog/${slug}`);
    const { page, problems } = await admin.openAdmin(`/admin/blog?edit=${id}`);
    const dialog = findDialog(page, "Edit Blog Post");
    await dialog.getByLabel("Title").fill("Suede Weather");
    const entries = await page.evaluate(() => history.length);
    await toggle(dialog);
    await waitForFrame(page, "Suede Weather", phone.width);
    await dialog.getByRole("button", { name: "Desktop" }).click();
    await dialog.getByLabel("Title").fill("Suede Forever");
    await waitForFrame(page, "Suede Forever", desktop.width);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    await page.setViewportSize(desktop);
    await dialog.getByLabel("Title").fill("");
    await dialog.getByText("Fill in the title to see the preview.").waitFor();
    await toggle(dialog);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Discard" }).click();
    await dialog.waitFor({ state: "hidden" });
    expect(await readPage(`/blog/${slug}`)).toBe(before);
    // The scripts that watch each page of a test; the preview has none.
    const ownScripts = /^Blocked script execution in 'about:srcdoc'/;
    expect(problems.filter((problem) => !ownScripts.test(problem))).toEqual([]);
  });

  test("a title and a description for search engines are in the head of the page after the save", async () => {
    const { id, slug } = await createArticle("Velvet Hour");
    const { page, problems } = await admin.openAdmin(`/admin/blog?edit=${id}`);
    const dialog = findDialog(page, "Edit Blog Post");
    await dialog.getByRole("tab", { name: "Search engines" }).click();
    await dialog.getByText("The description is empty, so the excerpt is used.").waitFor();
    await dialog.getByText('"headline": "Velvet Hour"').waitFor();
    await dialog.getByLabel("Title for search engines").fill("Velvet, and when to wear it");
    await dialog.getByLabel("Description for search engines").fill("Three evenings in velvet.");
    const result = dialog.getByRole("region", { name: "Search result" });
    await result.getByText("Velvet, and when to wear it", { exact: true }).waitFor();
    await result.getByText("Three evenings in velvet.").waitFor();
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Update Blog Post" }).click();
    await waitForToast(page, "Blog post updated");
    const html = await readPage(`/blog/${slug}`);
    expect(html).toContain("<title>Velvet, and when to wear it</title>");
    expect(html).toContain('<meta name="description" content="Three evenings in velvet."/>');
    expect(html).toContain('<meta property="og:title" content="Velvet, and when to wear it"/>');
    expect(html).toMatch(/<h1[^>]*>Velvet Hour</);
    expect(problems).toEqual([]);
  });
});
