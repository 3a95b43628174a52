import { byName, releases } from "../imports/recordedTable";
import type { ContentKind } from "./contentKind.types";
import { hasPublicStatus, publishedDay } from "./publicSql";

export const pageKind = {
  description: "Pages.",
  typeName: "Page",
  table: "pages",
  title: "title",
  list: "pages",
  noun: "page",
  nouns: "pages",
  isPublic: hasPublicStatus,
  publicDay: publishedDay(null),
  date: null,
  owner: null,
  page: { fallbackSlug: "page", sitemap: "texts" },
  publishing: { description: "Pages." },
  isSearched: false,
  event: "page",
  change: { description: "Pages." },
  mention: null,
  link: null,
  isOffer: false,
  screen: { name: "PAGES", description: "Pages.", parameters: ["status"] },
  shownBy: null,
  publicUse: null,
  neededBy: null,
  imported: {
    fields: byName({ title: "Title", slug: "Address", status: "Status", image: "Picture", content: "Text" }),
    uses: [releases],
    parts: [],
  },
  pictures: {
    description: "The image of a page, or one in its text.",
    columns: { page: { column: "image" }, pageText: { column: "content", isText: true } },
  },
} as const satisfies ContentKind;
