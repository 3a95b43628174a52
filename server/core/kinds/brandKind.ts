import { byName, releases } from "../imports/recordedTable";
import { rawSql, renderSql } from "../read/sql";
import { wornWithNames } from "./brandSql";
import type { ContentKind } from "./contentKind.types";
import { hasPublicStatus, publishedDay } from "./publicSql";

/** SQL: what was worn with names whose keys are given as SQL. */
const wornWith = (keys: string): string => renderSql(wornWithNames(rawSql(keys))).text;

export const brandKind = {
  description: "Brands.",
  typeName: "Brand",
  table: "brands",
  title: "name",
  list: "brands",
  noun: "brand",
  nouns: "brands",
  isPublic: hasPublicStatus,
  publicDay: publishedDay(null),
  date: null,
  owner: null,
  page: { fallbackSlug: "brand", sitemap: "brands" },
  publishing: { description: "Brands." },
  isSearched: false,
  event: "brand",
  change: { description: "Brands." },
  mention: null,
  link: null,
  isOffer: false,
  screen: { name: "BRANDS", description: "Brands.", parameters: ["status"] },
  shownBy: `SELECT 'outfit:' || worn.outfit_id AS tag FROM (${wornWith("SELECT key FROM brand_spellings WHERE brand_id = ANY($1::uuid[])")}) worn`,
  // Also what has its names after its row, in the trash, left them to others.
  publicUse: {
    from: `outfits used WHERE used.id IN (SELECT worn.outfit_id FROM (${wornWith(`
      SELECT brand_key(own) FROM unnest(named.name || named.spellings) own
      EXCEPT SELECT other.key FROM brand_spellings other WHERE other.brand_id <> named.id`)}) worn)`,
    sentence: "published outfits. Take the outfits offline first.",
  },
  neededBy: null,
  imported: {
    fields: byName({ name: "Name", slug: "Address", image: "Picture", content: "Text" }),
    uses: [releases],
    parts: [],
  },
  pictures: {
    description: "The picture of a brand, or a picture in the text about it.",
    columns: { brand: { column: "image" }, brandText: { column: "content", isText: true } },
  },
} as const satisfies ContentKind;
