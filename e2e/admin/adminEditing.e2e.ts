import type { Page } from "playwright-core";
import sharp from "sharp";
import { setUpAdminSite } from "../support/admin";
import { desktop, phone, waitForText } from "../support/browser";
import { findDialog, submitDialog } from "../support/rowDialogs";
import { createOutfit, createRow, updateOutfit } from "../support/rows";

const admin = setUpAdminSite();

describe("two administrators", () => {
  test("see who has an outfit open, follow each other's changes, and lose no text", async () => {
    const shared = await createOutfit(admin, "Shared Tabard");
    const listed = await createOutfit(admin, "Listed Tabard");
    const address = `/admin/outfits?search=tabard&edit=${shared.id}`;
    const one = await admin.openAdmin(address);
    await findDialog(one.page, "Edit Outfit").waitFor();
    expect(await one.page.getByText("Also open").count()).toBe(0);
    const other = await admin.openAdmin(address);
    await findDialog(other.page, "Edit Outfit").waitFor();
    await waitForText(other.page, "Also open: you in another tab");
    await waitForText(one.page, "Also open: you in another tab");
    await one.page.getByLabel("Title").fill("My tabard");
    await waitForText(other.page, "Also open: you in another tab (editing)");

    await updateOutfit(admin, { ...listed, title: "Renamed Tabard" });
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

describe("Preview", () => {
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

  test("the preview follows what is typed, in both widths, and changes neither the history nor the public page", async () => {
    const { id } = await createRow(admin, "BlogPost", {
      title: "Suede Season",
      slug: "suede-season",
      category: "Shoes",
      author: "Hanne Okafor",
      excerpt: "On suede.",
      content: "Some *soft* words.",
      image: "/art/placeholder/post.svg",
    });
    const readArticle = async () => (await fetch(`${admin.url()}/blog/suede-season`)).text();
    const before = await readArticle();
    const { page, problems } = await admin.openAdmin(`/admin/blog?edit=${id}`);
    const dialog = findDialog(page, "Edit Blog Post");
    await dialog.getByLabel("Title").fill("Suede Weather");
    const entries = await page.evaluate(() => history.length);
    await dialog.getByRole("button", { name: "Preview", exact: true }).click();
    await waitForFrame(page, "Suede Weather", phone.width);
    await dialog.getByRole("button", { name: "Desktop" }).click();
    await dialog.getByLabel("Title").fill("Suede Season");
    await waitForFrame(page, "Suede Season", desktop.width);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(await readArticle()).toBe(before);
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
  test("pictures are dropped and pasted, each once", async () => {
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
    expect(problems).toEqual([]);
  });
});
