import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { setUpAdminSite } from "../support/admin";
import { desktop, goTo, phone, waitForText, waitForToast } from "../support/browser";
import { findDialog, submitDialog } from "../support/rowDialogs";

interface Row {
  id: string;
  slug: string;
  version: number;
}

const admin = setUpAdminSite();

async function createArticle(title: string): Promise<Row> {
  const texts = {
    title,
    category: "Shoes",
    author: "Hanne Okafor",
    excerpt: "On suede.",
    content: "Some *soft* words.",
  };
  const { createBlogPost } = await admin.graphql<{ createBlogPost: Row }>(
    "mutation C($input: CreateBlogPostInput!) { createBlogPost(input: $input) { id slug version } }",
    { input: { ...texts, image: "/art/placeholder/post.svg" } },
  );
  return createBlogPost;
}

async function createOutfits(celebrity: string, titles: string[]): Promise<Row[]> {
  const { createCelebrity } = await admin.graphql<{ createCelebrity: Row }>(
    "mutation C($input: CreateCelebrityInput!) { createCelebrity(input: $input) { id } }",
    { input: { name: celebrity, image: "/art/placeholder/celebrity.svg" } },
  );
  const rows: Row[] = [];
  for (const title of titles) {
    const { createOutfit } = await admin.graphql<{ createOutfit: Row }>(
      "mutation C($input: CreateOutfitInput!) { createOutfit(input: $input) { id slug version } }",
      {
        input: {
          title,
          celebrityId: createCelebrity.id,
          image: "/art/placeholder/outfit.svg",
          description: "A look of the tests.",
        },
      },
    );
    rows.push(createOutfit);
  }
  return rows;
}

/** Returns the page's HTML without the marks that React leaves between two texts. */
const readPage = async (path: string): Promise<string> =>
  (await (await fetch(admin.url() + path)).text()).replaceAll("<!-- -->", "");

describe("two administrators", () => {
  test("see who has an outfit open, follow each other's changes, and lose no text", async () => {
    const [shared, listed] = await createOutfits("Perpetua Lindqvist", ["Shared Tabard", "Listed Tabard"]);
    const address = `/admin/outfits?search=tabard&edit=${shared?.id ?? ""}`;
    const one = await admin.openAdmin(address);
    await findDialog(one.page, "Edit Outfit").waitFor();
    expect(await one.page.getByText("Also open").count()).toBe(0);
    const other = await admin.openAdmin(address);
    await findDialog(other.page, "Edit Outfit").waitFor();
    await waitForText(other.page, "Also open: you in another tab");
    await waitForText(one.page, "Also open: you in another tab");
    await one.page.getByLabel("Title").fill("My tabard");
    await waitForText(other.page, "Also open: you in another tab (editing)");

    await admin.graphql("mutation U($input: UpdateOutfitInput!) { updateOutfit(input: $input) { id } }", {
      input: { id: listed?.id, version: listed?.version, title: "Renamed Tabard" },
    });
    await one.page.getByText("Renamed Tabard").first().waitFor({ state: "attached" });

    await other.page.getByLabel("Title").fill("Their tabard");
    await submitDialog(other.page, "Update Outfit");
    await findDialog(other.page, "Edit Outfit").waitFor({ state: "detached" });
    await waitForText(
      one.page,
      "Demo Editor saved a newer version. Your text is kept; saving will show both versions.",
    );
    await one.page.getByText("Also open").waitFor({ state: "detached" });
    expect(await one.page.getByLabel("Title").inputValue()).toBe("My tabard");
    await submitDialog(one.page, "Update Outfit");
    await findDialog(one.page, "Someone else saved this").getByText("Their tabard").waitFor();
    expect([...one.problems, ...other.problems]).toEqual([]);
  });
});

describe("Preview and search engines", () => {
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
  const togglePreview = (dialog: Locator) => dialog.getByRole("button", { name: "Preview", exact: true }).click();

  test("the preview follows what is typed, and what is saved for search engines is in the page's head", async () => {
    const { id, slug } = await createArticle("Suede Season");
    const before = await readPage(`/blog/${slug}`);
    const { page, problems } = await admin.openAdmin(`/admin/blog?edit=${id}`);
    const dialog = findDialog(page, "Edit Blog Post");
    await dialog.getByLabel("Title").fill("Suede Weather");
    const entries = await page.evaluate(() => history.length);
    await togglePreview(dialog);
    await waitForFrame(page, "Suede Weather", phone.width);
    await dialog.getByRole("button", { name: "Desktop" }).click();
    await dialog.getByLabel("Title").fill("Suede Season");
    await waitForFrame(page, "Suede Season", desktop.width);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(await readPage(`/blog/${slug}`)).toBe(before);
    await togglePreview(dialog);

    await dialog.getByRole("tab", { name: "Search engines" }).click();
    await dialog.getByText("The description is empty, so the excerpt is used.").waitFor();
    await dialog.getByLabel("Title for search engines").fill("Suede, and when to wear it");
    await dialog.getByLabel("Description for search engines").fill("Three evenings in suede.");
    const result = dialog.getByRole("region", { name: "Search result" });
    await result.getByText("Suede, and when to wear it", { exact: true }).waitFor();
    await dialog.getByRole("button", { name: "Update Blog Post" }).click();
    await waitForToast(page, "Blog post updated");
    const html = await readPage(`/blog/${slug}`);
    expect(html).toContain("<title>Suede, and when to wear it</title>");
    expect(html).toContain('<meta name="description" content="Three evenings in suede."/>');
    expect(html).toContain('<meta property="og:title" content="Suede, and when to wear it"/>');
    expect(html).toMatch(/<h1[^>]*>Suede Season</);
    // The scripts that watch each page of a test; the preview has none.
    const ownScripts = /^Blocked script execution in 'about:srcdoc'/;
    expect(problems.filter((problem) => !ownScripts.test(problem))).toEqual([]);
  });
});

const createPhoto = async (background: string): Promise<string> =>
  (
    await sharp({ create: { width: 800, height: 1000, channels: 3, background } })
      .png()
      .toBuffer()
  ).toString("base64");

/** Drops or pastes files on the page, as a person does from a folder or the clipboard. */
const giveFiles = (page: Page, kind: "drop" | "paste", files: { name: string; data: string }[]) =>
  page.evaluate(
    ([event, given]) => {
      const transfer = new DataTransfer();
      for (const { name, data } of given) {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: "image/png" }));
      }
      const more = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(
        event === "drop"
          ? new DragEvent("drop", { ...more, dataTransfer: transfer })
          : new ClipboardEvent("paste", { ...more, clipboardData: transfer }),
      );
    },
    [kind, files] as const,
  );

describe("Media library", () => {
  test("pictures are dropped and pasted, described, chosen in an outfit, and credited on its page", async () => {
    const [outfit] = await createOutfits("Isolde Brandt", ["Velvet Credit"]);
    const { page, problems } = await admin.openAdmin("/admin/media?search=glade");
    await waitForText(page, "Media");
    await giveFiles(page, "drop", [
      { name: "glade-gown.png", data: await createPhoto("#733") },
      { name: "glade-scarf.png", data: await createPhoto("#375") },
    ]);
    const edit = (name: string) => page.getByRole("button", { name: `Edit ${name}` });
    await edit("glade-scarf.png").waitFor();
    await edit("glade-gown.png").waitFor();
    // The same picture again is no second one.
    await giveFiles(page, "paste", [{ name: "glade-copy.png", data: await createPhoto("#733") }]);
    await page.getByRole("list", { name: "Uploads" }).waitFor({ state: "detached" });
    await waitForText(page, "2 pictures");
    expect(await edit("glade-copy.png").count()).toBe(0);

    await edit("glade-gown.png").click();
    const form = page.getByRole("dialog", { name: "glade-gown.png" });
    await form.getByRole("textbox", { name: "Alternative text" }).fill("A red velvet gown");
    await form.getByRole("textbox", { name: "Credit" }).fill("Jo Lane");
    await form.getByRole("combobox", { name: "License" }).fill("CC BY 4.0");
    // Closes the suggestions.
    await form.getByRole("textbox", { name: "Credit" }).focus();
    await form.getByRole("button", { name: "Save" }).click();
    await waitForToast(page, "Picture updated");

    await goTo(page, `/admin/outfits?edit=${outfit?.id ?? ""}`);
    await page.getByRole("button", { name: "Choose from library: Image URL" }).click();
    const library = page.getByRole("dialog", { name: "Choose a Picture" });
    await library.getByRole("searchbox", { name: "Search pictures" }).fill("glade-g");
    await library.getByRole("button", { name: "glade-gown.png" }).click();
    await page.getByRole("button", { name: "Update Outfit" }).click();
    await waitForToast(page, "Outfit updated");
    expect(await readPage(`/outfit/${outfit?.slug ?? ""}`)).toContain("Photo: Jo Lane, CC BY 4.0");
    expect(problems).toEqual([]);
  });
});
