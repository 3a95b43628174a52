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

-- Editors extend and change the list.
CREATE TABLE synonyms (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  word text NOT NULL,
  meaning text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT synonyms_text_check
    CHECK (char_length(word) BETWEEN 1 AND 60 AND char_length(meaning) BETWEEN 1 AND 60 AND word <> meaning)
);
CREATE UNIQUE INDEX synonyms_word_meaning_key ON synonyms (word, meaning);
-- American and British English.
INSERT INTO synonyms (word, meaning) VALUES
  ('trainers', 'sneakers'), ('jumper', 'sweater'), ('pullover', 'sweater'), ('trousers', 'pants'), ('handbag', 'bag'),
  ('purse', 'handbag'), ('waistcoat', 'vest'), ('tuxedo', 'dinner suit'), ('frock', 'dress'), ('bow tie', 'dickie bow'),
  ('jewelry', 'jewellery'), ('color', 'colour');

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
