import { ghostSource } from "../ghost/ghostSource";
import type { ArticleValues } from "../siteRecord.types";
import { chooseBody } from "../testing/bodyPieces";
import { readText } from "../testing/readText";

// By the tables of Ghost: ghost/core/core/server/data/schema/schema.js.
const rowCount = 5_000;
const statuses = ["published", "published", "published", "draft", "scheduled", "sent"];
const visibilities = ["public", "public", "public", "public", "members", "paid"];

interface Row {
  id: string;
  uuid: string;
  post: object;
  expected: { values: Partial<ArticleValues>; oldPaths: string[] };
}

function createRow(at: number): Row {
  const id = at.toString(16).padStart(24, "0");
  const [status, visibility, type] = [
    statuses[at % statuses.length],
    visibilities[(at * 5 + 1) % visibilities.length],
    at % 11 === 0 ? "page" : "post",
  ];
  const { html, markdown } = chooseBody(at);
  const date = new Date(Date.UTC(2015 + (at % 10), at % 12, 1 + (at % 28), at % 24, 5, 6));
  const isWaiting = status === "scheduled" && type === "post";
  const isPublished = (status === "published" || isWaiting) && visibility === "public";
  return {
    id,
    uuid: `uuid-${at}`,
    post: {
      ...{ id, uuid: `uuid-${at}`, title: `Post ${at} & "more"`, slug: `post-${at}`, status, visibility, type },
      ...{ html, feature_image: at % 3 === 0 ? `__GHOST_URL__/content/images/size/w600/${at}.jpg` : null },
      ...{ custom_excerpt: `Excerpt ${at}`, published_at: date.toISOString(), created_at: "2014-01-01T00:00:00.000Z" },
    },
    expected: {
      values: {
        title: `Post ${at} & "more"`,
        slug: `post-${at}`,
        content: markdown,
        excerpt: `Excerpt ${at}`,
        authorName: `User ${at % 5}`,
        publishedAt: date,
        status: isPublished ? "PUBLISHED" : "DRAFT",
        categories: [`Tag ${at % 9}`],
        tags: [`Tag ${(at + 1) % 9}`],
        image: at % 3 === 0 ? `https://old.example/content/images/${at}.jpg` : null,
      },
      oldPaths: [`/post-${at}/`, `/post-${at}/amp/`, `/p/uuid-${at}/`],
    },
  };
}

test(`exports of Ghost: all of ${rowCount} rows and as many people are right, with every old path`, async () => {
  const rows = Array.from({ length: rowCount }, (_, at) => createRow(at));
  const tags = Array.from({ length: 9 }, (_, id) => ({ id: `t${id}`, name: `Tag ${id}`, slug: `tag-${id}` }));
  const users = Array.from({ length: 5 }, (_, id) => ({ id: `u${id}`, name: `User ${id}`, slug: `user-${id}` }));
  const data = {
    posts: rows.map(({ post }) => post),
    posts_authors: rows.map(({ id }, at) => ({ post_id: id, author_id: `u${at % 5}`, sort_order: 0 })),
    posts_tags: rows.flatMap(({ id }, at) => [
      { post_id: id, tag_id: `t${(at + 1) % 9}`, sort_order: 1 },
      { post_id: id, tag_id: `t${at % 9}`, sort_order: 0 },
    ]),
    settings: [{ key: "logo", value: "https://old.example/content/images/logo.png" }],
    tags,
    users,
  };
  const members = Array.from(
    { length: rowCount },
    (_, at) => `${at},person${at}@old.example,,,${at % 4 !== 0},false,,2024-02-${10 + (at % 20)}T00:00:00.000Z,,,`,
  );
  const items = await readText(
    ghostSource,
    {
      "site.json": JSON.stringify({ db: [{ meta: { exported_on: 1, version: "4.48.0" }, data }] }),
      "members.csv": `id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers\n${members.join("\n")}`,
    },
    65_536,
  );
  const articles = new Map(
    items.flatMap((item) => (item.kind === "article" || item.kind === "page" ? [[item.key, item]] : [])),
  );
  expect(articles.size).toBe(rowCount);
  for (const { uuid, expected } of rows) {
    expect(articles.get(uuid)?.values).toMatchObject(expected.values);
    expect(articles.get(uuid)?.oldPaths).toEqual(expected.oldPaths);
  }
  const people = items.flatMap((item) => (item.kind === "subscriber" ? [item.values] : []));
  expect(people.map(({ email }) => email)).toEqual(rows.map((_, at) => `person${at}@old.example`));
  expect(people.map(({ subscribed }) => subscribed)).toEqual(rows.map((_, at) => at % 4 !== 0));
  expect(items.filter(({ kind }) => kind === "term")).toHaveLength(9);
});
