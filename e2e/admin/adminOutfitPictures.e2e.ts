import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { findAccessibilityIssuesInAllLayouts } from "../support/accessibility";
import { setUpOwnSite } from "../support/admin";
import { waitForText, waitForToast } from "../support/browser";
import { findDialog, submitDialog } from "../support/rowDialogs";

const createPhoto = async (name: string, background: string) => ({
  name: `${name}.png`,
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 800, height: 1000, channels: 3, background } })
    .png()
    .toBuffer(),
});

describe("Pictures and pieces of an outfit", () => {
  const admin = setUpOwnSite();
  const [cape, bag] = [randomUUID(), randomUUID()];
  let outfitId: string;

  beforeAll(async () => {
    const { createCelebrity } = await admin.graphql<{ createCelebrity: { id: string } }>(
      "mutation C($input: CreateCelebrityInput!) { createCelebrity(input: $input) { id } }",
      { input: { name: "Perpetua Lindqvist", image: "/art/placeholder/celebrity.svg" } },
    );
    const { createOutfit } = await admin.graphql<{ createOutfit: { id: string } }>(
      "mutation C($input: CreateOutfitInput!) { createOutfit(input: $input) { id } }",
      {
        input: {
          title: "Cape in Pictures",
          slug: "cape-in-pictures",
          celebrityId: createCelebrity.id,
          image: "/art/placeholder/outfit.svg",
          description: "A look of the tests.",
          pieces: [
            { id: cape, name: "Cape", position: { x: 0.5, y: 0.5 } },
            { id: bag, name: "Bag" },
          ],
        },
      },
    );
    outfitId = createOutfit.id;
  });

  const openTab = async (name: string) => {
    const opened = await admin.openAdmin(`/admin/outfits?edit=${outfitId}`);
    await opened.page.getByRole("tab", { name }).click();
    return opened;
  };
  const readVersion = async () => {
    const { outfit } = await admin.graphql<{ outfit: { version: number } }>(
      "query O($id: ID!) { outfit(id: $id) { version } }",
      { id: outfitId },
    );
    return outfit.version;
  };
  /** Moves an item of a list by the keyboard; waits until the page says that each step is done. */
  const moveByKey = async (page: Page, item: string, key: string, to: string) => {
    await page.getByRole("button", { name: `Reorder ${item}` }).press("Space");
    await waitForText(page, `Picked up ${item} at position 1 of 2.`);
    await page.keyboard.press(key);
    await waitForText(page, `${item} is now at ${to}.`);
    await page.keyboard.press("Space");
    await waitForText(page, `Dropped ${item} at ${to}.`);
  };

  test("uploads two pictures at once; sorted, described and marked, they are in the public gallery", async () => {
    const { page, problems } = await openTab("Pieces");
    await page
      .getByLabel("Picture files")
      .setInputFiles([await createPhoto("front", "#7a3b2e"), await createPhoto("back", "#2e5f7a")]);
    await page.getByRole("button", { name: "Picture 3", exact: true }).waitFor();
    await page.getByRole("button", { name: "Picture 2", exact: true }).click();
    await page.getByLabel("Alternative text").fill("From behind");
    await page.getByLabel("Name of piece 1").focus();
    await page.getByLabel("Place in the picture").click({ position: { x: 60, y: 90 } });
    await page.getByRole("button", { name: /^Cape, \d+ % from the left/ }).waitFor();
    const issues = await findAccessibilityIssuesInAllLayouts(page);
    await moveByKey(page, "picture 2", "ArrowRight", "position 2 of 2");
    await page.getByRole("button", { name: "Picture 3: From behind", exact: true }).waitFor();
    await submitDialog(page, "Update Outfit");
    await waitForToast(page, "Outfit updated");

    const version = await readVersion();
    await page.goto(`/admin/outfits?edit=${outfitId}`);
    await page.getByRole("tab", { name: "Pieces" }).click();
    await page.getByRole("button", { name: "Picture 3: From behind", exact: true }).click();
    await page.getByRole("button", { name: /^Cape, \d+ % from the left/ }).waitFor();
    await submitDialog(page, "Update Outfit");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await readVersion()).toBe(version);

    const visitor = await admin.openAsVisitor("/outfit/cape-in-pictures");
    const gallery = visitor.page.getByRole("list", { name: "Pictures", exact: true }).locator("> li");
    expect(await gallery.count()).toBe(3);
    await gallery.nth(2).getByRole("img", { name: "From behind" }).waitFor();
    expect(await gallery.nth(1).getByRole("link", { name: "1. Cape" }).count()).toBe(0);
    expect(await gallery.nth(2).getByRole("link", { name: "1. Cape" }).count()).toBe(1);
    expect([...issues, ...problems, ...visitor.problems]).toEqual([]);
  });

  test("sorts the products of a piece by keyboard, and visitors see that order", async () => {
    for (const title of ["Linen Tote", "Straw Tote"])
      await admin.graphql(
        "mutation P($input: CreateAffiliateProductInput!) { createAffiliateProduct(input: $input) { id } }",
        { input: { outfitId, pieceId: bag, title } },
      );
    const { page, problems } = await openTab("Products");
    const saved = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes("SortPieceProducts")),
    );
    await moveByKey(page, "Linen Tote", "ArrowDown", "position 2 of 2");
    expect((await saved).status()).toBe(200);
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    // The order is no part of the outfit's version: the open form can still be saved.
    await page.getByRole("tab", { name: "Details" }).click();
    await findDialog(page, "Edit Outfit").getByLabel("Title").fill("Cape in Many Pictures");
    await submitDialog(page, "Update Outfit");
    await waitForToast(page, "Outfit updated");

    const visitor = await admin.openAsVisitor("/outfit/cape-in-pictures");
    const titles = visitor.page.getByRole("heading", { name: /(Linen|Straw) Tote/ });
    await titles.first().waitFor();
    expect(await titles.allTextContents()).toEqual(["Straw Tote", "Linen Tote"]);
    expect(problems).toEqual([]);
  });
});
