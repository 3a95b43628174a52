import type { EntityManager } from "typeorm";
import { importSampleDataOnce } from "../../features/imports/sampleData/sampleData.service";

/** First rows of the sample data. */
const look = "(SELECT id FROM outfits ORDER BY id LIMIT 1)";
const article = "(SELECT id FROM blog_posts ORDER BY id LIMIT 1)";
const person = "(SELECT id FROM celebrities ORDER BY id LIMIT 1)";
const revision = "(SELECT min(id) FROM revisions)";
const hashes = "ARRAY[repeat('10', 85)::bit(170)]";

/** One row for each table that the sample data leaves empty, and settings that are not the first ones. */
const statements = [
  `UPDATE settings SET site_name = 'Gloss', site_tagline = 'Who wore it', logo = '/pictures/logo.webp', contact_email = 'desk@gloss.example',
     time_zone = 'Europe/Berlin', featured_celebs_count = 4, posts_per_page = 12, home_look_id = ${look}, default_currency = 'EUR',
     home_sections = '{BLOG,LOOKS,CATEGORIES,PRODUCTS,SPOTLIGHT,TESTIMONIALS,SOCIAL,NEWSLETTER}', version = 2,
     facebook = 'https://facebook.com/gloss', twitter = 'https://x.com/gloss', instagram = 'https://instagram.com/gloss',
     pinterest = 'https://pinterest.com/gloss', disclosure_text = 'We earn from these links.', default_tracking = 'ref=gloss',
     create_new_window = false, add_no_follow_tag = false, google_analytics_id = 'G-AB12CD34EF', ask_before_analytics = false,
     enable_tracking = false, anonymize_ip = false, track_outbound_links = false, click_retention_days = 30, revision_limit = 20,
     revision_days = 90, two_factor_for_admins = false, two_factor_for_contributors = true, confirmation_greeting = 'Please confirm.',
     welcome_greeting = 'Welcome.', postal_address = 'Gloss, Berlin', exchange_rates_address = 'https://rates.example',
     verifications = '[{"name":"google-site-verification","content":"abc123"}]',
     menus = '{"header":[{"label":"Looks","to":"/outfits"},{"label":"Imprint","to":"/imprint"}],
       "footer":[{"label":"Journal","to":"/blog"},{"label":"Gloss elsewhere","to":"https://gloss.example"}],
       "legal":[{"label":"Privacy","to":"/privacy-policy"}]}',
     branding = '{"accent":"#0b5d4e","fonts":"MODERN","corners":"ROUND","density":"COMPACT"}'`,
  `INSERT INTO pages (title, slug, description, content, status) VALUES
     ('Imprint', 'imprint', 'Who we are', 'Gloss, **Berlin**', 'PUBLISHED'), ('About', 'about', '', 'Soon.', 'DRAFT')`,
  `UPDATE pages SET content = 'Our own terms.', version = 2 WHERE slug = 'terms-of-service'`,
  `INSERT INTO admin_users (id, email, password_hash) VALUES ('00000000-0000-4000-8000-000000000001', 'ada@gloss.example', 'hash')`,
  `INSERT INTO authenticators (admin_user_id, secret) SELECT id, 'secret' FROM admin_users`,
  `INSERT INTO passkeys (admin_user_id, name, credential_id, public_key) SELECT id, 'Phone', 'credential', 'key' FROM admin_users`,
  `INSERT INTO recovery_codes (admin_user_id, code_hash) SELECT id, 'hash' FROM admin_users`,
  `INSERT INTO known_devices (admin_user_id, token_hash) SELECT id, 'hash' FROM admin_users`,
  `INSERT INTO api_tokens (admin_user_id, name, token_hash, ending, scopes, expires_at)
     SELECT id, 'Mirror', 'hash', 'abcd', '{read}', '2030-01-01' FROM admin_users`,
  `INSERT INTO saved_views (id, screen, name, author_id)
     SELECT '00000000-0000-4000-8000-000000000002', 'OUTFITS', 'Galas', id FROM admin_users`,
  `INSERT INTO default_views (actor_id, screen, view_id) SELECT author_id, screen, id FROM saved_views`,
  `INSERT INTO affiliate_programs (name, kind, hosts) VALUES ('Northloom', 'commissionNetwork', '{northloom.example}')`,
  `INSERT INTO postback_secrets (program_id, secret) SELECT id, 'secret' FROM affiliate_programs`,
  `INSERT INTO feeds (name, program_id) SELECT 'Northloom', id FROM affiliate_programs`,
  `INSERT INTO feed_runs (feed_id, status) SELECT id, 'DONE' FROM feeds`,
  `INSERT INTO payouts (program, paid_on, amount, currency, period_from, period_to)
     VALUES ('Northloom', '2026-02-01', 120.5, 'EUR', '2026-01-01', '2026-01-31')`,
  `INSERT INTO exchange_rates (currency, per_euro, day) VALUES ('USD', 1.1, '2026-01-30')`,
  `INSERT INTO exchange_rate_days (currency, per_euro, day) VALUES ('USD', 1.1, '2026-01-30')`,
  `INSERT INTO click_origins (click_id, clicked_at, target_type, target_id) VALUES ('c1', '2026-01-05', 'product', ${look})`,
  `INSERT INTO imports (id, kind, title) VALUES ('00000000-0000-4000-8000-000000000003', 'OUTFITS', 'looks.csv')`,
  `INSERT INTO import_changes (import_id, table_name, key) SELECT id, 'outfits', '{"id": "00000000-0000-4000-8000-000000000004"}' FROM imports`,
  `INSERT INTO site_imports (source, label, file_name, content_hash, status) VALUES ('wordpress', 'Old blog', 'export.xml', 'hash', 'DONE')`,
  `INSERT INTO site_import_parts (import_id, part, bytes) SELECT id, 1, 'x' FROM site_imports`,
  `INSERT INTO imported_rows (source, kind, key, hash, import_id, row_id) SELECT source, 'article', '1', 'hash', id, ${article} FROM site_imports`,
  `INSERT INTO imported_pictures (address, status) VALUES ('https://old.example/a.jpg', 'WAITING')`,
  `INSERT INTO old_paths (path, row_type, row_id) VALUES ('/2020/01/loafers', 'blogPost', ${article})`,
  `INSERT INTO slug_history (entity_type, slug, entity_id) VALUES ('outfit', 'former-look', ${look})`,
  `INSERT INTO link_checks (address, host, state) VALUES ('https://northloom.example/1', 'northloom.example', 'OK')`,
  `INSERT INTO link_alerts (link_id, before, after) SELECT id, 'OK', 'BROKEN' FROM link_checks LIMIT 1`,
  `INSERT INTO article_links (post_id, version, links) VALUES (${article}, 1, '{}')`,
  `INSERT INTO mails (key, kind, recipient, subject, html, text) VALUES ('k', 'WELCOME', 'io@gloss.example', 'Hello', '<p>Hello</p>', 'Hello')`,
  `INSERT INTO mail_suppressions (address, reason) VALUES ('gone@gloss.example', 'BOUNCE')`,
  `INSERT INTO mail_server DEFAULT VALUES`,
  `INSERT INTO newsletters (subject, body) VALUES ('This week', 'Looks.')`,
  `INSERT INTO digest_runs (day, is_weekly, found_at) VALUES ('2026-01-05', true, '2026-01-05')`,
  `INSERT INTO digest_looks (look_id, found_at) VALUES (${look}, '2026-01-05')`,
  `INSERT INTO subscriber_celebrities (subscriber_id, celebrity_id) SELECT id, ${person} FROM newsletter_subscribers LIMIT 1`,
  `INSERT INTO subscriber_places (subscriber_id, place_id) SELECT id, ${look} FROM newsletter_subscribers LIMIT 1`,
  `INSERT INTO subscriber_products (subscriber_id, offer_id)
     SELECT id, (SELECT id FROM affiliate_products LIMIT 1) FROM newsletter_subscribers LIMIT 1`,
  `INSERT INTO consents (subscriber_id, email_hash, action, source, wording)
     SELECT id, 'hash', 'CONFIRMED', 'site', 'Yes' FROM newsletter_subscribers LIMIT 1`,
  `INSERT INTO synced_lists (id, token_hash, content) VALUES (gen_random_uuid(), 'hash', 'x')`,
  `INSERT INTO outfit_pictures (outfit_id, image) VALUES (${look}, '/art/outfit/back.svg')`,
  `INSERT INTO look_hashes (outfit_id, image, hashes) SELECT id, image, ${hashes} FROM outfits WHERE id = ${look}`,
  `INSERT INTO questions (body, picture, hashes) VALUES ('Which coat is this?', '/pictures/q.webp', ${hashes})`,
  `INSERT INTO reader_addresses (email, question_id) SELECT 'io@gloss.example', id FROM questions`,
  `INSERT INTO pictures (address, width, height) VALUES ('/pictures/logo.webp', 480, 160)`,
  `INSERT INTO publications (row_id, published_at) VALUES (${look}, '2026-01-01')`,
  `INSERT INTO releases (title, publish_at, time_zone, status) VALUES ('Gala', '2026-01-01', 'UTC', 'PUBLISHED')`,
  `INSERT INTO release_rows (release_id, row_id, row_type, revision_id) SELECT id, ${look}, 'outfit', ${revision} FROM releases`,
  `INSERT INTO preview_links (token_hash, row_type, row_id, revision_id, expires_at) VALUES ('hash', 'outfit', ${look}, ${revision}, '2030-01-01')`,
  `INSERT INTO webhook_endpoints (url, event_types, secret) VALUES ('https://mirror.example', '{outfit.published}', 'secret')`,
  `INSERT INTO webhook_deliveries (endpoint_id, event_id, event_type, data, occurred_at, status)
     SELECT id, gen_random_uuid(), 'outfit.published', '{}', '2026-01-01', 'DELIVERED' FROM webhook_endpoints`,
  `INSERT INTO missed_searches (text) VALUES ('lime poncho')`,
  `INSERT INTO restocks (offer_id, restocked_on) SELECT id, '2026-01-05' FROM affiliate_products LIMIT 1`,
];

/** Imports the sample data and gives every table a row. */
export async function fillEveryTable(db: EntityManager): Promise<void> {
  await importSampleDataOnce(db);
  for (const statement of statements) await db.query(statement);
}
