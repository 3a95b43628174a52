import { byName, releases } from "../imports/recordedTable";
import type { ContentKind } from "./contentKind.types";
import { hasPublicStatus, publishedDay } from "./publicSql";

export const showKind = {
  description: "Series and films.",
  typeName: "Show",
  table: "shows",
  title: "title",
  list: "shows",
  noun: "show",
  nouns: "shows",
  isPublic: hasPublicStatus,
  publicDay: publishedDay(null),
  date: null,
  owner: null,
  page: { fallbackSlug: "show", sitemap: "shows" },
  publishing: { description: "Series and films, each with its cast, seasons and episodes." },
  isSearched: false,
  event: "show",
  change: { description: "Series and films with their cast, seasons and episodes." },
  mention: null,
  link: null,
  isOffer: false,
  screen: { name: "SHOWS", description: "Series and films.", parameters: ["status"] },
  // Its looks and its cast name it.
  shownBy: `
    SELECT 'outfit:' || id AS tag FROM outfits WHERE show_id = ANY($1::uuid[])
    UNION SELECT 'celebrity:' || celebrity_id FROM show_characters WHERE show_id = ANY($1::uuid[])`,
  publicUse: {
    from: "outfits used WHERE used.show_id = named.id",
    sentence: "published outfits. Say first where else they were worn, or take them offline.",
  },
  neededBy: {
    ids: "SELECT DISTINCT show_id AS id FROM outfits WHERE show_id = ANY($1::uuid[])",
    sentence: "Outfits in the trash or outside it were worn in this show. Say first where else they were worn.",
  },
  imported: {
    fields: byName({ title: "Title", slug: "Address", image: "Picture", content: "Text" }),
    uses: [{ table: "outfits", column: "show_id", words: ["outfit", "outfits"] }, releases],
    parts: ["show_seasons", "show_episodes", "show_characters"].map((name) => ({ name, key: ["id"], listed: null })),
  },
  pictures: {
    description: "The picture of a show, or a picture in its text.",
    columns: { show: { column: "image" }, showText: { column: "content", isText: true } },
  },
} as const satisfies ContentKind;
