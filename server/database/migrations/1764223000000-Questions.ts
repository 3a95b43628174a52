import type { MigrationInterface, QueryRunner } from "typeorm";

const up = `
  CREATE TABLE look_hashes (
    outfit_id uuid PRIMARY KEY REFERENCES outfits (id) ON DELETE CASCADE,
    image text NOT NULL,
    hashes bit(170)[] NOT NULL
  );
  CREATE TABLE questions (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    body text NOT NULL CONSTRAINT questions_body_check CHECK (char_length(body) BETWEEN 1 AND 500),
    picture text NOT NULL,
    hashes bit(170)[] NOT NULL,
    asker_count integer NOT NULL DEFAULT 1 CONSTRAINT questions_asker_count_check CHECK (asker_count > 0),
    status text NOT NULL DEFAULT 'OPEN' CONSTRAINT questions_status_check
      CHECK (status IN ('OPEN', 'ANSWERED', 'DISMISSED')),
    outfit_id uuid REFERENCES outfits (id) ON DELETE SET NULL,
    is_held boolean NOT NULL DEFAULT FALSE,
    picture_deleted_at timestamptz,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX questions_inbox_idx ON questions ((CASE status WHEN 'OPEN' THEN 1 ELSE 0 END), asker_count, id);
  CREATE INDEX questions_outfit_id_idx ON questions (outfit_id);
  CREATE INDEX questions_picture_idx ON questions (created_at) WHERE picture_deleted_at IS NULL;
`;

/** Hashes of looks' pictures, and pictures that readers ask about. */
export class Questions1764223000000 implements MigrationInterface {
  name = "Questions1764223000000";

  up = (runner: QueryRunner): Promise<void> => runner.query(up);

  down = (runner: QueryRunner): Promise<void> => runner.query("DROP TABLE questions, look_hashes");
}
