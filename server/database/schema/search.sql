-- Extensions, functions that other tables' indexes use, and what search knows of words.

CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public;
CREATE EXTENSION IF NOT EXISTS unaccent SCHEMA public;

-- unaccent() itself is only STABLE because its dictionary could change; naming the dictionary makes it fit for indexes.
CREATE FUNCTION searchable(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- All these characters end a word, but an apostrophe, the last of them: a word is written without it.
-- Not STRICT, or its body would not become part of the expression of an index.
CREATE FUNCTION words_in(value text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT array_remove(string_to_array(translate(
  public.searchable(value), E'!"#$%&()*+,-./:;<=>?@[\\]^_`{|}~\t\n\r\'', repeat(' ', 34)), ' '), '') $$;

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

-- Each table that visitors search by its title has two indexes of the words of live rows. Frequent words are counted in a sample: a
-- 32nd of the rows, because ids are random. Lists find any part of search_text. A trigger writes it: a generated column could not
-- change later without a rewrite of the table. The line break keeps a text from matching the end of one column and the start of
-- the next.

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

CREATE TABLE missed_searches (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 60),
  count integer NOT NULL DEFAULT 1,
  last_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX missed_searches_text_key ON missed_searches (text);
