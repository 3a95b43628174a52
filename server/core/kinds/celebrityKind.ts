import { byName, clicks, mentions, releases } from "../imports/recordedTable";
import { mentioningArticles } from "./shownBy";
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
  shownBy: `
    SELECT 'show:' || show_id AS tag FROM show_characters WHERE celebrity_id = ANY($1::uuid[])
    UNION ${mentioningArticles}`,
  publicUse: {
    from: "outfits used WHERE used.celebrity_id = named.id",
    sentence: "published outfits. Take the outfits offline first, or move them to the trash.",
  },
  neededBy: {
    ids: "SELECT DISTINCT celebrity_id AS id FROM outfits WHERE celebrity_id = ANY($1::uuid[])",
    sentence: "This celebrity still has outfits, in the trash or outside it. Delete those permanently first.",
  },
  imported: {
    fields: byName({ name: "Name", slug: "Address", category: "Category", bio: "Biography", image: "Picture" }),
    uses: [
      { table: "outfits", column: "celebrity_id", words: ["outfit", "outfits"] },
      { table: "subscriber_celebrities", column: "celebrity_id", words: ["follower", "followers"] },
      clicks("celebrity_id"),
      mentions,
      releases,
    ],
    parts: [],
  },
  pictures: { description: "A portrait.", columns: { celebrity: { column: "image" } } },
} as const satisfies ContentKind;
