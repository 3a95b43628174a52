-- Editors extend and change this list: words for the same, and words that stand for occasions, seasons, styles and garments.

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
