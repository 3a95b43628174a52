import type { ArticleValues } from "../siteRecord.types";
import { chooseBody } from "../testing/bodyPieces";
import { readText } from "../testing/readText";
import { wordpressSource } from "../wordpress/wordpressSource";

// By the description of the format in WordPress: wp-admin/includes/export.php.
const rowCount = 5_000;
const statuses = ["publish", "publish", "publish", "draft", "pending", "private", "future", "trash"];
const cdata = (text: string): string => `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
const two = (number: number): string => String(number).padStart(2, "0");

interface Row {
  id: number;
  xml: string;
  /** Null if it is left out. */
  expected: { values: Partial<ArticleValues>; oldPaths: string[] } | null;
}

function picture(id: number): string {
  return (
    `<item><title>Picture ${id}</title><link>https://old.example/y/post-${id}/picture-${id}/</link>` +
    `<wp:post_id>${100_000 + id}</wp:post_id><wp:status>inherit</wp:status><wp:post_parent>${id}</wp:post_parent>` +
    `<wp:post_type>attachment</wp:post_type><wp:attachment_url>https://old.example/wp-content/uploads/${id}.jpg</wp:attachment_url></item>`
  );
}

function createRow(id: number): Row {
  const status = statuses[id % statuses.length];
  const [isPage, hasPassword, isOld, hasPicture] = [id % 11 === 0, id % 13 === 0, id % 17 === 0, id % 3 === 0];
  const [day, hour] = [1 + (id % 28), id % 24];
  const date = `20${two(10 + (id % 15))}-${two(1 + (id % 12))}-${two(day)} ${two(hour)}:30:05`;
  const { html, markdown } = chooseBody(id);
  const content = id % 2 === 0 ? `<!-- wp:html -->\n${html}\n<!-- /wp:html -->` : html;
  const more =
    (isOld
      ? `<wp:postmeta><wp:meta_key>_wp_old_slug</wp:meta_key><wp:meta_value>${cdata(`was-${id}`)}</wp:meta_value></wp:postmeta>`
      : "") +
    (hasPicture
      ? `<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>${100_000 + id}</wp:meta_value></wp:postmeta>`
      : "");
  const xml =
    `<item><title>${cdata(`Post ${id} &amp; more`)}</title><link>https://old.example/y/post-${id}/</link>` +
    `<dc:creator>${cdata(`user${id % 5}`)}</dc:creator><guid isPermaLink="false">https://old.example/?p=${id}</guid>` +
    `<content:encoded>${cdata(content)}</content:encoded><excerpt:encoded>${cdata(`Excerpt ${id}`)}</excerpt:encoded>` +
    `<wp:post_id>${id}</wp:post_id><wp:post_date>${date}</wp:post_date><wp:post_date_gmt>${date}</wp:post_date_gmt>` +
    `<wp:post_name>post-${id}</wp:post_name><wp:status>${status}</wp:status><wp:post_parent>0</wp:post_parent>` +
    `<wp:post_type>${isPage ? "page" : "post"}</wp:post_type><wp:post_password>${hasPassword ? "x" : ""}</wp:post_password>` +
    `<category domain="category" nicename="c${id % 7}">${cdata(`Category ${id % 7}`)}</category>` +
    `<category domain="post_tag" nicename="t${id % 9}">${cdata(`Tag ${id % 9}`)}</category>${more}</item>`;
  if (status === "trash") return { id, xml: hasPicture ? xml + picture(id) : xml, expected: null };
  const isPublished = (status === "publish" || (status === "future" && !isPage)) && !hasPassword;
  const query = isPage ? "page_id" : "p";
  const paths = [`/y/post-${id}/`, `/?${query}=${id}`, `/?p=${id}`, ...(isOld ? [`/y/was-${id}/`] : [])];
  return {
    id,
    xml: hasPicture ? xml + picture(id) : xml,
    expected: {
      values: {
        title: `Post ${id} & more`,
        slug: `post-${id}`,
        content: markdown,
        excerpt: `Excerpt ${id}`,
        authorName: `User ${id % 5}`,
        publishedAt: new Date(`${date.replace(" ", "T")}Z`),
        status: isPublished ? "PUBLISHED" : "DRAFT",
        categories: [`Category ${id % 7}`],
        tags: [`Tag ${id % 9}`],
        image: hasPicture ? `https://old.example/wp-content/uploads/${id}.jpg` : null,
      },
      oldPaths: [
        ...paths,
        ...paths.map((path) => `/index.php${path.startsWith("/?") ? path.slice(1) : path}`),
        ...(hasPicture ? [`/y/post-${id}/picture-${id}/`, `/?attachment_id=${100_000 + id}`] : []),
      ],
    },
  };
}

test(`exports of WordPress: all of ${rowCount} rows are right, with every old path`, async () => {
  const rows = Array.from({ length: rowCount }, (_, at) => createRow(at + 1));
  const authors = [0, 1, 2, 3, 4].map(
    (id) =>
      `<wp:author><wp:author_login>user${id}</wp:author_login><wp:author_display_name>${cdata(`User ${id}`)}</wp:author_display_name></wp:author>`,
  );
  const text =
    '<?xml version="1.0" encoding="UTF-8" ?><rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.1/excerpt/" ' +
    'xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" ' +
    'xmlns:wp="http://wordpress.org/export/1.1/"><channel><link>https://old.example</link>' +
    `${authors.join("\n")}${rows.map(({ xml }) => xml).join("\n")}</channel></rss>`;
  const items = await readText(wordpressSource, { "site.xml": text }, 65_536);
  const articles = new Map(
    items.flatMap((item) => (item.kind === "article" || item.kind === "page" ? [[item.key, item]] : [])),
  );
  const kept = rows.filter(({ expected }) => expected !== null);
  expect(articles.size).toBe(kept.length);
  for (const { id, expected } of kept) {
    const article = articles.get(`old.example ${id}`);
    expect(article?.values).toMatchObject(expected?.values ?? {});
    expect(new Set(article?.oldPaths)).toEqual(new Set(expected?.oldPaths));
  }
  const sentences = items.flatMap((item) => (item.kind === "problem" ? [item.sentence] : []));
  expect(sentences.filter((sentence) => sentence.includes("lies in the trash"))).toHaveLength(rowCount - kept.length);
});
