import type { MigrationInterface, QueryRunner } from "typeorm";

const own = "version, status, author_id, created_at, updated_at, deleted_at, sample";

/** The columns of a part without those that a snapshot leaves out. */
const part = (table: string, without: string, order: string, condition = "TRUE") =>
  `(SELECT COALESCE(jsonb_agg(to_jsonb(part) - string_to_array('outfit_id, ${without}', ', ') ORDER BY ${order}), '[]')
    FROM ${table} part WHERE part.outfit_id = row.id AND ${condition})`;

const outfitParts = `|| jsonb_build_object(
  'tags', (SELECT COALESCE(jsonb_agg(tag_name ORDER BY tag_name COLLATE "C"), '[]') FROM outfit_tags WHERE outfit_id = row.id),
  'pieces', ${part("outfit_pieces", "", "part.place, part.id")},
  'pictures', ${part("outfit_pictures", "", "part.place, part.id")},
  'products', ${part("affiliate_products", `price_checked_at, ${own}`, "part.created_at, part.id", "part.deleted_at IS NOT DISTINCT FROM row.deleted_at")})`;

/** Revisions of celebrities, outfits and articles. The current state of each row is its first revision. */
export class Revisions1763934000000 implements MigrationInterface {
  name = "Revisions1763934000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE revisions (
      id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
      row_type text NOT NULL,
      row_id uuid NOT NULL,
      version integer NOT NULL,
      snapshot jsonb NOT NULL,
      author_id uuid,
      author_name text NOT NULL DEFAULT '',
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      CONSTRAINT revisions_pkey PRIMARY KEY (id)
    )`);
    for (const [type, table, parts] of [
      ["celebrity", "celebrities", ""],
      ["outfit", "outfits", outfitParts],
      ["blogPost", "blog_posts", ""],
    ])
      await runner.query(`INSERT INTO revisions (row_type, row_id, version, snapshot, created_at)
        SELECT '${type}', row.id, row.version, to_jsonb(row) - string_to_array('id, ${own}', ', ') ${parts}, row.updated_at
        FROM ${table} row`);
    await runner.query("CREATE INDEX revisions_row_id_idx ON revisions (row_id, id)");
    await runner.query("CREATE INDEX revisions_created_at_idx ON revisions (created_at)");
    await runner.query(`ALTER TABLE settings
      ADD revision_limit integer NOT NULL DEFAULT 50, ADD revision_days integer NOT NULL DEFAULT 365,
      ADD time_zone text NOT NULL DEFAULT 'UTC',
      ADD CONSTRAINT settings_revision_limit_check CHECK (revision_limit BETWEEN 5 AND 500),
      ADD CONSTRAINT settings_revision_days_check CHECK (revision_days BETWEEN 1 AND 3650)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      "ALTER TABLE settings DROP COLUMN revision_limit, DROP COLUMN revision_days, DROP COLUMN time_zone",
    );
    await runner.query("DROP TABLE revisions");
  }
}
