import type { ContentKind } from "./contentKind.types";
import { hasPublicStatus, publishedDay } from "./publicSql";

export const celebrityKind = {
  description: "Celebrities.",
  typeName: "Celebrity",
  table: "celebrities",
  title: "name",
  list: "celebrities",
  noun: "celebrity",
  nouns: "celebrities",
  isPublic: hasPublicStatus,
  publicDay: publishedDay(null),
  date: null,
  owner: null,
  page: { fallbackSlug: "celebrity", sitemap: "celebrities" },
  publishing: { description: "Celebrities." },
  isSearched: true,
  event: "celebrity",
  change: { description: "Celebrities." },
  mention: { folder: "celebrity" },
  link: null,
  isOffer: false,
  screen: {
    name: "CELEBRITIES",
    description: "Celebrities.",
    parameters: ["category", "styleType", "status", "layout"],
  },
  pictures: { description: "A portrait.", columns: { celebrity: { column: "image" } } },
} as const satisfies ContentKind;
