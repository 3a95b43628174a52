import type { ContentKind } from "./contentKind.types";
import { isPublishedByDay, outfitDate, publishedDay } from "./publicSql";

export const outfitKind = {
  description: "Outfits.",
  typeName: "Outfit",
  table: "outfits",
  title: "title",
  list: "outfits",
  noun: "outfit",
  nouns: "outfits",
  isPublic: isPublishedByDay(outfitDate),
  publicDay: publishedDay(outfitDate),
  date: outfitDate,
  owner: null,
  page: { fallbackSlug: "outfit", sitemap: "outfits" },
  publishing: { description: "Outfits, each with its products." },
  isSearched: true,
  event: "outfit",
  change: { description: "Outfits with their tags, pieces, pictures and products." },
  mention: { folder: "outfit" },
  link: { target: "outfit", isText: false },
  isOffer: false,
  screen: { name: "OUTFITS", description: "Outfits.", parameters: ["occasion", "celebrity", "tag", "status"] },
  pictures: {
    description: "A picture of an outfit.",
    // The version is incremented once for all of its pictures.
    columns: { outfit: { column: "image", hasVersion: false, hasAspectRatio: true } },
  },
} as const satisfies ContentKind;
