import type { Page } from "playwright-core";
import sharp from "sharp";
import { findAccessibilityIssuesInAllLayouts } from "../support/accessibility";
import { setUpOwnSite } from "../support/admin";
import { waitForText, waitForToast } from "../support/browser";

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
  const admin = setUpOwnSite();

  test("pictures are dropped and pasted, described, chosen in an outfit, and credited on its page", async () => {
    const { page, problems } = await admin.openAdmin("/admin/media");
    await waitForText(page, "No pictures yet. Add the first ones above.");
    await giveFiles(page, "drop", [
      { name: "velvet-gown.png", data: await createPhoto("#733") },
      { name: "silk-scarf.png", data: await createPhoto("#375") },
    ]);
    await page.getByRole("button", { name: "Edit silk-scarf.png" }).waitFor({ timeout: 40_000 });
    // The same picture again is no second one.
    await giveFiles(page, "paste", [{ name: "copy.png", data: await createPhoto("#733") }]);
    await page.getByRole("list", { name: "Uploads" }).waitFor({ state: "detached", timeout: 40_000 });
    await waitForText(page, "2 pictures");
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);

    await page.getByRole("button", { name: "Edit velvet-gown.png" }).click();
    const form = page.getByRole("dialog", { name: "velvet-gown.png" });
    await form.getByRole("textbox", { name: "Alternative text" }).fill("A red velvet gown");
    await form.getByRole("textbox", { name: "Credit" }).fill("Jo Lane");
    await form.getByRole("combobox", { name: "License" }).fill("CC BY 4.0");
    // Closes the suggestions.
    await form.getByRole("textbox", { name: "Credit" }).focus();
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    await form.getByRole("button", { name: "Save" }).click();
    await waitForToast(page, "Picture updated");

    const { outfits } = await admin.graphql<{ outfits: { nodes: { id: string; slug: string }[] } }>(
      "{ outfits(first: 1) { nodes { id slug } } }",
    );
    const [{ id, slug }] = outfits.nodes;
    await page.goto(`/admin/outfits?edit=${id}`);
    await page.getByRole("button", { name: "Choose from library: Image URL" }).click();
    const library = page.getByRole("dialog", { name: "Choose a Picture" });
    await library.getByRole("searchbox", { name: "Search pictures" }).fill("velvet");
    await library.getByRole("button", { name: "velvet-gown.png" }).click();
    await page.getByRole("button", { name: "Update Outfit" }).click();
    await waitForToast(page, "Outfit updated");
    expect(problems).toEqual([]);

    const visitor = await admin.openAsVisitor(`/outfit/${slug}`);
    await waitForText(visitor.page, "Photo: Jo Lane, CC BY 4.0");
    expect(visitor.problems).toEqual([]);
  }, 90_000);
});
