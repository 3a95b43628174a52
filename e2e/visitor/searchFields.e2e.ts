import { setUpOwnSite } from "../support/admin";
import { expectStable, typeWithPauses } from "../support/userActions";

/** Every admin list that searches while the editor types. */
const adminLists = [
  ["/admin/celebrities", "search"],
  ["/admin/outfits", "search"],
  ["/admin/products", "search"],
  ["/admin/items", "search"],
  ["/admin/blog", "search"],
  ["/admin/newsletter", "search"],
  ["/admin/trash", "search"],
  ["/admin/tags", null],
] as const;

describe("a search field keeps every letter when the user pauses", () => {
  const admin = setUpOwnSite();

  test.each(adminLists)("%s", async (path, name) => {
    const { page } = await admin.openAdmin(path);
    const field = page.getByRole("main").getByRole("searchbox").first();
    await typeWithPauses(field, "ma", "risol", " v");
    await expectStable(() => field.inputValue(), "marisol v");
    if (name) await page.waitForURL((url) => url.searchParams.get(name) === "marisol v");
  });

  test.each(["/shop", "/category/dresses"])("%s", async (path) => {
    const { page } = await admin.openAsVisitor(path);
    const field = page.getByRole("searchbox", { name: "Search products" });
    await typeWithPauses(field, "li", "nen c", "oat");
    await expectStable(() => field.inputValue(), "linen coat");
    await page.waitForURL((url) => url.searchParams.get("search") === "linen coat");
  });

  test.each([
    ["/outfits", "Search outfits"],
    ["/celebrities", "Search celebrities"],
    ["/search", "Search the site"],
  ])("%s, typing after Enter", async (path, label) => {
    const { page } = await admin.openAsVisitor(path);
    const field = page.getByRole("main").getByRole("searchbox", { name: label });
    const combobox = page.getByRole("main").getByRole("combobox", { name: label });
    const box = field.or(combobox);
    await box.click();
    await page.keyboard.type("coat");
    await page.keyboard.press("Enter");
    await page.keyboard.type(" red", { delay: 30 });
    await expectStable(() => box.inputValue(), "coat red");
  });

  test("follows Back", async () => {
    const { page } = await admin.openAdmin("/admin/celebrities");
    const field = page.getByRole("main").getByRole("searchbox").first();
    await typeWithPauses(field, "an", "ouk");
    await expectStable(() => new URL(page.url()).searchParams.get("search"), "anouk");
    await page.goBack();
    await page.waitForURL((url) => url.searchParams.get("search") !== "anouk");
    const search = new URL(page.url()).searchParams.get("search") ?? "";
    await expectStable(() => field.inputValue(), search);
  });
});
