import type { MigrationInterface, QueryRunner } from "typeorm";

/** The whole schema of the first version. */
export class FirstSchema1763700000000 implements MigrationInterface {
  name = "FirstSchema1763700000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public`);
    await runner.query(`CREATE EXTENSION IF NOT EXISTS unaccent SCHEMA public`);
    // unaccent() itself is only STABLE because its dictionary could change; naming the dictionary makes it fit for indexes.
    await runner.query(`
      CREATE FUNCTION searchable(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$
    `);
    await runner.query(`CREATE TABLE conversions (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      program text NOT NULL,
      transaction_id text NOT NULL,
      occurred_at timestamptz NOT NULL,
      retailer text NOT NULL DEFAULT '',
      subject_type text,
      subject_id uuid,
      amount numeric(12,2) NOT NULL,
      currency text NOT NULL,
      sample boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT conversions_currency_check CHECK (currency ~ '^[A-Z]{3}$'),
      CONSTRAINT conversions_pkey PRIMARY KEY (id)
    )`);
    await runner.query(`CREATE INDEX conversions_occurred_at_idx ON conversions (occurred_at)`);
    await runner.query(
      `CREATE UNIQUE INDEX conversions_program_transaction_id_key ON conversions (program, transaction_id)`,
    );
    await runner.query(`CREATE TABLE link_clicks (
      id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
      clicked_at timestamptz NOT NULL DEFAULT now(),
      target_type text NOT NULL,
      target_id uuid NOT NULL,
      outfit_id uuid,
      celebrity_id uuid,
      retailer text NOT NULL DEFAULT '',
      page text NOT NULL DEFAULT '',
      placement text NOT NULL DEFAULT '',
      discount_reason text,
      visitor_hash text NOT NULL DEFAULT '',
      sample boolean NOT NULL DEFAULT false,
      CONSTRAINT link_clicks_pkey PRIMARY KEY (id)
    )`);
    await runner.query(`CREATE INDEX link_clicks_outfit_id_idx ON link_clicks (outfit_id)`);
    await runner.query(`CREATE INDEX link_clicks_clicked_at_idx ON link_clicks (clicked_at)`);
    await runner.query(`CREATE TABLE page_views (
      id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
      viewed_at timestamptz NOT NULL DEFAULT now(),
      path text NOT NULL,
      subject_type text,
      subject_id uuid,
      discount_reason text,
      visitor_hash text NOT NULL DEFAULT '',
      sample boolean NOT NULL DEFAULT false,
      CONSTRAINT page_views_pkey PRIMARY KEY (id)
    )`);
    await runner.query(`CREATE INDEX page_views_subject_idx ON page_views (subject_type, subject_id)`);
    await runner.query(`CREATE INDEX page_views_viewed_at_idx ON page_views (viewed_at)`);
    await runner.query(`CREATE TABLE admin_users (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      name text NOT NULL DEFAULT '',
      email text NOT NULL,
      role text NOT NULL DEFAULT 'admin',
      avatar text NOT NULL DEFAULT '',
      password_hash text NOT NULL,
      disabled_at timestamptz,
      last_login timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT admin_users_role_check CHECK (role IN ('admin')),
      CONSTRAINT admin_users_email_check CHECK (email = lower(email)),
      CONSTRAINT admin_users_pkey PRIMARY KEY (id)
    )`);
    await runner.query(`CREATE UNIQUE INDEX admin_users_email_key ON admin_users (email)`);
    await runner.query(`CREATE TABLE sessions (
      id_hash text NOT NULL,
      admin_user_id uuid NOT NULL,
      last_seen_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT sessions_pkey PRIMARY KEY (id_hash)
    )`);
    await runner.query(`CREATE INDEX sessions_admin_user_id_idx ON sessions (admin_user_id)`);
    await runner.query(`CREATE TABLE blog_posts (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      sample boolean NOT NULL DEFAULT false,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz,
      title text NOT NULL,
      slug text NOT NULL,
      content text NOT NULL DEFAULT '',
      excerpt text NOT NULL DEFAULT '',
      image text NOT NULL DEFAULT '',
      date date NOT NULL DEFAULT now(),
      author text NOT NULL DEFAULT '',
      category text NOT NULL DEFAULT '',
      meta_description text NOT NULL DEFAULT '',
      structured_data text NOT NULL DEFAULT '',
      keywords text NOT NULL DEFAULT '',
      like_count integer,
      CONSTRAINT blog_posts_title_check CHECK (char_length(title) BETWEEN 1 AND 300),
      CONSTRAINT blog_posts_pkey PRIMARY KEY (id)
    )`);
    await runner.query(`CREATE UNIQUE INDEX blog_posts_slug_key ON blog_posts (slug)`);
    await runner.query(`CREATE TABLE category_items (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      sample boolean NOT NULL DEFAULT false,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz,
      title text NOT NULL,
      image text NOT NULL DEFAULT '',
      description text NOT NULL DEFAULT '',
      price text NOT NULL DEFAULT '',
      price_amount numeric(12,2),
      original_price text NOT NULL DEFAULT '',
      original_price_amount numeric(12,2),
      retailer text NOT NULL DEFAULT '',
      affiliate_link text NOT NULL DEFAULT '',
      rating numeric(2,1),
      review_count integer,
      category_name text NOT NULL,
      source text,
      source_key text,
      CONSTRAINT category_items_rating_check CHECK (rating BETWEEN 0 AND 5 AND review_count >= 0),
      CONSTRAINT category_items_price_amount_check CHECK (price_amount >= 0 AND original_price_amount >= 0),
      CONSTRAINT category_items_category_name_check CHECK (category_name IN ('dresses', 'shoes', 'makeup', 'handbags', 'cars', 'bikes')),
      CONSTRAINT category_items_title_check CHECK (char_length(title) BETWEEN 1 AND 300),
      CONSTRAINT category_items_pkey PRIMARY KEY (id)
    )`);
    await runner.query(`CREATE UNIQUE INDEX category_items_source_key ON category_items (source, source_key)`);
    await runner.query(`CREATE TABLE celebrities (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      sample boolean NOT NULL DEFAULT false,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz,
      name text NOT NULL,
      slug text NOT NULL,
      image text NOT NULL DEFAULT '',
      bio text NOT NULL DEFAULT '',
      category text NOT NULL DEFAULT '',
      style_type text NOT NULL DEFAULT '',
      birthdate text NOT NULL DEFAULT '',
      birthplace text NOT NULL DEFAULT '',
      height text NOT NULL DEFAULT '',
      education text NOT NULL DEFAULT '',
      career_highlights text NOT NULL DEFAULT '',
      personal_life text NOT NULL DEFAULT '',
      awards text NOT NULL DEFAULT '',
      interesting_facts text NOT NULL DEFAULT '',
      nationality text NOT NULL DEFAULT '',
      languages text NOT NULL DEFAULT '',
      net_worth text NOT NULL DEFAULT '',
      zodiac_sign text NOT NULL DEFAULT '',
      philanthropy_work text NOT NULL DEFAULT '',
      business_ventures text NOT NULL DEFAULT '',
      controversies text NOT NULL DEFAULT '',
      fanbase_nickname text NOT NULL DEFAULT '',
      measurements text NOT NULL DEFAULT '',
      diet_fitness text NOT NULL DEFAULT '',
      style_evolution text NOT NULL DEFAULT '',
      influences text NOT NULL DEFAULT '',
      quotes text NOT NULL DEFAULT '',
      public_perception text NOT NULL DEFAULT '',
      brand_endorsements text NOT NULL DEFAULT '',
      social_media jsonb NOT NULL DEFAULT '{"instagram":"","twitter":"","facebook":"","youtube":"","tiktok":"","website":""}',
      signature jsonb NOT NULL DEFAULT '{"look":"","accessories":"","designers":"","perfume":""}',
      follower_count integer,
      influence_scores jsonb NOT NULL DEFAULT '[]',
      style_evolution_stages jsonb NOT NULL DEFAULT '[]',
      fashion_timeline jsonb NOT NULL DEFAULT '[]',
      CONSTRAINT celebrities_follower_count_check CHECK (follower_count >= 0),
      CONSTRAINT celebrities_name_check CHECK (char_length(name) BETWEEN 1 AND 200),
      CONSTRAINT celebrities_pkey PRIMARY KEY (id)
    )`);
    await runner.query(`CREATE UNIQUE INDEX celebrities_slug_key ON celebrities (slug)`);
    await runner.query(`CREATE TABLE newsletter_subscribers (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      email text NOT NULL,
      source text NOT NULL DEFAULT '',
      subscribed boolean NOT NULL DEFAULT true,
      sample boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT newsletter_subscribers_email_check CHECK (email = lower(email) AND char_length(email) BETWEEN 3 AND 254),
      CONSTRAINT newsletter_subscribers_pkey PRIMARY KEY (id)
    )`);
    await runner.query(`CREATE INDEX newsletter_subscribers_created_at_idx ON newsletter_subscribers (created_at, id)`);
    await runner.query(`CREATE UNIQUE INDEX newsletter_subscribers_email_key ON newsletter_subscribers (email)`);
    await runner.query(`CREATE TABLE outfits (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      sample boolean NOT NULL DEFAULT false,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz,
      title text NOT NULL,
      slug text NOT NULL,
      image text NOT NULL DEFAULT '',
      description text NOT NULL DEFAULT '',
      full_description text,
      occasion text,
      date date,
      affiliate_link text,
      like_count integer,
      celebrity_id uuid NOT NULL,
      CONSTRAINT outfits_like_count_check CHECK (like_count >= 0),
      CONSTRAINT outfits_title_check CHECK (char_length(title) BETWEEN 1 AND 300),
      CONSTRAINT outfits_pkey PRIMARY KEY (id)
    )`);
    await runner.query(`CREATE UNIQUE INDEX outfits_slug_key ON outfits (slug)`);
    await runner.query(`CREATE TABLE outfit_tags (
      outfit_id uuid NOT NULL,
      tag_name text NOT NULL,
      CONSTRAINT outfit_tags_pkey PRIMARY KEY (outfit_id, tag_name)
    )`);
    await runner.query(`CREATE INDEX outfit_tags_tag_name_idx ON outfit_tags (tag_name)`);
    await runner.query(`CREATE TABLE affiliate_products (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      sample boolean NOT NULL DEFAULT false,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz,
      title text NOT NULL,
      image text NOT NULL DEFAULT '',
      description text NOT NULL DEFAULT '',
      price text NOT NULL DEFAULT '',
      price_amount numeric(12,2),
      original_price text NOT NULL DEFAULT '',
      original_price_amount numeric(12,2),
      retailer text NOT NULL DEFAULT '',
      affiliate_link text NOT NULL DEFAULT '',
      rating numeric(2,1),
      review_count integer,
      outfit_id uuid NOT NULL,
      CONSTRAINT affiliate_products_rating_check CHECK (rating BETWEEN 0 AND 5 AND review_count >= 0),
      CONSTRAINT affiliate_products_price_amount_check CHECK (price_amount >= 0 AND original_price_amount >= 0),
      CONSTRAINT affiliate_products_title_check CHECK (char_length(title) BETWEEN 1 AND 300),
      CONSTRAINT affiliate_products_pkey PRIMARY KEY (id)
    )`);
    await runner.query(`CREATE TABLE settings (
      id integer NOT NULL DEFAULT 1,
      site_name text NOT NULL DEFAULT 'WornBy',
      site_tagline text NOT NULL DEFAULT 'Explore celebrity fashion and style',
      logo text NOT NULL DEFAULT '',
      contact_email text NOT NULL DEFAULT '',
      featured_celebs_count integer NOT NULL DEFAULT 6,
      posts_per_page integer NOT NULL DEFAULT 10,
      facebook text NOT NULL DEFAULT '',
      twitter text NOT NULL DEFAULT '',
      instagram text NOT NULL DEFAULT '',
      pinterest text NOT NULL DEFAULT '',
      disclosure_text text NOT NULL DEFAULT 'Some links on this page are affiliate links: if you buy through them, we may earn a commission at no extra cost to you.',
      default_tracking text NOT NULL DEFAULT 'utm_source=wornby&utm_medium=affiliate&utm_campaign=shop_the_look',
      create_new_window boolean NOT NULL DEFAULT true,
      add_no_follow_tag boolean NOT NULL DEFAULT true,
      google_analytics_id text NOT NULL DEFAULT '',
      enable_tracking boolean NOT NULL DEFAULT true,
      anonymize_ip boolean NOT NULL DEFAULT true,
      track_outbound_links boolean NOT NULL DEFAULT true,
      version integer NOT NULL DEFAULT 1,
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT settings_posts_per_page_check CHECK (posts_per_page BETWEEN 5 AND 50),
      CONSTRAINT settings_featured_celebs_count_check CHECK (featured_celebs_count BETWEEN 1 AND 20),
      CONSTRAINT settings_one_row_check CHECK (id = 1),
      CONSTRAINT settings_pkey PRIMARY KEY (id)
    )`);
    await runner.query(`CREATE TABLE social_posts (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      platform text NOT NULL DEFAULT '',
      username text NOT NULL DEFAULT '',
      content text NOT NULL DEFAULT '',
      image text NOT NULL DEFAULT '',
      date_text text NOT NULL DEFAULT '',
      link text NOT NULL DEFAULT '',
      "position" integer NOT NULL DEFAULT 0,
      sample boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT social_posts_platform_check CHECK (platform IN ('instagram', 'twitter')),
      CONSTRAINT social_posts_pkey PRIMARY KEY (id)
    )`);
    await runner.query(`CREATE TABLE testimonials (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      name text NOT NULL DEFAULT '',
      role text NOT NULL DEFAULT '',
      avatar text NOT NULL DEFAULT '',
      quote text NOT NULL DEFAULT '',
      "position" integer NOT NULL DEFAULT 0,
      sample boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT testimonials_pkey PRIMARY KEY (id)
    )`);
    await runner.query(`CREATE TABLE terms (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      type text NOT NULL,
      name text NOT NULL,
      sample boolean NOT NULL DEFAULT false,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT terms_name_check CHECK (char_length(name) BETWEEN 1 AND 100),
      CONSTRAINT terms_type_check CHECK (type IN ('category', 'styleType', 'occasion', 'blogCategory', 'tag')),
      CONSTRAINT terms_pkey PRIMARY KEY (id)
    )`);
    await runner.query(`CREATE TABLE audit_log (
      id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
      actor_id uuid,
      actor_name text NOT NULL DEFAULT '',
      action text NOT NULL,
      entity_type text NOT NULL,
      entity_id uuid,
      title text NOT NULL DEFAULT '',
      changes jsonb NOT NULL DEFAULT '{}',
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT audit_log_pkey PRIMARY KEY (id)
    )`);
    await runner.query(`CREATE INDEX audit_log_entity_idx ON audit_log (entity_type, entity_id)`);
    await runner.query(`CREATE INDEX audit_log_created_at_idx ON audit_log (created_at, id)`);
    await runner.query(`CREATE TABLE slug_history (
      entity_type text NOT NULL,
      slug text NOT NULL,
      entity_id uuid NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT slug_history_pkey PRIMARY KEY (entity_type, slug)
    )`);
    await runner.query(`CREATE INDEX slug_history_entity_id_idx ON slug_history (entity_id)`);
    await runner.query(
      `ALTER TABLE sessions ADD CONSTRAINT sessions_admin_user_id_fkey FOREIGN KEY (admin_user_id) REFERENCES admin_users(id) ON DELETE CASCADE`,
    );
    await runner.query(
      `ALTER TABLE outfits ADD CONSTRAINT outfits_celebrity_id_fkey FOREIGN KEY (celebrity_id) REFERENCES celebrities(id) ON DELETE RESTRICT`,
    );
    await runner.query(
      `ALTER TABLE outfit_tags ADD CONSTRAINT outfit_tags_outfit_id_fkey FOREIGN KEY (outfit_id) REFERENCES outfits(id) ON DELETE CASCADE`,
    );
    await runner.query(
      `ALTER TABLE affiliate_products ADD CONSTRAINT affiliate_products_outfit_id_fkey FOREIGN KEY (outfit_id) REFERENCES outfits(id) ON DELETE RESTRICT`,
    );
    await runner.query(
      `CREATE INDEX celebrities_name_idx ON celebrities (searchable(name) COLLATE "C", id) WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX celebrities_category_idx ON celebrities (category, searchable(name) COLLATE "C", id) WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX celebrities_newest_idx ON celebrities (created_at DESC, id DESC) WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX celebrities_name_trgm_idx ON celebrities USING gin (searchable(name) gin_trgm_ops)`,
    );
    await runner.query(
      `CREATE INDEX outfits_date_idx ON outfits (COALESCE(date, '0001-01-01') DESC, id DESC) WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX outfits_celebrity_id_date_idx ON outfits (celebrity_id, COALESCE(date, '0001-01-01') DESC, id DESC) WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX outfits_occasion_date_idx ON outfits (occasion, COALESCE(date, '0001-01-01') DESC, id DESC) WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX outfits_text_trgm_idx ON outfits USING gin (searchable(title || ' ' || description) gin_trgm_ops)`,
    );
    await runner.query(`CREATE INDEX outfits_title_trgm_idx ON outfits USING gin (searchable(title) gin_trgm_ops)`);
    await runner.query(
      `CREATE INDEX affiliate_products_outfit_id_idx ON affiliate_products (outfit_id, created_at, id) WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX affiliate_products_created_at_idx ON affiliate_products (created_at DESC, id DESC) WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX affiliate_products_price_asc_idx ON affiliate_products (COALESCE(price_amount, 'Infinity'), id) WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX affiliate_products_price_desc_idx ON affiliate_products (COALESCE(price_amount, -1) DESC, id DESC) WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX affiliate_products_title_trgm_idx ON affiliate_products USING gin (searchable(title) gin_trgm_ops)`,
    );
    await runner.query(
      `CREATE INDEX category_items_newest_idx ON category_items (category_name, created_at DESC, id DESC) WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX category_items_price_asc_idx ON category_items (category_name, COALESCE(price_amount, 'Infinity'), id) WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX category_items_price_desc_idx ON category_items (category_name, COALESCE(price_amount, -1) DESC, id DESC) WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX category_items_text_trgm_idx ON category_items USING gin (searchable(title || ' ' || description) gin_trgm_ops)`,
    );
    await runner.query(
      `CREATE INDEX category_items_title_trgm_idx ON category_items USING gin (searchable(title) gin_trgm_ops)`,
    );
    await runner.query(`CREATE INDEX blog_posts_date_idx ON blog_posts (date DESC, id DESC) WHERE deleted_at IS NULL`);
    await runner.query(
      `CREATE INDEX blog_posts_category_date_idx ON blog_posts (category, date DESC, id DESC) WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX blog_posts_title_trgm_idx ON blog_posts USING gin (searchable(title) gin_trgm_ops)`,
    );
    await runner.query(`CREATE UNIQUE INDEX terms_type_name_key ON terms (type, lower(name))`);
    await runner.query(`INSERT INTO settings (id) VALUES (1)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE slug_history CASCADE`);
    await runner.query(`DROP TABLE audit_log CASCADE`);
    await runner.query(`DROP TABLE terms CASCADE`);
    await runner.query(`DROP TABLE testimonials CASCADE`);
    await runner.query(`DROP TABLE social_posts CASCADE`);
    await runner.query(`DROP TABLE settings CASCADE`);
    await runner.query(`DROP TABLE affiliate_products CASCADE`);
    await runner.query(`DROP TABLE outfit_tags CASCADE`);
    await runner.query(`DROP TABLE outfits CASCADE`);
    await runner.query(`DROP TABLE newsletter_subscribers CASCADE`);
    await runner.query(`DROP TABLE celebrities CASCADE`);
    await runner.query(`DROP TABLE category_items CASCADE`);
    await runner.query(`DROP TABLE blog_posts CASCADE`);
    await runner.query(`DROP TABLE sessions CASCADE`);
    await runner.query(`DROP TABLE admin_users CASCADE`);
    await runner.query(`DROP TABLE page_views CASCADE`);
    await runner.query(`DROP TABLE link_clicks CASCADE`);
    await runner.query(`DROP TABLE conversions CASCADE`);
    await runner.query(`DROP FUNCTION searchable(text)`);
    await runner.query(`DROP EXTENSION unaccent`);
    await runner.query(`DROP EXTENSION pg_trgm`);
  }
}
