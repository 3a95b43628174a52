import { announcedTypes } from "../../server/core/publicChanges/compareRows";
import { contentKinds } from "../../server/core/kinds/contentKind";
import { colors, cuts, fabrics, traits, wordRows } from "./catalogueWords";
import { brandOf, joinPlaces, places, type PlaceSizes } from "./cataloguePlaces";

/** How much a catalogue holds. */
export interface CatalogueSize extends PlaceSizes {
  celebrities: number;
  outfits: number;
  products: number;
  items: number;
  posts: number;
}

export const small: CatalogueSize = {
  celebrities: 50,
  outfits: 1_000,
  products: 4_000,
  items: 1_000,
  posts: 200,
  shows: 4,
  events: 40,
  brands: 100,
};
export const large: CatalogueSize = {
  celebrities: 30_000,
  outfits: 100_000,
  products: 400_000,
  items: 100_000,
  posts: 20_000,
  shows: 200,
  events: 2_000,
  brands: 5_000,
};

/** The id of the rows that a catalogue has once: what editors see of programs, feeds, imports and versions. */
export const soleId = "00000000-0000-4000-8000-000000000001";

const insertSole = (table: string, row: Record<string, string>): string =>
  `INSERT INTO ${table} (id, ${Object.keys(row).join()}) VALUES ('${soleId}', '${Object.values(row).join("', '")}')`;

const soleRows: readonly string[] = [
  insertSole("affiliate_programs", { name: "Shop 7", kind: "commissionNetwork", hosts: "{shop7.example}" }),
  insertSole("feeds", { name: "Shop 7", program_id: soleId }),
  insertSole("feed_runs", { feed_id: soleId, status: "DONE" }),
  insertSole("site_imports", { source: "x", label: "x", file_name: "x", content_hash: "x", status: "DONE" }),
  // Their ids are 1 and 2.
  `INSERT INTO revisions (row_type, row_id, version, snapshot)
     SELECT 'outfit', id, n, jsonb_build_object('title', title || n) FROM outfits, generate_series(1, 2) n WHERE slug = 'outfit-77'`,
];

const pick = (values: readonly string[], by = "n"): string =>
  `(ARRAY[${values.map((value) => `'${value}'`).join(", ")}])[1 + ${by} % ${values.length}]`;
const occasions = ["Gala", "Airport", "Premiere", "Street"];
const words = "'Worn to the opening night, with a matching bag and quiet shoes. Look ' || n";
const shop = "CASE WHEN n % 9973 = 0 THEN 'Rare Shop' ELSE 'Shop ' || n % 40 END";
const link = "'https://shop' || n % 40 || '.example/p/' || n";
const series = (size: number): string => `FROM generate_series(1, ${size}) n`;

/** Joins the words that number `n` has: some are frequent, most are rare. */
const joinWords = (seed: number): string => `
  JOIN generated.words color ON color.kind = 'color' AND color.place = generated.skewed(n, ${seed}, ${colors.length})
  JOIN generated.words fabric ON fabric.kind = 'fabric' AND fabric.place = generated.skewed(n, ${seed + 1}, ${fabrics.length})
  JOIN generated.words cut ON cut.kind = 'cut' AND cut.place = generated.skewed(n, ${seed + 2}, ${cuts.length})`;

const filledTables =
  "'celebrities', 'outfits', 'outfit_pieces', 'outfit_tags', 'affiliate_products', 'category_items', 'blog_posts'";
const eachIndex = (statement: string): string =>
  `DO $$ DECLARE index record; BEGIN FOR index IN SELECT * FROM generated.indexes LOOP EXECUTE ${statement}; END LOOP; END $$`;
/** An index that is made afterwards takes a fraction of the time. */
const dropIndexes = [
  `CREATE TABLE generated.indexes AS SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE schemaname = 'public' AND tablename IN (${filledTables}) AND indexdef NOT LIKE 'CREATE UNIQUE%'`,
  eachIndex("format('DROP INDEX %I', index.name)"),
];
const makeIndexes = eachIndex("index.definition");

/** What the server derives from a title of these words. */
const traitValues = traits.map((trait) => `color.${trait} || fabric.${trait} || cut.${trait}`).join(", ");

/** What looks are made of, before anything is written from it: the schema `generated` is what an oracle asks. */
const structure = ({ outfits, brands }: CatalogueSize): string[] => [
  "CREATE SCHEMA generated",
  `CREATE FUNCTION generated.skewed(n bigint, seed bigint, size int) RETURNS int LANGUAGE sql IMMUTABLE AS
     $$ SELECT floor(size * power((hashint8extended(n, seed) & 1048575) / 1048576.0, 3))::int $$`,
  `CREATE TABLE generated.words AS SELECT * FROM jsonb_to_recordset('${JSON.stringify(wordRows)}')
     AS word (kind text, place int, word text, meaning text[], facts text[], ${traits.map((trait) => `${trait} text[]`).join()})`,
  // Without statistics each row is joined with each word.
  "ANALYZE generated.words",
  // A fourth of the looks have no pieces: their titles name them. Some names lack the color, which the exact product has.
  `CREATE TABLE generated.pieces AS
     SELECT look, piece.place, color.word AS color, fabric.word AS fabric, cut.word AS cut, look % 4 > 0 AS is_stored,
       look % 4 > 0 AND n % 7 > 0 AS has_exact, look % 4 = 0 OR n % 7 = 0 OR n % 5 > 0 AS is_colored,
       ${brandOf(20, brands)} AS brand
     FROM (SELECT look, place, look * 3 + place AS n
       FROM generate_series(1, ${outfits}) look, generate_series(0, (look / 4) % 3) place) piece ${joinWords(1)}`,
  `ALTER TABLE generated.pieces ADD COLUMN name text GENERATED ALWAYS AS
     (CASE WHEN is_colored THEN color || ' ' ELSE '' END || fabric || ' ' || cut) STORED`,
  "ALTER TABLE generated.pieces ADD PRIMARY KEY (look, place)",
  "ANALYZE generated.pieces",
];

/** The facts that the server reads from a piece's name. */
const pieceFacts = "CASE WHEN piece.is_colored THEN color.facts ELSE '{}' END || fabric.facts || cut.facts";
const piecesWithWords = `generated.pieces piece
  JOIN generated.words color ON color.kind = 'color' AND color.word = piece.color
  JOIN generated.words fabric ON fabric.kind = 'fabric' AND fabric.word = piece.fabric
  JOIN generated.words cut ON cut.kind = 'cut' AND cut.word = piece.cut`;

/** The triggers that read other tables run once at the end, when the indexes are there. */
const wornTriggers = [
  ["outfits", "insert"],
  ["outfit_pieces", "insert"],
  ["outfit_pieces", "update"],
  ["affiliate_products", "insert"],
];
const switchTriggers = (state: "ENABLE" | "DISABLE"): string[] =>
  wornTriggers.map(([table, event]) => `ALTER TABLE ${table} ${state} TRIGGER ${table}_${event}_worn`);
const refreshWorn = [
  // Or the trigger's plan reads all products for each piece.
  "ANALYZE outfits, outfit_pieces, affiliate_products",
  "UPDATE outfit_pieces SET known_facts = known_facts",
  "SELECT refresh_worn_pieces(ARRAY(SELECT id FROM outfits))",
  ...switchTriggers("ENABLE"),
];

const looks = ({ celebrities, ...sizes }: CatalogueSize): string[] => [
  `INSERT INTO outfits (title, title_facts, slug, image, description, occasion, date, celebrity_id,
       event_id, show_id, season_id, episode_id, character_id, minute)
     SELECT look.title, look.facts, 'outfit-' || n, '/art/outfit/' || n || '.svg', ${words}, ${pick(occasions)}, date '2010-01-01' + n % 5000, celebrity.id,
       event.id, cast_member.show_id, season.id, episode.id, cast_member.id, CASE WHEN episode.id IS NOT NULL THEN n % 60 END
     FROM (SELECT look AS n, CASE
         WHEN look % 4 = 0 THEN (array_agg(name ORDER BY piece.place))[1]
           || COALESCE(', ' || (array_agg(name ORDER BY piece.place))[3], '')
           || COALESCE((ARRAY[' and ', ' with '])[1 + (look / 12) % 2] || (array_agg(name ORDER BY piece.place))[2], '')
         WHEN look % 8 = 1 THEN 'Scarlet Nights ' || look
         ELSE min(name) || ' ' || look END AS title,
         CASE WHEN look % 4 = 0 THEN jsonb_agg(to_jsonb(${pieceFacts}) ORDER BY piece.place) ELSE '[]' END AS facts
       FROM ${piecesWithWords} GROUP BY look) look
     -- Every second look is by one of the most famous.
     JOIN celebrities celebrity ON celebrity.slug = 'person-' || (1 + CASE WHEN n % 2 = 0 THEN n ELSE generated.skewed(n, 4, 200) END % ${celebrities})
     ${joinPlaces(sizes)}`,
  `INSERT INTO outfit_pieces (outfit_id, place, name, own_facts, brand_name) SELECT outfit.id, piece.place, name, ${pieceFacts}, brand
     FROM ${piecesWithWords} JOIN outfits outfit ON outfit.slug = 'outfit-' || look WHERE is_stored`,
  `INSERT INTO outfit_tags SELECT id, tag FROM outfits, unnest(ARRAY['evening', 'tailoring', 'colour-' || length(title)]) tag`,
  `INSERT INTO terms (type, name) SELECT 'occasion', unnest(ARRAY[${occasions.map((name) => `'${name}'`).join()}])`,
];

/** Text, amount and currency of a price; a tenth has been reduced. Some prices name no currency, some offers have no price. */
const priceColumns =
  "price, price_amount, price_currency, original_price, original_price_amount, original_price_currency";
const currency = `CASE WHEN n % 3331 = 0 THEN 'CHF' WHEN n % 12 = 0 THEN 'EUR' WHEN n % 20 = 1 THEN 'GBP' WHEN n % 15 > 0 THEN 'USD' END`;
const amount = "CASE WHEN n % 19 > 0 THEN (5 + generated.skewed(n, 5, 90000) / 20.0)::numeric(13, 2) END";
const prices = ["amount", "former"]
  .map(
    (column) =>
      `CASE WHEN cost.${column} IS NULL THEN '' ELSE concat_ws(' ', money.code, cost.${column}) END, cost.${column}, CASE WHEN cost.${column} IS NOT NULL THEN money.code END`,
  )
  .join(", ");
const joinPrices = `CROSS JOIN LATERAL (SELECT ${currency} AS code) money
  CROSS JOIN LATERAL (SELECT amount, CASE WHEN n % 10 = 1 THEN amount + 10 END AS former FROM (SELECT ${amount} AS amount) price) cost`;

/** The first products of a look are its pieces, the others are similar ones of any color. */
const products = ({ outfits, products: size, brands }: CatalogueSize): string[] => [
  `INSERT INTO affiliate_products (title, ${traits.join()}, image, ${priceColumns}, retailer, brand_name, affiliate_link, outfit_id, piece_id, match_kind, created_at)
     SELECT color.word || ' ' || fabric.word || ' ' || cut.word || ' ' || n, ${traitValues}, '/art/product/' || n || '.svg',
       ${prices}, ${shop}, CASE WHEN is_exact THEN piece.brand ELSE ${brandOf(21, brands)} END, ${link}, outfit.id, stored.id, CASE WHEN is_exact THEN 'EXACT' ELSE 'SIMILAR' END, now() - n * interval '1 second'
     FROM (SELECT n, piece.*, (n - 1) / ${outfits} = piece.place AND has_exact AS is_exact ${series(size)}
       JOIN generated.pieces piece ON piece.look = 1 + (n - 1) % ${outfits} AND piece.place = (n - 1) / ${outfits} % (1 + piece.look / 4 % 3)) piece
     JOIN outfits outfit ON outfit.slug = 'outfit-' || piece.look
     LEFT JOIN outfit_pieces stored ON stored.outfit_id = outfit.id AND stored.place = piece.place
     JOIN generated.words color ON color.kind = 'color'
       AND CASE WHEN is_exact THEN color.word = piece.color ELSE color.place = generated.skewed(n, 6, ${colors.length}) END
     JOIN generated.words fabric ON fabric.kind = 'fabric' AND fabric.word = piece.fabric
     JOIN generated.words cut ON cut.kind = 'cut' AND cut.word = piece.cut ${joinPrices}`,
];

/** Statements that fill the site's tables; the rows are the same each time, but for their ids. */
export const filling = (size: CatalogueSize): string[] => [
  ...switchTriggers("DISABLE"),
  ...structure(size),
  ...dropIndexes,
  `INSERT INTO celebrities (name, slug, image, bio, category, style_type)
     SELECT ${pick(["Zendria", "Idris", "Marlin", "Ottilie", "Caspian", "Noor", "Bram"])} || ' ' || ${pick(["Vale", "Falkenrath", "Oak", "Sorel", "Quill"], "(n / 7)")} || ' ' || n,
       'person-' || n, '/art/celebrity/' || n || '.svg', 'Known for tailoring and for silence. Number ' || n, ${pick(["Actor", "Musician", "Model"])}, ${pick(["Classic", "Y2K"])} ${series(size.celebrities)}`,
  ...places(size),
  ...looks(size),
  ...products(size),
  ...soleRows,
  `INSERT INTO category_items (title, ${traits.join()}, image, description, ${priceColumns}, retailer, brand_name, affiliate_link, category_name, rating, review_count, created_at)
     SELECT color.word || ' ' || fabric.word || ' ' || cut.word || ' ' || n, ${traitValues}, '/art/item/' || n || '.svg', ${words},
       ${prices}, ${shop}, ${brandOf(22, size.brands)}, ${link}, ${pick(["dresses", "shoes", "makeup", "handbags", "cars", "bikes"])}, n % 6, n % 300, now() - n * interval '1 second'
     ${series(size.items)} ${joinWords(7)} ${joinPrices}`,
  `INSERT INTO blog_posts (title, slug, excerpt, content, image, category, author, date)
     SELECT 'How to wear ' || color.word || ' ' || fabric.word || ' ' || cut.word || ' ' || n, 'article-' || n, ${words}, ${words}, '/art/article/' || n || '.svg',
       ${pick(["Shoes", "Bags", "Style"])}, 'Author ' || n % 20, date '2010-01-01' + n % 5000 ${series(size.posts)} ${joinWords(10)}`,
  // Otherwise the site announces each row, for minutes during which the times would be measured.
  ...announcedTypes.map(
    (type) =>
      `INSERT INTO announced_rows (row_type, row_id, state, version) SELECT '${type}', id, 'PUBLIC', version FROM ${contentKinds[type].table}`,
  ),
  // The job that collects the addresses would take minutes, too.
  `INSERT INTO link_checks (address, host, clicks) SELECT affiliate_link, split_part(affiliate_link, '/', 3), 0
     FROM (SELECT affiliate_link FROM affiliate_products UNION SELECT affiliate_link FROM category_items) link
     WHERE affiliate_link <> '' ON CONFLICT DO NOTHING`,
  "DELETE FROM changed_links",
  makeIndexes,
  ...refreshWorn,
  "VACUUM ANALYZE",
];
