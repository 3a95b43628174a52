import type { MigrationInterface, QueryRunner } from "typeorm";

/** A Markdown link to a look, a celebrity or an outbound redirect, and the id or slug in it. */
const links = String.raw`\]\(\s*<?(/(outfit|celebrity|go)/(?:(?:id|s)/)?([^)\s/?#>]+))(?=[)\s/?#>])`;
const uuid = "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$";

/** What articles mention: looks, celebrities and products that their Markdown links to. */
export class ArticleMentions1763932000000 implements MigrationInterface {
  name = "ArticleMentions1763932000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE article_mentions (
      blog_post_id uuid NOT NULL,
      place integer NOT NULL,
      address text NOT NULL,
      subject_type text NOT NULL,
      subject_id uuid NOT NULL,
      CONSTRAINT article_mentions_subject_type_check CHECK (subject_type IN ('outfit', 'celebrity', 'affiliateProduct')),
      CONSTRAINT article_mentions_blog_post_id_fkey FOREIGN KEY (blog_post_id) REFERENCES blog_posts(id) ON DELETE CASCADE,
      CONSTRAINT article_mentions_pkey PRIMARY KEY (blog_post_id, place)
    )`);
    await runner.query(`CREATE INDEX article_mentions_subject_id_idx ON article_mentions (subject_id)`);
    await runner.query(
      `INSERT INTO article_mentions (blog_post_id, place, address, subject_type, subject_id)
       SELECT link.post_id, row_number() OVER (PARTITION BY link.post_id ORDER BY link.place) - 1, link.address, link.type, found.id
       FROM (
         SELECT post.id AS post_id, part.match[1] AS address, min(part.place) AS place,
           CASE part.match[2] WHEN 'go' THEN 'affiliateProduct' ELSE part.match[2] END AS type,
           lower(part.match[3]) AS slug,
           CASE WHEN part.match[3] ~ $2 THEN part.match[3]::uuid END AS id
         FROM blog_posts post CROSS JOIN LATERAL regexp_matches(post.content, $1, 'g') WITH ORDINALITY part (match, place)
         GROUP BY post.id, part.match
       ) link
       CROSS JOIN LATERAL (
         SELECT id FROM (
           SELECT id, 0 AS rank FROM outfits WHERE link.type = 'outfit' AND (id = link.id OR slug = link.slug)
           UNION ALL SELECT id, 0 FROM celebrities WHERE link.type = 'celebrity' AND (id = link.id OR slug = link.slug)
           UNION ALL SELECT id, 0 FROM affiliate_products WHERE link.type = 'affiliateProduct' AND id = link.id
           UNION ALL SELECT entity_id, 1 FROM slug_history WHERE entity_type = link.type AND slug = link.slug
         ) known ORDER BY rank LIMIT 1
       ) found`,
      [links, uuid],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE article_mentions`);
  }
}
