import { byName, releases } from "../imports/recordedTable";
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
  shownBy: `
    SELECT 'blogPost:' || post.id AS tag FROM blog_posts post JOIN authors author ON author.name = post.author
    WHERE author.id = ANY($1::uuid[])`,
  publicUse: {
    from: "blog_posts used WHERE used.author = named.name",
    sentence: "published articles. Give the articles another author first, or take them offline.",
  },
  neededBy: null,
  imported: {
    fields: byName({ name: "Name", slug: "Address", image: "Picture", content: "Text" }),
    uses: [releases],
    parts: [],
  },
  pictures: {
    description: "The portrait of an author, or a picture in the text about them.",
    columns: { author: { column: "image" }, authorText: { column: "content", isText: true } },
  },
} as const satisfies ContentKind;
