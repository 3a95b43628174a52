/** Ends a word. An apostrophe, which follows in the list, is left out of the word instead. */
const ends = '!"#$%&()*+,-./:;<=>?@[\\]^_`{|}~\t\n\r';
const marks = `E'${`${ends}'`.replaceAll(/['\\]/g, "\\$&")}', repeat(' ', ${ends.length})`;

/** Extensions, functions that other tables' indexes use, and what search knows of words. */
export const search = `
CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public;
CREATE EXTENSION IF NOT EXISTS unaccent SCHEMA public;

-- unaccent() itself is only STABLE because its dictionary could change; naming the dictionary makes it fit for indexes.
CREATE FUNCTION searchable(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- Not STRICT, or its body would not become part of the expression of an index.
CREATE FUNCTION words_in(value text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT array_remove(string_to_array(translate(public.searchable(value), ${marks}), ' '), '') $$;

-- Two words that share a spelling differ by a letter that is added, missing, replaced or swapped with its neighbor.
CREATE FUNCTION spellings(word text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT array_agg(left(word, at - 1) || substr(word, at + 1)) || word FROM generate_series(1, length(word)) AS at $$;

-- The words of all titles, for misspelled ones. A word can be there twice: that is harmless, and no write waits for another.
CREATE TABLE search_words (
  word text COLLATE "C" NOT NULL,
  spellings text[] NOT NULL GENERATED ALWAYS AS (spellings(word)) STORED
);
CREATE INDEX search_words_word_idx ON search_words (word);
CREATE INDEX search_words_word_trgm_idx ON search_words USING gin (word gin_trgm_ops);
CREATE INDEX search_words_spellings_idx ON search_words USING gin (spellings);

-- Numbers are omitted: nobody can correct one, and there are as many as rows.
CREATE FUNCTION remember_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format($words$
    INSERT INTO search_words (word)
    SELECT DISTINCT title.word FROM written, unnest(words_in(%I)) AS title (word)
    WHERE length(title.word) BETWEEN 3 AND 40 AND title.word !~ '[0-9]'
      AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = title.word)$words$, TG_ARGV[0]);
  RETURN NULL;
END $$;

-- Editors extend and change the list: words for the same, and words that stand for occasions, seasons, styles and garments.
CREATE TABLE synonyms (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  word text NOT NULL,
  meaning text NOT NULL,
  kind text NOT NULL DEFAULT 'WORD' CHECK (kind IN ('WORD', 'OCCASION', 'SEASON', 'STYLE', 'GARMENT')),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT synonyms_text_check
    CHECK (char_length(word) BETWEEN 1 AND 60 AND char_length(meaning) BETWEEN 1 AND 60 AND (word <> meaning OR kind <> 'WORD'))
);
CREATE UNIQUE INDEX synonyms_word_meaning_key ON synonyms (word, kind, meaning);
-- American and British English.
INSERT INTO synonyms (word, meaning) VALUES
  ('trainers', 'sneakers'), ('jumper', 'sweater'), ('pullover', 'sweater'), ('trousers', 'pants'), ('handbag', 'bag'),
  ('purse', 'handbag'), ('waistcoat', 'vest'), ('tuxedo', 'dinner suit'), ('frock', 'dress'), ('bow tie', 'dickie bow'),
  ('jewelry', 'jewellery'), ('color', 'colour'), ('tee shirt', 't shirt'), ('hoody', 'hoodie'), ('shades', 'sunglasses'),
  ('high heels', 'heels'), ('flip flops', 'sandals');
-- Occasions as people say them. One that the site does not have finds nothing, until looks are of it.
INSERT INTO synonyms (word, kind, meaning) SELECT word, 'OCCASION', meaning
FROM (VALUES
  ('wedding', 'wedding'), ('weddings', 'wedding'), ('wedding guest', 'wedding'), ('bridal', 'wedding'), ('bridesmaid', 'wedding'),
  ('prom', 'prom'), ('graduation', 'graduation'), ('homecoming', 'prom'),
  ('party', 'party'), ('parties', 'party'), ('night out', 'party'), ('clubbing', 'party'), ('birthday', 'party'),
  ('new years eve', 'party'), ('cocktail', 'cocktail'), ('cocktail', 'party'), ('cocktail party', 'cocktail'), ('cocktail party', 'party'),
  ('date night', 'date night'), ('first date', 'date night'),
  ('black tie', 'black tie'), ('black tie', 'gala'), ('black tie', 'red carpet'), ('black tie', 'premiere'),
  ('white tie', 'white tie'), ('white tie', 'gala'), ('black tie event', 'gala'), ('black tie event', 'red carpet'), ('black tie event', 'premiere'),
  ('formal', 'formal'), ('formal', 'gala'), ('formal', 'red carpet'), ('formal', 'premiere'),
  ('evening wear', 'gala'), ('evening wear', 'red carpet'), ('evening wear', 'premiere'), ('awards', 'red carpet'), ('award show', 'red carpet'),
  ('film premiere', 'premiere'), ('movie premiere', 'premiere'),
  ('office', 'office'), ('office', 'business'), ('work', 'work'), ('work', 'business'), ('workwear', 'work'), ('workwear', 'business'),
  ('work wear', 'work'), ('work wear', 'business'), ('business', 'business'), ('interview', 'business'), ('job interview', 'business'),
  ('meeting', 'business'), ('business casual', 'business'), ('smart casual', 'business'), ('smart casual', 'casual'),
  ('vacation', 'vacation'), ('vacation', 'holiday'), ('holiday', 'holiday'), ('holidays', 'holiday'), ('resort', 'vacation'), ('resort', 'holiday'),
  ('beach', 'beach'), ('beach', 'vacation'), ('beach', 'holiday'),
  ('travel', 'travel'), ('travel', 'airport'), ('airport', 'airport'),
  ('gym', 'gym'), ('gym', 'sport'), ('workout', 'sport'), ('sport', 'sport'), ('sports', 'sport'), ('sporty', 'sport'), ('athletic', 'sport'),
  ('activewear', 'sport'), ('sportswear', 'sport'),
  ('festival', 'festival'), ('festivals', 'festival'), ('concert', 'festival'), ('coachella', 'festival'),
  ('casual', 'casual'), ('everyday', 'casual'), ('weekend', 'casual'), ('streetwear', 'street style'), ('street style', 'street style'),
  ('christmas', 'christmas'), ('halloween', 'halloween'), ('funeral', 'funeral'), ('school', 'school'), ('maternity', 'maternity')
) AS concept (word, meaning);

CREATE TABLE missed_searches (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 60),
  count integer NOT NULL DEFAULT 1,
  last_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX missed_searches_text_key ON missed_searches (text);
`;

/**
 * Returns the indexes and triggers of a table that visitors search by its title, and that lists search by all these columns.
 *
 * - Search finds the words of live rows. Frequent words are counted in a sample: a 32nd of the rows, because ids are random.
 * - Lists find any part of `search_text`. A trigger writes it: a generated column could not change later without a rewrite of the
 *   table. The line break keeps a text from matching the end of one column and the start of the next.
 */
export function makeSearchable(table: string, title: string, ...others: string[]): string {
  const columns = [title, ...others];
  const text = columns.map((column) => `NEW.${column}`).join(" || E'\\n' || ");
  const words = `${table} USING gin (array_to_tsvector(words_in(${title}))) WHERE deleted_at IS NULL`;
  const remember = `ON ${table} REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION remember_words('${title}')`;
  return `
CREATE INDEX ${table}_words_idx ON ${words};
CREATE INDEX ${table}_words_sample_idx ON ${words} AND id < '08000000-0000-0000-0000-000000000000';
CREATE TRIGGER ${table}_insert_words AFTER INSERT ${remember};
CREATE TRIGGER ${table}_update_words AFTER UPDATE ${remember};

CREATE INDEX ${table}_search_text_idx ON ${table} USING gin (search_text gin_trgm_ops);
CREATE FUNCTION ${table}_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := public.searchable(${text});
  RETURN NEW;
END $$;
CREATE TRIGGER ${table}_search_text BEFORE INSERT OR UPDATE OF ${columns.join(", ")}, search_text ON ${table}
FOR EACH ROW EXECUTE FUNCTION ${table}_search_text();
`;
}
