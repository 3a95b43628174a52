import type { EntityManager } from "typeorm";

/**
 * Inserts `size` rows of each type. Each outfit has two tags, a further picture, a piece with two products, and an article; the first product of each outfit has a broken
 * link.
 */
export async function fillDatabase(db: EntityManager, size: number): Promise<void> {
  const statements = [
    `INSERT INTO celebrities (name, slug, category, bio)
     SELECT 'Person ' || n, 'person-' || n, CASE WHEN n % 2 = 0 THEN 'Actor' ELSE 'Model' END, 'A bio.' FROM generate_series(1, $1::int) n`,
    `INSERT INTO outfits (title, slug, description, occasion, date, celebrity_id)
     SELECT 'Navy Suit ' || row_number() OVER (), 'navy-suit-' || row_number() OVER (), 'A look.', 'Gala', DATE '2026-01-01' + (random() * 300)::int, id
     FROM (SELECT id FROM celebrities LIMIT $1::int) celebrity`,
    `INSERT INTO outfit_tags (outfit_id, tag_name) SELECT id, tag FROM (SELECT id FROM outfits LIMIT $1::int) o, unnest(ARRAY['evening', 'tailoring']) tag`,
    `INSERT INTO outfit_pieces (outfit_id, name, own_facts, x, y) SELECT id, 'Blazer', '{garment:blazer}', 0.5, 0.5 FROM outfits LIMIT $1::int`,
    `INSERT INTO garments (slug, name) SELECT 'blazer-' || n, 'Blazer' FROM generate_series(1, ($1::int + 1) / 2) n
     ON CONFLICT DO NOTHING`,
    `INSERT INTO garment_pieces (piece_id, garment_id)
     SELECT piece.id, garment.id FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM outfit_pieces LIMIT $1::int) piece
     JOIN garments garment ON garment.slug = 'blazer-' || ((piece.n + 1) / 2)`,
    `INSERT INTO outfit_pictures (outfit_id, image) SELECT id, '/art/outfit/back.svg' FROM outfits LIMIT $1::int`,
    `INSERT INTO affiliate_products (title, price, price_amount, price_currency, retailer, outfit_id, piece_id, affiliate_link)
     SELECT 'Navy Blazer ' || n, '$100', 100, 'USD', 'Northloom', outfit_id, id, 'https://northloom.example/' || n
     FROM (SELECT id, outfit_id FROM outfit_pieces LIMIT $1::int) piece, generate_series(1, 2) n`,
    `INSERT INTO link_checks (address, host, state, failures)
     SELECT 'https://northloom.example/1', 'northloom.example', 'BROKEN', 2 WHERE $1::int > 0 ON CONFLICT DO NOTHING`,
    `INSERT INTO category_items (title, price, price_amount, price_currency, category_name, affiliate_link)
     SELECT 'Sage Dress ' || n, '$' || n, n, 'USD', 'dresses', 'https://northloom.example/dress/' || n FROM generate_series(1, $1::int) n`,
    `INSERT INTO blog_posts (title, slug, category, date, content)
     SELECT 'Loafers ' || n, 'loafers-' || n, 'Shoes', DATE '2026-01-01' + n % 300, '[The suit](/outfit/navy-suit-' || n || ')'
     FROM generate_series(1, $1::int) n`,
    `INSERT INTO article_mentions (blog_post_id, place, address, subject_type, subject_id)
     SELECT post.id, 0, '/outfit/' || outfit.slug, 'outfit', outfit.id
     FROM blog_posts post JOIN outfits outfit ON outfit.slug = replace(post.slug, 'loafers', 'navy-suit') LIMIT $1::int`,
    `INSERT INTO testimonials (name, quote) SELECT 'Reader ' || n, 'Lovely.' FROM generate_series(1, $1::int) n`,
    `INSERT INTO social_posts (platform, content) SELECT 'twitter', 'Post ' || n FROM generate_series(1, $1::int) n`,
  ];
  for (const statement of statements) await db.query(statement, [size]);
}
