import { itemColumns, itemSorts } from "../../features/content/category/admin/itemColumns";
import { trashColumns, trashSorts } from "../../features/newsroom/history/admin/trashColumns";
import { linkColumns, linkSorts } from "../../features/shops/links/admin/linkColumns";
import { subscriberColumns, subscriberSorts } from "../../features/readers/readers/admin/subscriberColumns";
import { outfitColumns, outfitSorts, savedColumn } from "../../features/content/outfit/admin/outfitColumns";
import { productColumns, productSorts } from "../../features/content/product/admin/productColumns";
import { releaseColumns, releaseSorts } from "../../features/newsroom/publishing/admin/releases/releaseColumns";
import {
  missedColumns,
  missedSorts,
  synonymColumns,
  synonymSorts,
} from "../../features/content/search/admin/searchColumns";
import { celebrityColumns, celebritySorts } from "./CelebritiesPage/CelebritiesPage";

const lists = [
  ["celebrities", celebrityColumns, celebritySorts],
  ["outfits", [...outfitColumns, savedColumn], outfitSorts],
  ["products", productColumns, productSorts],
  ["category items", itemColumns, itemSorts],
  ["links", linkColumns({ onUse: () => undefined, onLeave: () => undefined }), linkSorts],
  ["subscribers", subscriberColumns, subscriberSorts],
  ["synonyms", synonymColumns, synonymSorts],
  ["searches without results", missedColumns, missedSorts],
  ["releases", releaseColumns, releaseSorts],
  ["trash", trashColumns, trashSorts],
] as const;

test.each(lists)("%s: a header shows the order in which the list opens", (_, columns, [usual]) => {
  expect(columns.map(({ sort }) => sort)).toContain(usual?.value);
});

test.each(lists)(
  "%s: the first click on a date gives the newest first, except for what is still to come",
  (_, __, sorts) => {
    const dates = sorts.filter(({ value }) => ["NEWEST", "UPDATED", "CHECKED", "LAST"].includes(value));
    for (const { naturally } of dates) expect(naturally).toBe("desc");
  },
);
