import type { ContentKind } from "./contentKind.types";
import { hasPublicStatus, publishedDay } from "./publicSql";

export const authorKind = {
  description: "Authors of articles.",
  typeName: "Author",
  table: "authors",
  title: "name",
  list: "authors",
  noun: "author",
  nouns: "authors",
  isPublic: hasPublicStatus,
  publicDay: publishedDay(null),
  date: null,
  owner: null,
  page: { fallbackSlug: "author", sitemap: "authors" },
  publishing: { description: "Authors of articles." },
  isSearched: false,
  event: "author",
  change: { description: "Authors of articles." },
  mention: null,
  link: null,
  isOffer: false,
  screen: { name: "AUTHORS", description: "Authors.", parameters: ["status"] },
  pictures: {
    description: "The portrait of an author, or a picture in the text about them.",
    columns: { author: { column: "image" }, authorText: { column: "content", isText: true } },
  },
} as const satisfies ContentKind;
