import { announcedTypes } from "../../server/core/events/compareRows";
import { contentKinds } from "../../server/core/kinds/contentKind";
import { deriveTraits, type Traits } from "../../server/core/vocabulary/vocabulary";

/** How much a catalogue holds. */
export interface CatalogueSize {
  celebrities: number;
  outfits: number;
  products: number;
  items: number;
  posts: number;
}

export const small: CatalogueSize = { celebrities: 50, outfits: 1_000, products: 4_000, items: 1_000, posts: 200 };
export const large: CatalogueSize = {
  celebrities: 5_000,
  outfits: 100_000,
  products: 400_000,
  items: 100_000,
  posts: 20_000,
};

const pick = (values: readonly string[], by = "n"): string =>
  `(ARRAY[${values.map((value) => `'${value}'`).join(", ")}])[1 + ${by} % ${values.length}]`;
const colours = "Navy Sage Ivory Scarlet Camel Charcoal Cobalt Blush Olive Silver Plum".split(" ");
const fabrics = "Silk Wool Linen Velvet Satin Denim Leather".split(" ");
const cuts = "Blazer Gown Coat Suit Skirt Jumpsuit Trench Loafers Clutch Boots Scarf Tote Dress".split(" ");
/** What the server derives from the same words of a title. */
const derived = (trait: keyof Traits, values: readonly string[], by?: string): string =>
  `ARRAY(SELECT jsonb_array_elements_text('${JSON.stringify(
    Object.fromEntries(values.map((value) => [value, deriveTraits(value)[trait]])),
  )}'::jsonb -> ${pick(values, by)}))`;
const traits = `${derived("garments", cuts, "(n / 77)")}, ${derived("colors", colours)}`;
const occasions = ["Gala", "Airport", "Premiere", "Street"];
const title = `${pick(colours)} || ' ' || ${pick(fabrics, "(n / 11)")} || ' ' || ${pick(cuts, "(n / 77)")} || ' ' || n`;
const words = "'Worn to the opening night, with a matching bag and quiet shoes. Look ' || n";
const shop = "'Shop ' || n % 40";
const link = "'https://shop' || n % 40 || '.example/p/' || n";
const series = (size: number): string => `FROM generate_series(1, ${size}) n`;

/** Statements that fill the site's tables; the rows are the same each time, but for their ids. */
export const filling = (size: CatalogueSize): string[] => [
  `INSERT INTO celebrities (name, slug, image, bio, category, style_type)
     SELECT ${pick(["Zendria", "Idris", "Marlin", "Ottilie", "Caspian", "Noor", "Bram"])} || ' ' || ${pick(["Vale", "Falkenrath", "Oak", "Sorel", "Quill"], "(n / 7)")} || ' ' || n,
       'person-' || n, '/art/celebrity/' || n || '.svg', 'Known for tailoring and for silence. Number ' || n, ${pick(["Actor", "Musician", "Model"])}, ${pick(["Classic", "Y2K"])} ${series(size.celebrities)}`,
  `INSERT INTO outfits (title, slug, image, description, occasion, date, celebrity_id)
     SELECT ${title}, 'outfit-' || n, '/art/outfit/' || n || '.svg', ${words}, ${pick(occasions)}, date '2010-01-01' + n % 5000,
       celebrity.id ${series(size.outfits)} JOIN celebrities celebrity ON celebrity.slug = 'person-' || (1 + n % ${size.celebrities})`,
  `INSERT INTO outfit_tags SELECT id, tag FROM outfits, unnest(ARRAY['evening', 'tailoring', 'colour-' || length(title)]) tag`,
  `INSERT INTO terms (type, name) SELECT 'occasion', unnest(ARRAY[${occasions.map((name) => `'${name}'`).join()}])`,
  `INSERT INTO affiliate_products (title, garments, colors, image, price, price_amount, price_currency, retailer, affiliate_link, outfit_id, created_at)
     SELECT ${title}, ${traits}, '/art/product/' || n || '.svg', '$' || n % 900, n % 900, 'USD', ${shop}, ${link}, outfit.id, now() - n * interval '1 second'
     ${series(size.products)} JOIN outfits outfit ON outfit.slug = 'outfit-' || (1 + n % ${size.outfits})`,
  `INSERT INTO category_items (title, garments, colors, image, description, price, price_amount, price_currency, retailer, affiliate_link, category_name, rating, review_count, created_at)
     SELECT ${title}, ${traits}, '/art/item/' || n || '.svg', ${words}, '$' || n % 900, n % 900, 'USD', ${shop}, ${link},
       ${pick(["dresses", "shoes", "makeup", "handbags", "cars", "bikes"])}, n % 6, n % 300, now() - n * interval '1 second' ${series(size.items)}`,
  `INSERT INTO blog_posts (title, slug, excerpt, content, image, category, author, date)
     SELECT 'How to wear ' || ${title}, 'article-' || n, ${words}, ${words}, '/art/article/' || n || '.svg', ${pick(["Shoes", "Bags", "Style"])}, 'Author ' || n % 20,
       date '2010-01-01' + n % 5000 ${series(size.posts)}`,
  // Otherwise the site announces each row, for minutes during which the times would be measured.
  ...announcedTypes.map(
    (type) =>
      `INSERT INTO announced_rows (row_type, row_id, state, version) SELECT '${type}', id, 'PUBLIC', version FROM ${contentKinds[type].table}`,
  ),
  "VACUUM ANALYZE",
];
