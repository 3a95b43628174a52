-- Pictures that readers ask about.

CREATE TABLE questions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  body text NOT NULL CHECK (char_length(body) BETWEEN 1 AND 500),
  picture text NOT NULL,
  -- As those of look_hashes.
  hashes bit(170)[] NOT NULL,
  asker_count integer NOT NULL DEFAULT 1 CHECK (asker_count > 0),
  status text NOT NULL DEFAULT 'OPEN' CHECK (status IN ('OPEN', 'ANSWERED', 'DISMISSED')),
  outfit_id uuid REFERENCES outfits (id) ON DELETE SET NULL,
  is_held boolean NOT NULL DEFAULT false,
  picture_deleted_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX questions_inbox_idx ON questions ((CASE status WHEN 'OPEN' THEN 1 ELSE 0 END), asker_count, id);
CREATE INDEX questions_outfit_id_idx ON questions (outfit_id);
CREATE INDEX questions_picture_idx ON questions (created_at) WHERE picture_deleted_at IS NULL;
