import { adminForTests } from "../support/admin";
import { staysSo, typeLikeAPerson } from "../support/person";

/** Every list whose search follows the typing. */
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

describe("a search field keeps every letter that is typed with pauses", () => {
  const admin = adminForTests();

  test.each(adminLists)("%s", async (path, name) => {
    const { page } = await admin.openAdmin(path);
    const field = page.getByRole("main").getByRole("searchbox").first();
    await typeLikeAPerson(field, "ma", "risol", " v");
    await staysSo(() => field.inputValue(), "marisol v");
    if (name) await page.waitForURL((url) => url.searchParams.get(name) === "marisol v");
  });

  test.each(["/shop", "/category/dresses"])("%s", async (path) => {
    const { page } = await admin.openAsVisitor(path);
    const field = page.getByRole("searchbox", { name: "Search products" });
    await typeLikeAPerson(field, "li", "nen c", "oat");
    await staysSo(() => field.inputValue(), "linen coat");
    await page.waitForURL((url) => url.searchParams.get("search") === "linen coat");
  });

  test.each([
    ["/outfits", "Search outfits"],
    ["/celebrities", "Search celebrities"],
    ["/search", "Search the site"],
  ])("%s, typing on after Enter", async (path, label) => {
    const { page } = await admin.openAsVisitor(path);
    const field = page.getByRole("main").getByRole("searchbox", { name: label });
    const combobox = page.getByRole("main").getByRole("combobox", { name: label });
    const box = field.or(combobox);
    await box.click();
    await page.keyboard.type("coat");
    await page.keyboard.press("Enter");
    await page.keyboard.type(" red", { delay: 30 });
    await staysSo(() => box.inputValue(), "coat red");
  });

  test("follows Back, and is emptied by Clear", async () => {
    const { page } = await admin.openAdmin("/admin/celebrities");
    const field = page.getByRole("main").getByRole("searchbox").first();
    await typeLikeAPerson(field, "an", "ouk");
    await staysSo(() => new URL(page.url()).searchParams.get("search"), "anouk");
    await page.goBack();
    await page.waitForURL((url) => url.searchParams.get("search") !== "anouk");
    const search = new URL(page.url()).searchParams.get("search") ?? "";
    await staysSo(() => field.inputValue(), search);
  });
});
