import { byName, releases } from "../imports/recordedTable";
import type { ContentKind } from "./contentKind.types";
import { hasPublicStatus, publishedDay } from "./publicSql";

export const eventKind = {
  description: "Events.",
  typeName: "Event",
  table: "events",
  title: "name",
  list: "events",
  noun: "event",
  nouns: "events",
  isPublic: hasPublicStatus,
  publicDay: publishedDay(null),
  date: null,
  owner: null,
  page: { fallbackSlug: "event", sitemap: "events" },
  publishing: { description: "Events." },
  isSearched: false,
  event: "event",
  change: { description: "Events." },
  mention: null,
  link: null,
  isOffer: false,
  screen: { name: "EVENTS", description: "Events.", parameters: ["status"] },
  // Looks name the event at which they were worn, and its other years link to it.
  shownBy: `
    SELECT unnest(ARRAY['outfit:' || id, 'celebrity:' || celebrity_id]) AS tag FROM outfits WHERE event_id = ANY($1::uuid[])
    UNION SELECT 'event:' || other.id FROM events own JOIN events other ON other.series = own.series AND other.series <> ''
    WHERE own.id = ANY($1::uuid[])`,
  publicUse: {
    from: "outfits used WHERE used.event_id = named.id",
    sentence: "published outfits. Take the outfits offline first, or choose where else they were worn.",
  },
  neededBy: {
    ids: "SELECT DISTINCT event_id AS id FROM outfits WHERE event_id = ANY($1::uuid[])",
    sentence: "This event still has outfits, in the trash or outside it. Delete those permanently first.",
  },
  imported: {
    fields: byName({ name: "Name", slug: "Address", series: "Series", first_day: "First day", image: "Picture" }),
    uses: [{ table: "outfits", column: "event_id", words: ["outfit", "outfits"] }, releases],
    parts: [],
  },
  pictures: {
    description: "The picture of an event, or one in its text.",
    columns: { event: { column: "image" }, eventText: { column: "content", isText: true } },
  },
} as const satisfies ContentKind;
