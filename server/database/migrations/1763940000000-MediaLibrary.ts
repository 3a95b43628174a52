import type { MigrationInterface, QueryRunner } from "typeorm";

/** Columns with the address of one image, by table. */
const imageColumns = [
  ["celebrities", "image"],
  ["outfits", "image"],
  ["outfit_pictures", "image"],
  ["affiliate_products", "image"],
  ["category_items", "image"],
  ["blog_posts", "image"],
] as const;

/** Few images of a large catalog are uploads, so the indexes stay small. */
const indexName = (table: string): string => `${table}_picture_idx`;

/** The media library: a row for each uploaded picture. */
export class MediaLibrary1763940000000 implements MigrationInterface {
  name = "MediaLibrary1763940000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE pictures (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      address text NOT NULL,
      width integer NOT NULL,
      height integer NOT NULL,
      file_size integer,
      file_name text NOT NULL DEFAULT '',
      alt text NOT NULL DEFAULT '',
      credit text NOT NULL DEFAULT '',
      license text NOT NULL DEFAULT '',
      focal_x real NOT NULL DEFAULT '0.5',
      focal_y real NOT NULL DEFAULT '0.5',
      uploader_name text NOT NULL DEFAULT '',
      version integer NOT NULL DEFAULT 1,
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      updated_at timestamp with time zone NOT NULL DEFAULT now(),
      CONSTRAINT pictures_pkey PRIMARY KEY (id),
      CONSTRAINT pictures_size_check CHECK (width > 0 AND height > 0),
      CONSTRAINT pictures_focal_point_check CHECK (focal_x BETWEEN 0 AND 1 AND focal_y BETWEEN 0 AND 1)
    )`);
    await runner.query("CREATE UNIQUE INDEX pictures_address_key ON pictures (address)");
    await runner.query("CREATE INDEX pictures_created_at_idx ON pictures (created_at, id)");
    for (const [table, column] of imageColumns)
      await runner.query(`CREATE INDEX ${indexName(table)} ON ${table} (${column}) WHERE ${column} LIKE '/pictures/%'`);
    await runner.query(
      "CREATE INDEX blog_posts_content_picture_idx ON blog_posts (id) WHERE content LIKE '%/pictures/%'",
    );
    await addUsedPictures(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX blog_posts_content_picture_idx");
    for (const [table] of imageColumns) await runner.query(`DROP INDEX ${indexName(table)}`);
    await runner.query("DROP TABLE pictures");
  }
}

/** The address has the size; the audit log knows who uploaded it and when, unless that is too long ago. */
async function addUsedPictures(runner: QueryRunner): Promise<void> {
  const texts = [
    ...imageColumns,
    ["blog_posts", "content"],
    ["settings", "logo"],
    ["testimonials", "avatar"],
    ["social_posts", "image"],
    ["admin_users", "avatar"],
  ].map(([table, column]) => `SELECT ${column} AS text FROM ${table} WHERE ${column} LIKE '%/pictures/%'`);
  await runner.query(`
    INSERT INTO pictures (address, width, height, uploader_name, created_at)
    SELECT found.match[1], found.match[2]::int, found.match[3]::int, COALESCE(upload.actor_name, ''), COALESCE(upload.created_at, now())
    FROM (SELECT DISTINCT regexp_matches(text, '(/pictures/[0-9a-f]{32}-([1-9][0-9]{0,3})x([1-9][0-9]{0,3})\\.webp)', 'g') AS match
          FROM (${texts.join(" UNION ALL ")}) AS texts) found
    LEFT JOIN (SELECT DISTINCT ON (title) title, actor_name, created_at FROM audit_log
               WHERE entity_type = 'picture' AND action = 'upload' ORDER BY title, created_at) upload ON upload.title = found.match[1]
    ON CONFLICT DO NOTHING`);
}
