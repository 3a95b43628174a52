import type { MigrationInterface, QueryRunner } from "typeorm";

/** Series and films with their cast, seasons and episodes, and the scenes of looks. */
export class Shows implements MigrationInterface {
  name = "Shows1795900000002";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
    await runner.query(triggers);
    await runner.query(scenes);
    await runner.query(`DO $$ BEGIN
        EXECUTE format('CREATE OR REPLACE VIEW trashed_rows AS %s UNION ALL
          SELECT id, ''show'', title, image, deleted_at FROM shows WHERE deleted_at IS NOT NULL',
          rtrim(pg_get_viewdef('trashed_rows'), ';'));
      END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DO $$ BEGIN
        EXECUTE 'CREATE OR REPLACE VIEW trashed_rows AS ' ||
          regexp_replace(pg_get_viewdef('trashed_rows'), '\\s+UNION ALL\\s+SELECT shows\\.id.*$', '');
      END $$;
      DROP VIEW scenes;
      ALTER TABLE outfits DROP COLUMN minute, DROP COLUMN character_id, DROP COLUMN episode_id, DROP COLUMN season_id,
        DROP COLUMN show_id;
      DROP TABLE show_episodes, show_seasons, show_characters, shows;
      DROP FUNCTION shows_search_text, note_show_part_change;
      DELETE FROM slug_history WHERE entity_type = 'show';
    `);
  }
}

const tables = `
  CREATE TABLE shows (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 200),
    slug text NOT NULL,
    form text NOT NULL DEFAULT 'SERIES' CHECK (form IN ('SERIES', 'FILM')),
    first_year integer CHECK (first_year BETWEEN 1880 AND 2200),
    last_year integer,
    image text NOT NULL DEFAULT '',
    content text NOT NULL DEFAULT '',
    seo_title text NOT NULL DEFAULT '',
    seo_description text NOT NULL DEFAULT '',
    search_text text,
    status text NOT NULL DEFAULT 'PUBLISHED' CHECK (status IN ('DRAFT', 'IN_REVIEW', 'SCHEDULED', 'PUBLISHED')),
    author_id uuid,
    sample boolean NOT NULL DEFAULT false,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    deleted_at timestamptz,
    CONSTRAINT shows_years_check CHECK (last_year BETWEEN first_year AND 2200)
  );
  CREATE UNIQUE INDEX shows_slug_key ON shows (slug);
  CREATE INDEX shows_picture_idx ON shows (image) WHERE image LIKE '/pictures/%';
  CREATE INDEX shows_content_picture_idx ON shows (id) WHERE content LIKE '%/pictures/%';
  CREATE INDEX shows_search_text_idx ON shows USING gin (search_text gin_trgm_ops);
  CREATE FUNCTION shows_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.search_text := public.searchable(NEW.title);
    RETURN NEW;
  END $$;
  CREATE TRIGGER shows_search_text BEFORE INSERT OR UPDATE OF title, search_text ON shows
  FOR EACH ROW EXECUTE FUNCTION shows_search_text();
  CREATE INDEX shows_words_idx ON shows USING gin (array_to_tsvector(words_in(title))) WHERE deleted_at IS NULL;
  CREATE INDEX shows_words_sample_idx ON shows USING gin (array_to_tsvector(words_in(title)))
  WHERE deleted_at IS NULL AND id < '08000000-0000-0000-0000-000000000000';
  CREATE TRIGGER shows_insert_words AFTER INSERT ON shows
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION remember_words('title');
  CREATE TRIGGER shows_update_words AFTER UPDATE ON shows
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION remember_words('title');

  -- A show is locked while its parts are saved, so the code checks that their numbers differ: two can be swapped in one save.
  CREATE TABLE show_characters (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    show_id uuid NOT NULL REFERENCES shows (id) ON DELETE CASCADE,
    place integer NOT NULL DEFAULT 0,
    name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
    slug text NOT NULL,
    celebrity_id uuid REFERENCES celebrities (id) ON DELETE SET NULL
  );
  CREATE UNIQUE INDEX show_characters_show_id_id_key ON show_characters (show_id, id);
  CREATE UNIQUE INDEX show_characters_show_id_slug_key ON show_characters (show_id, slug);
  CREATE INDEX show_characters_celebrity_id_idx ON show_characters (celebrity_id);
  CREATE INDEX show_characters_words_idx ON show_characters USING gin (array_to_tsvector(words_in(name)));
  CREATE TRIGGER show_characters_insert_words AFTER INSERT ON show_characters
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION remember_words('name');
  CREATE TRIGGER show_characters_update_words AFTER UPDATE ON show_characters
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION remember_words('name');
  CREATE TABLE show_seasons (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    show_id uuid NOT NULL REFERENCES shows (id) ON DELETE CASCADE,
    number integer NOT NULL CHECK (number BETWEEN 0 AND 999),
    title text NOT NULL DEFAULT ''
  );
  CREATE UNIQUE INDEX show_seasons_show_id_id_key ON show_seasons (show_id, id);
  CREATE TABLE show_episodes (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    show_id uuid NOT NULL REFERENCES shows (id) ON DELETE CASCADE,
    season_id uuid NOT NULL,
    number integer NOT NULL CHECK (number BETWEEN 0 AND 9999),
    title text NOT NULL DEFAULT '',
    air_date date,
    FOREIGN KEY (show_id, season_id) REFERENCES show_seasons (show_id, id) ON DELETE CASCADE
  );
  CREATE UNIQUE INDEX show_episodes_show_id_season_id_id_key ON show_episodes (show_id, season_id, id);`;

/** The log of changes has a show whenever a part of it changes. */
const triggers = `
  CREATE FUNCTION note_show_part_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF to_jsonb(OLD) = to_jsonb(NEW) THEN RETURN NULL; END IF;
    INSERT INTO public_changes (xid, kind, record_id)
    VALUES (pg_current_xact_id()::text::bigint, 'show', COALESCE(NEW.show_id, OLD.show_id));
    RETURN NULL;
  END $$;
  CREATE TRIGGER shows_note_public_change AFTER INSERT OR UPDATE OR DELETE ON shows
  FOR EACH ROW EXECUTE FUNCTION note_public_change('show');
  CREATE TRIGGER shows_import AFTER INSERT OR UPDATE OR DELETE ON shows
  FOR EACH ROW WHEN (current_setting('wornby.import', true) <> '') EXECUTE FUNCTION record_import_change('id');
  CREATE TRIGGER show_characters_note_public_change AFTER INSERT OR UPDATE OR DELETE ON show_characters
  FOR EACH ROW EXECUTE FUNCTION note_show_part_change();
  CREATE TRIGGER show_characters_import AFTER INSERT OR UPDATE OR DELETE ON show_characters
  FOR EACH ROW WHEN (current_setting('wornby.import', true) <> '') EXECUTE FUNCTION record_import_change('id');
  CREATE TRIGGER show_seasons_note_public_change AFTER INSERT OR UPDATE OR DELETE ON show_seasons
  FOR EACH ROW EXECUTE FUNCTION note_show_part_change();
  CREATE TRIGGER show_seasons_import AFTER INSERT OR UPDATE OR DELETE ON show_seasons
  FOR EACH ROW WHEN (current_setting('wornby.import', true) <> '') EXECUTE FUNCTION record_import_change('id');
  CREATE TRIGGER show_episodes_note_public_change AFTER INSERT OR UPDATE OR DELETE ON show_episodes
  FOR EACH ROW EXECUTE FUNCTION note_show_part_change();
  CREATE TRIGGER show_episodes_import AFTER INSERT OR UPDATE OR DELETE ON show_episodes
  FOR EACH ROW WHEN (current_setting('wornby.import', true) <> '') EXECUTE FUNCTION record_import_change('id');`;

/** The composite keys keep the parts of a scene in one show. */
const scenes = `
  ALTER TABLE outfits ADD COLUMN show_id uuid REFERENCES shows (id), ADD COLUMN season_id uuid, ADD COLUMN episode_id uuid,
    ADD COLUMN character_id uuid, ADD COLUMN minute integer CHECK (minute BETWEEN 0 AND 999),
    ADD CONSTRAINT outfits_scene_check CHECK (
      (show_id IS NOT NULL OR num_nonnulls(season_id, episode_id, character_id, minute) = 0)
      AND (season_id IS NOT NULL OR episode_id IS NULL)),
    ADD FOREIGN KEY (show_id, season_id) REFERENCES show_seasons (show_id, id),
    ADD FOREIGN KEY (show_id, season_id, episode_id) REFERENCES show_episodes (show_id, season_id, id),
    ADD FOREIGN KEY (show_id, character_id) REFERENCES show_characters (show_id, id);
  CREATE INDEX outfits_show_id_date_idx ON outfits (show_id, COALESCE(date, '0001-01-01') DESC, id DESC)
  WHERE show_id IS NOT NULL;
  CREATE INDEX outfits_episode_id_idx ON outfits (episode_id, minute) WHERE episode_id IS NOT NULL;
  CREATE INDEX outfits_season_id_idx ON outfits (season_id) WHERE season_id IS NOT NULL;
  CREATE INDEX outfits_character_id_idx ON outfits (character_id) WHERE character_id IS NOT NULL;
  CREATE VIEW scenes AS
  SELECT id, show_id, season_id, episode_id, character_id, minute FROM outfits WHERE show_id IS NOT NULL;`;
