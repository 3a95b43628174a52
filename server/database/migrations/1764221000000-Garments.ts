import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * A membership has no reference to its piece: a piece that an editor removes comes back with its id when an outfit's
 * revision is restored, and is then the same garment again. It ends with the outfit.
 */
const up = `
  CREATE TABLE garments (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    slug text NOT NULL CONSTRAINT garments_slug_check CHECK (char_length(slug) BETWEEN 1 AND 400),
    name text NOT NULL CONSTRAINT garments_name_check CHECK (char_length(name) BETWEEN 1 AND 100),
    version int NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE UNIQUE INDEX garments_slug_key ON garments (slug);
  CREATE TABLE garment_pieces (
    piece_id uuid PRIMARY KEY,
    garment_id uuid NOT NULL REFERENCES garments (id) ON DELETE CASCADE
  );
  CREATE INDEX garment_pieces_garment_id_idx ON garment_pieces (garment_id);
  CREATE FUNCTION forget_worn_pieces() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    WITH gone AS (
      DELETE FROM garment_pieces WHERE piece_id IN (SELECT id FROM outfit_pieces WHERE outfit_id = OLD.id)
      RETURNING piece_id, garment_id)
    DELETE FROM garments WHERE id IN (SELECT garment_id FROM gone) AND NOT EXISTS (
      SELECT FROM garment_pieces part WHERE part.garment_id = garments.id AND part.piece_id NOT IN (SELECT piece_id FROM gone));
    RETURN OLD;
  END $$;
  CREATE TRIGGER outfits_forget_worn_pieces BEFORE DELETE ON outfits FOR EACH ROW EXECUTE FUNCTION forget_worn_pieces();
`;

const down = `
  DROP TRIGGER outfits_forget_worn_pieces ON outfits;
  DROP FUNCTION forget_worn_pieces;
  DROP TABLE garment_pieces;
  DROP TABLE garments;
`;

/** Garments that several looks show: which pieces are the same one. */
export class Garments1764221000000 implements MigrationInterface {
  name = "Garments1764221000000";

  up = (runner: QueryRunner): Promise<void> => runner.query(up);

  down = (runner: QueryRunner): Promise<void> => runner.query(down);
}
