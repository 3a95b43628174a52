import { findChangedLists } from "./followLists";

const always = ["auditEntries", "releases", "trash"];

test.each([
  [["outfits"], ["outfits"]],
  [
    ["outfit:1", "celebrity:2"],
    ["celebrities", "outfits"],
  ],
  [["affiliateProduct:1"], ["affiliateProducts"]],
  [["outfit/navy-suit"], []],
  [["conversions"], ["conversionImports", "payouts"]],
  [["productCategories"], ["categories"]],
  [["settings", "any"], []],
])("findChangedLists: the tags %j affect %j and what every change affects", (tags, lists) => {
  expect([...findChangedLists(tags)].sort()).toEqual([...always, ...lists].sort());
});

test("findChangedLists: a change of everything affects all lists", () => {
  expect(findChangedLists(["everything"])).toEqual(
    new Set([
      ...always,
      "affiliatePrograms",
      "affiliateProducts",
      "authors",
      "brands",
      "blogPosts",
      "categories",
      "categoryItems",
      "celebrities",
      "events",
      "conversionImports",
      "outfits",
      "pages",
      "payouts",
      "shows",
      "synonyms",
      "terms",
    ]),
  );
});
