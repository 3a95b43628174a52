import type { MigrationInterface, QueryRunner } from "typeorm";

const tables = `
  CREATE TABLE public_changes (
    xid bigint NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY,
    kind text NOT NULL,
    record_id uuid NOT NULL,
    was_public boolean NOT NULL DEFAULT false,
    changed_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (xid, id)
  );
  CREATE TABLE public_change_log (
    identity uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    pruned_xid bigint NOT NULL DEFAULT 0,
    pruned_id bigint NOT NULL DEFAULT 0,
    day date NOT NULL
  );
  INSERT INTO public_change_log (day) VALUES ((now() AT TIME ZONE 'UTC')::date);
`;

/**
 * Triggers, because many writers and foreign keys change these rows. They note what may be public, with the transaction: readers order
 * by it, so that a late commit is not missed. The day of a row does not matter, because a transaction may commit on a later one;
 * only \`was_public\` asks for it, with a day of tolerance. Hashes are made of \`public_content\`, so a change of a hash is noted.
 */
const functions = `
  CREATE FUNCTION public_content(entry jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
    SELECT entry - ARRAY['search_text', 'compared_currency', 'version', 'created_at', 'updated_at', 'sample', 'author_id', 'feed_id', 'source_key',
      'source_hash', 'source_values', 'missing_runs', 'price_checked_at', 'price_feed_id']
  $$;
  CREATE FUNCTION may_be_public(entry jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
    SELECT entry IS NOT NULL AND entry ->> 'deleted_at' IS NULL AND COALESCE(entry ->> 'status', 'PUBLISHED') = 'PUBLISHED'
  $$;
  CREATE FUNCTION note_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    former jsonb;
    latter jsonb;
  BEGIN
    IF TG_OP <> 'INSERT' THEN former := public_content(to_jsonb(OLD)); END IF;
    IF TG_OP <> 'DELETE' THEN latter := public_content(to_jsonb(NEW)); END IF;
    IF former = latter THEN RETURN NULL; END IF;
    IF TG_ARGV[0] = 'part' THEN
      INSERT INTO public_changes (xid, kind, record_id)
        SELECT DISTINCT pg_current_xact_id()::text::bigint, 'outfit', part.outfit_id::uuid
        FROM (VALUES (former ->> 'outfit_id'), (latter ->> 'outfit_id')) AS part (outfit_id) WHERE part.outfit_id IS NOT NULL;
    ELSIF may_be_public(former) OR may_be_public(latter) THEN
      INSERT INTO public_changes (xid, kind, record_id, was_public)
        VALUES (pg_current_xact_id()::text::bigint, TG_ARGV[0], (COALESCE(latter, former) ->> 'id')::uuid, may_be_public(former)
          AND COALESCE((former ->> 'date')::date, '-infinity') <= (clock_timestamp() AT TIME ZONE 'UTC')::date + 1);
    END IF;
    RETURN NULL;
  END $$;
`;

/** Tables, each with the kind of its records. Parts are shown with their outfit. */
const kinds = {
  celebrities: "celebrity",
  outfits: "outfit",
  outfit_tags: "part",
  outfit_pieces: "part",
  outfit_pictures: "part",
  affiliate_products: "part",
  product_categories: "category",
  category_items: "categoryItem",
  blog_posts: "blogPost",
};

const triggers = Object.entries(kinds)
  .map(
    ([table, kind]) => `
  CREATE TRIGGER ${table}_note_public_change AFTER INSERT OR UPDATE OR DELETE ON ${table}
    FOR EACH ROW EXECUTE FUNCTION note_public_change('${kind}');`,
  )
  .join("");

const down = `
  ${Object.keys(kinds)
    .map((table) => `DROP TRIGGER ${table}_note_public_change ON ${table};`)
    .join("\n  ")}
  DROP FUNCTION note_public_change, may_be_public, public_content;
  DROP TABLE public_change_log, public_changes;
`;

/** The log of changes that mirrors follow. */
export class PublicChanges1764226000000 implements MigrationInterface {
  name = "PublicChanges1764226000000";

  up = (runner: QueryRunner): Promise<void> => runner.query(tables + functions + triggers);

  down = (runner: QueryRunner): Promise<void> => runner.query(down);
}
