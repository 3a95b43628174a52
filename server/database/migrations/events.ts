import type { MigrationInterface, QueryRunner } from "typeorm";

/** Events, and the event at which a look was worn. */
export class Events implements MigrationInterface {
  name = "Events1795900000005";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE events (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 200),
        slug text NOT NULL,
        -- Events with the same series are the same event in other years.
        series text NOT NULL DEFAULT '',
        kind text NOT NULL DEFAULT 'OTHER'
          CHECK (kind IN ('AWARDS', 'GALA', 'PREMIERE', 'FASHION_WEEK', 'CONCERT', 'OTHER')),
        place text NOT NULL DEFAULT '',
        first_day date,
        last_day date,
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
        CONSTRAINT events_days_check CHECK (last_day >= first_day)
      );
      CREATE UNIQUE INDEX events_slug_key ON events (slug);
      CREATE INDEX events_first_day_idx ON events (COALESCE(first_day, '0001-01-01') DESC, id DESC)
        WHERE deleted_at IS NULL;
      CREATE INDEX events_name_idx ON events (searchable(name) COLLATE "C", id) WHERE deleted_at IS NULL;
      CREATE INDEX events_series_idx ON events (series, first_day DESC) WHERE series <> '';
      CREATE INDEX events_picture_idx ON events (image) WHERE image LIKE '/pictures/%';
      CREATE INDEX events_content_picture_idx ON events (id) WHERE content LIKE '%/pictures/%';
      CREATE INDEX events_search_text_idx ON events USING gin (search_text gin_trgm_ops);
      CREATE FUNCTION events_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.search_text := public.searchable(NEW.name || E'\\n' || NEW.series || E'\\n' || NEW.place);
        RETURN NEW;
      END $$;
      CREATE TRIGGER events_search_text BEFORE INSERT OR UPDATE OF name, series, place, search_text ON events
      FOR EACH ROW EXECUTE FUNCTION events_search_text();
      CREATE TRIGGER events_note_public_change AFTER INSERT OR UPDATE OR DELETE ON events
      FOR EACH ROW EXECUTE FUNCTION note_public_change('event');
      CREATE TRIGGER events_import AFTER INSERT OR UPDATE OR DELETE ON events
      FOR EACH ROW WHEN (current_setting('wornby.import', true) <> '') EXECUTE FUNCTION record_import_change('id');

      ALTER TABLE outfits ADD COLUMN event_id uuid REFERENCES events (id) ON DELETE RESTRICT;
      CREATE INDEX outfits_event_id_date_idx ON outfits (event_id, COALESCE(date, '0001-01-01') DESC, id DESC)
        WHERE event_id IS NOT NULL;
      ALTER TABLE outfits ADD CONSTRAINT outfits_appearance_check CHECK (event_id IS NULL OR show_id IS NULL);

      DO $$ BEGIN
        EXECUTE format('CREATE OR REPLACE VIEW trashed_rows AS %s UNION ALL
          SELECT id, ''event'', name, image, deleted_at FROM events WHERE deleted_at IS NOT NULL',
          rtrim(pg_get_viewdef('trashed_rows'), ';'));
      END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DO $$ BEGIN
        EXECUTE 'CREATE OR REPLACE VIEW trashed_rows AS ' ||
          regexp_replace(pg_get_viewdef('trashed_rows'), '\\s+UNION ALL\\s+SELECT events\\.id.*$', '');
      END $$;
      ALTER TABLE outfits DROP COLUMN event_id;
      DROP TABLE events;
      DROP FUNCTION events_search_text;
      DELETE FROM slug_history WHERE entity_type = 'event';
    `);
  }
}
