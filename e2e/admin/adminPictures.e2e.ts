import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { setUpAdminSite } from "../support/admin";
import { desktop, phone, waitForText, waitForToast } from "../support/browser";
import { findDialog, submitDialog } from "../support/rowDialogs";
import { chooseRowAction } from "../support/rowMenu";
import { createOutfit, createRow, fetchStatus, readOutfit } from "../support/rows";

const createPhoto = async (name: string, width: number, height: number, background = "#7a3b2e") => ({
  name: `${name}.png`,
  mimeType: "image/png",
  buffer: await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer(),
});

/** Moves an item of a list by the keyboard; waits until the page announces each step. */
const moveByKey = async (page: Page, item: string, key: string, to: string) => {
  await page.getByRole("button", { name: `Reorder ${item}` }).press("Space");
  await waitForText(page, `Picked up ${item} at position 1 of 2.`);
  await page.keyboard.press(key);
  await waitForText(page, `${item} is now at ${to}.`);
  await page.keyboard.press("Space");
  await waitForText(page, `Dropped ${item} at ${to}.`);
};

describe("Pictures", () => {
  const admin = setUpAdminSite();

  test("a celebrity is added with an upload, shown to visitors in a suitable width, deleted and restored", async () => {
    const { page, problems } = await admin.openAdmin("/admin/celebrities");
    await page.getByRole("button", { name: "Add New Celebrity" }).click();
    const form = findDialog(page, "Add New Celebrity");
    await form.getByLabel("Name").fill("Ottoline Vance");
    await waitForText(page, "Used in the URL /celebrity/ottoline-vance");
    await form.locator("input[type=file]").setInputFiles(await createPhoto("portrait", 1000, 1250));
    await page.waitForFunction(() =>
      [...document.images].some(({ currentSrc }) => currentSrc.endsWith("-1000x1250-320.avif")),
    );
    await form.getByRole("button", { name: "Add Celebrity" }).click();
    await waitForToast(page, "Celebrity added successfully");

    for (const [options, file] of [
      [{ viewport: phone, deviceScaleFactor: 3 }, /-1000x1250\.avif$/],
      [{ viewport: desktop, deviceScaleFactor: 1 }, /-1000x1250-640\.avif$/],
    ] as const) {
      const visitor = await admin.openAsVisitor("/celebrity/ottoline-vance", options);
      const portrait = visitor.page.getByRole("img", { name: "Portrait of Ottoline Vance" });
      expect(await portrait.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(file);
      expect(visitor.problems).toEqual([]);
    }
    const html = await (await fetch(`${admin.url()}/celebrity/ottoline-vance`)).text();
    const [, preview = ""] = /property="og:image" content="([^"]+-1000x1250\.jpg)"/.exec(html) ?? [];
    const jpeg = await (await fetch(preview)).arrayBuffer();
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });

    await page.getByRole("button", { name: "Delete Ottoline Vance" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await waitForToast(page, "Celebrity deleted successfully");
    const card = page.getByRole("article").filter({ hasText: "Ottoline Vance" });
    await card.waitFor({ state: "detached" });
    expect(await fetchStatus(admin, "/celebrity/ottoline-vance")).toBe(410);
    await page.getByRole("button", { name: "Undo" }).click();
    await card.waitFor();
    expect(problems).toEqual([]);
  });

  test("pictures, pieces and products of an outfit are uploaded, marked and sorted, and visitors see them so", async () => {
    const [cape, bag] = [randomUUID(), randomUUID()];
    const { id: outfitId } = await createOutfit(admin, "Cape in Pictures", {
      slug: "cape-in-pictures",
      pieces: [
        { id: cape, name: "Cape", position: { x: 0.5, y: 0.5 } },
        { id: bag, name: "Bag" },
      ],
    });
    for (const title of ["Linen Tote", "Straw Tote"])
      await createRow(admin, "AffiliateProduct", { outfitId, pieceId: bag, title });
    const readVersion = () => readOutfit(admin, outfitId, "version");

    const { page, problems } = await admin.openAdmin("/admin/outfits?search=cape%20in%20pictures");
    await chooseRowAction(page, "Cape in Pictures", "Edit");
    await page.getByRole("tab", { name: "Pieces" }).click();
    await page
      .getByLabel("Picture files")
      .setInputFiles([await createPhoto("front", 800, 1000), await createPhoto("back", 800, 1000, "#2e5f7a")]);
    await page.getByRole("button", { name: "Picture 3", exact: true }).waitFor();
    await page.getByRole("button", { name: "Picture 2", exact: true }).click();
    await page.getByLabel("Alternative text").fill("From behind");
    await page.getByLabel("Name of piece 1").focus();
    await page.getByLabel("Place in the picture").click({ position: { x: 60, y: 90 } });
    await page.getByRole("button", { name: /^1. Cape, \d+ % from the left/ }).waitFor();
    await moveByKey(page, "picture 2", "ArrowRight", "position 2 of 2");
    await page.getByRole("button", { name: "Picture 3: From behind", exact: true }).waitFor();
    await submitDialog(page, "Update Outfit");
    await waitForToast(page, "Outfit updated");
    await page.getByRole("dialog").waitFor({ state: "detached" });

    const version = await readVersion();
    await chooseRowAction(page, "Cape in Pictures", "Edit");
    await page.getByRole("tab", { name: "Pieces" }).click();
    await page.getByRole("button", { name: "Picture 3: From behind", exact: true }).click();
    await page.getByRole("button", { name: /^1. Cape, \d+ % from the left/ }).waitFor();
    await page.getByRole("tab", { name: "Products" }).click();
    const saved = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes("SortPieceProducts")),
    );
    await moveByKey(page, "Linen Tote", "ArrowDown", "position 2 of 2");
    expect((await saved).status()).toBe(200);
    expect(await readVersion()).toEqual(version);
    // The order is no part of the outfit's version: the open form can still be saved.
    await page.getByRole("tab", { name: "Details" }).click();
    await findDialog(page, "Edit Outfit").getByLabel("Title").fill("Cape in Many Pictures");
    await submitDialog(page, "Update Outfit");
    await page.getByRole("dialog").waitFor({ state: "detached" });

    const visitor = await admin.openAsVisitor("/outfit/cape-in-pictures");
    const gallery = visitor.page.getByRole("list", { name: "Pictures", exact: true }).locator("> li");
    expect(await gallery.count()).toBe(3);
    await gallery.nth(2).getByRole("img", { name: "From behind" }).waitFor();
    expect(await gallery.nth(1).getByRole("link", { name: "1. Cape" }).count()).toBe(0);
    expect(await gallery.nth(2).getByRole("link", { name: "1. Cape" }).count()).toBe(1);
    const titles = visitor.page.getByRole("heading", { name: /(Linen|Straw) Tote/ });
    await titles.first().waitFor();
    expect(await titles.allTextContents()).toEqual(["Straw Tote", "Linen Tote"]);
    expect([...problems, ...visitor.problems]).toEqual([]);
  });
});
