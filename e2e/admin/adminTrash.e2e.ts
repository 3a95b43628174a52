import { setUpOwnSite } from "../support/admin";
import { waitForText, waitForToast } from "../support/browser";
import { findAccessibilityIssuesInAllLayouts, findAccessibilityIssues } from "../support/accessibility";
import { typeWithPauses } from "../support/userActions";
import { chooseRowAction } from "../support/rowMenu";

interface Look {
  id: string;
  slug: string;
  title: string;
  products: { id: string }[];
}

describe("the trash", () => {
  const site = setUpOwnSite();
  const open = async (query = "", options = {}) => {
    const opened = await site.openAdmin(`/admin/trash${query}`, options);
    await opened.page.getByRole("heading", { name: "Trash", level: 1 }).waitFor();
    return opened;
  };
  const remove = (kind: string, id: string) =>
    site.graphql(`mutation ($input: IdInput!) { delete${kind}(input: $input) { undoId } }`, { input: { id } });
  const deletedItem = async (title: string): Promise<string> => {
    const { createCategoryItem } = await site.graphql<{ createCategoryItem: { id: string } }>(
      "mutation ($input: CreateCategoryItemInput!) { createCategoryItem(input: $input) { id } }",
      { input: { title, categoryName: "shoes" } },
    );
    await remove("CategoryItem", createCategoryItem.id);
    return createCategoryItem.id;
  };
  const fetchLook = async (index: number): Promise<Look> => {
    const { outfits } = await site.graphql<{ outfits: { nodes: Look[] } }>(
      "{ outfits(first: 100) { nodes { id slug title products { id } } } }",
    );
    return outfits.nodes.filter(({ products }) => products.length > 1)[index];
  };

  test("is empty at first", async () => {
    const { page, problems } = await open();
    await waitForText(page, "The trash is empty");
    expect(await findAccessibilityIssues(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test("restores an outfit with its products and its page after its tab closed immediately", async () => {
    const { id, slug, title, products } = await fetchLook(0);
    const other = await site.openAdmin(`/admin/outfits?search=${encodeURIComponent(title)}`);
    await chooseRowAction(other.page, title, "Delete");
    await Promise.all([
      other.page.waitForResponse((response) => response.request().postData()?.includes("DeleteOutfit") ?? false),
      other.page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click(),
    ]);
    await other.close();
    expect((await fetch(`${site.url()}/outfit/${slug}`)).status).toBe(410);

    const { page, problems } = await open();
    const row = page.getByRole("row", { name: title });
    await row.getByText(`with ${products.length} products`).waitFor();
    await row.getByText("in 29 days").waitFor();
    await chooseRowAction(page, title, "Restore");
    await waitForToast(page, "Restored", `${title} has been restored`);
    await row.waitFor({ state: "detached" });
    expect((await fetch(`${site.url()}/outfit/${slug}`)).status).toBe(200);
    const { outfit } = await site.graphql<{ outfit: Look }>(
      "query ($id: ID!) { outfit(id: $id) { products { id } } }",
      {
        id,
      },
    );
    expect(outfit.products).toEqual(products);
    expect(problems).toEqual([]);
  });

  test("is searched and filtered, and restores selected rows of all types", async () => {
    await deletedItem("Heron boots");
    await deletedItem("Heron mules");
    const { id, title } = await fetchLook(1);
    await remove("Outfit", id);
    const { page, problems } = await open();
    await page.getByRole("combobox", { name: "Kind" }).selectOption("Category item");
    await page.waitForURL(/kind=categoryItem/);
    await page.getByRole("row", { name: title }).waitFor({ state: "detached" });
    await page.getByRole("combobox", { name: "Kind" }).selectOption("All types");
    await page.getByRole("row", { name: title }).getByRole("checkbox").check();
    await page.getByRole("row", { name: "Heron boots" }).getByRole("checkbox").check();
    await waitForText(page, "2 entries selected");
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await page.getByRole("region", { name: "Selection" }).getByRole("button", { name: "Restore" }).click();
    await waitForToast(page, "Restored", "2 entries have been restored");
    await page.getByRole("row", { name: title }).waitFor({ state: "detached" });
    await typeWithPauses(page.getByRole("searchbox", { name: "Search the trash" }), "HE", "RON");
    await page.waitForURL(/search=HERON/);
    await waitForText(page, "1 entry");
    expect(problems).toEqual([]);
  });

  test("deletes permanently after a confirmation", async () => {
    const id = await deletedItem("Pelican pumps");
    const { page, problems } = await open("?search=pelican");
    await chooseRowAction(page, "Pelican pumps", "Delete permanently");
    const question = page.getByRole("alertdialog", { name: "Delete permanently" });
    await question
      .getByText('Are you sure you want to permanently delete "Pelican pumps"? This action cannot be undone.')
      .waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "detached" });
    await chooseRowAction(page, "Pelican pumps", "Delete permanently");
    await question.getByRole("button", { name: "Delete permanently" }).click();
    await waitForToast(page, "Permanently deleted", "Pelican pumps has been permanently deleted");
    await waitForText(page, "Nothing in the trash matches");
    const { restoreTrash } = await site.graphql<{ restoreTrash: object }>(
      "mutation ($input: TrashSelectionInput!) { restoreTrash(input: $input) { changed kept } }",
      { input: { ids: [id] } },
    );
    expect(restoreTrash).toEqual({ changed: 0, kept: 0 });
    expect(problems).toEqual([]);
  });

  test("has no accessibility issues", async () => {
    await deletedItem("Open to all");
    const { page, problems } = await open();
    await waitForText(page, "Open to all");
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    await chooseRowAction(page, undefined, "Delete permanently");
    await page.getByRole("alertdialog").waitFor();
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});
