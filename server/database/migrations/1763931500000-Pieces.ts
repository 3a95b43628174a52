import type { MigrationInterface, QueryRunner } from "typeorm";

/** Columns and constraints of a table with pictures; each line becomes a part of CREATE TABLE or of ALTER TABLE. */
const cropOf = (table: string): string[] => [
  "focal_x real NOT NULL DEFAULT '0.5'",
  "focal_y real NOT NULL DEFAULT '0.5'",
  "aspect_ratio real",
  `CONSTRAINT ${table}_focal_point_check CHECK (focal_x BETWEEN 0 AND 1 AND focal_y BETWEEN 0 AND 1)`,
  `CONSTRAINT ${table}_aspect_ratio_check CHECK (aspect_ratio > 0)`,
];

/** Pieces of outfits with their points in pictures, and further pictures. Each existing product gets its own piece. */
export class Pieces1763931500000 implements MigrationInterface {
  name = "Pieces1763931500000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE outfit_pieces (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      outfit_id uuid NOT NULL,
      place integer NOT NULL DEFAULT 0,
      name text NOT NULL,
      note text NOT NULL DEFAULT '',
      x real,
      y real,
      CONSTRAINT outfit_pieces_name_check CHECK (char_length(name) BETWEEN 1 AND 100),
      CONSTRAINT outfit_pieces_point_check CHECK (x BETWEEN 0 AND 1 AND y BETWEEN 0 AND 1 AND (x IS NULL) = (y IS NULL)),
      CONSTRAINT outfit_pieces_pkey PRIMARY KEY (id),
      CONSTRAINT outfit_pieces_outfit_id_fkey FOREIGN KEY (outfit_id) REFERENCES outfits (id) ON DELETE CASCADE
    )`);
    await runner.query(`CREATE TABLE outfit_pictures (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      outfit_id uuid NOT NULL,
      place integer NOT NULL DEFAULT 0,
      image text NOT NULL,
      alt text NOT NULL DEFAULT '',
      points jsonb NOT NULL DEFAULT '[]',
      ${cropOf("outfit_pictures").join(", ")},
      CONSTRAINT outfit_pictures_pkey PRIMARY KEY (id),
      CONSTRAINT outfit_pictures_outfit_id_fkey FOREIGN KEY (outfit_id) REFERENCES outfits (id) ON DELETE CASCADE
    )`);
    await runner.query(`CREATE INDEX outfit_pictures_outfit_id_place_idx ON outfit_pictures (outfit_id, place)`);
    const added = ["image_alt text NOT NULL DEFAULT ''", ...cropOf("outfits")].map((part) => `ADD ${part}`);
    await runner.query(`ALTER TABLE outfits ${added.join(", ")}`);
    await this.moveProducts(runner);
  }

  private async moveProducts(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE affiliate_products ADD COLUMN piece_id uuid, ADD COLUMN place integer NOT NULL DEFAULT 0`,
    );
    // A piece takes the id of its product, so that both statements find the pair.
    await runner.query(
      `INSERT INTO outfit_pieces (id, outfit_id, place, name)
       SELECT id, outfit_id, row_number() OVER (PARTITION BY outfit_id ORDER BY created_at, id) - 1,
         left(COALESCE(NULLIF(trim(split_part(title, ' in ', 1)), ''), title), 100)
       FROM affiliate_products`,
    );
    await runner.query(`UPDATE affiliate_products SET piece_id = id`);
    await runner.query(`CREATE INDEX outfit_pieces_outfit_id_place_idx ON outfit_pieces (outfit_id, place)`);
    await runner.query(`ALTER TABLE affiliate_products ADD CONSTRAINT affiliate_products_piece_id_fkey
      FOREIGN KEY (piece_id) REFERENCES outfit_pieces (id) ON DELETE SET NULL`);
    await runner.query(`CREATE INDEX affiliate_products_piece_id_idx ON affiliate_products (piece_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE affiliate_products DROP COLUMN piece_id, DROP COLUMN place`);
    await runner.query(`DROP TABLE outfit_pieces, outfit_pictures`);
    await runner.query(`ALTER TABLE outfits
      DROP COLUMN image_alt, DROP COLUMN focal_x, DROP COLUMN focal_y, DROP COLUMN aspect_ratio`);
  }
}
