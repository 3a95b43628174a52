import { byName, clicks, column, mentions, releases } from "../imports/recordedTable";
import { mentioningArticles, rewearTags } from "./shownBy";
import type { ContentKind } from "./contentKind.types";
import { isPublishedByDay, outfitDate, publishedDay } from "./publicSql";

/** A value that is the name of the row with an id. */
const named = (label: string, id: string, table: string, name: string) => ({
  label,
  value: (row: string) => `(SELECT place.${name} FROM ${table} place WHERE place.id = ${row}.${id})`,
  column: id,
});

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
  shownBy: `
    SELECT unnest(ARRAY['celebrity:' || celebrity_id, 'event:' || event_id]) AS tag FROM outfits WHERE id = ANY($1::uuid[])
    UNION SELECT unnest(ARRAY['show:' || look.show_id, 'celebrity:' || part.celebrity_id])
      FROM outfits look LEFT JOIN show_characters part ON part.id = look.character_id WHERE look.id = ANY($1::uuid[])
    UNION ${rewearTags}
    UNION ${mentioningArticles}`,
  publicUse: null,
  neededBy: null,
  imported: {
    fields: [
      ...byName({
        title: "Title",
        slug: "Address",
        status: "Status",
        date: "Date",
        occasion: "Occasion",
        affiliate_link: "Link",
        image: "Picture",
        description: "Description",
        full_description: "Full description",
      }),
      named("Event", "event_id", "events", "name"),
      named("Show", "show_id", "shows", "title"),
      named("Season", "season_id", "show_seasons", "number"),
      named("Episode", "episode_id", "show_episodes", "number"),
      named("Character", "character_id", "show_characters", "name"),
      column("Minute", "minute"),
    ],
    uses: [
      { table: "affiliate_products", column: "outfit_id", words: ["product", "products"] },
      { table: "corrections", column: "outfit_id", words: ["correction", "corrections"] },
      { table: "questions", column: "outfit_id", words: ["question", "questions"] },
      { table: "conversions", column: "outfit_id", words: ["sale", "sales"] },
      clicks("outfit_id"),
      mentions,
      releases,
    ],
    parts: [
      { name: "outfit_tags", key: ["outfit_id", "tag_name"], listed: null },
      {
        name: "outfit_pieces",
        key: ["id"],
        listed: {
          words: ["piece", "pieces"],
          title: "name",
          fields: byName({ name: "Name", brand_name: "Brand", note: "Note" }),
        },
        uses: [{ table: "garment_pieces", column: "piece_id", words: ["garment", "garments"] }],
      },
      { name: "outfit_pictures", key: ["id"], listed: null },
    ],
  },
  pictures: {
    description: "A picture of an outfit.",
    // The version is incremented once for all of its pictures.
    columns: { outfit: { column: "image", hasVersion: false, hasAspectRatio: true } },
  },
} as const satisfies ContentKind;
