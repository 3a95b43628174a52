-- The settings, and what editors maintain for the whole site.

CREATE TABLE settings (
  id integer PRIMARY KEY DEFAULT 1,
  site_name text NOT NULL DEFAULT 'WornBy',
  site_tagline text NOT NULL DEFAULT 'Explore celebrity fashion and style',
  logo text NOT NULL DEFAULT '',
  contact_email text NOT NULL DEFAULT '',
  time_zone text NOT NULL DEFAULT 'UTC',
  featured_celebs_count integer NOT NULL DEFAULT 6 CHECK (featured_celebs_count BETWEEN 1 AND 20),
  home_look_id uuid,
  home_sections text[] NOT NULL DEFAULT '{LOOKS,CATEGORIES,PRODUCTS,SPOTLIGHT,TESTIMONIALS,BLOG,SOCIAL,NEWSLETTER}',
  posts_per_page integer NOT NULL DEFAULT 10 CHECK (posts_per_page BETWEEN 5 AND 50),
  facebook text NOT NULL DEFAULT '',
  twitter text NOT NULL DEFAULT '',
  instagram text NOT NULL DEFAULT '',
  pinterest text NOT NULL DEFAULT '',
  disclosure_text text NOT NULL DEFAULT 'Some links on this page are affiliate links: if you buy through them, we may earn a commission at no extra cost to you.',
  default_tracking text NOT NULL DEFAULT 'utm_source=wornby&utm_medium=affiliate&utm_campaign=shop_the_look',
  create_new_window boolean NOT NULL DEFAULT true,
  add_no_follow_tag boolean NOT NULL DEFAULT true,
  default_currency character(3) NOT NULL DEFAULT 'USD' CHECK (default_currency ~ '^[A-Z]{3}$'),
  exchange_rates_address text NOT NULL DEFAULT '',
  google_analytics_id text NOT NULL DEFAULT '',
  -- Visitors are asked before Google Analytics loads.
  ask_before_analytics boolean NOT NULL DEFAULT true,
  enable_tracking boolean NOT NULL DEFAULT true,
  anonymize_ip boolean NOT NULL DEFAULT true,
  track_outbound_links boolean NOT NULL DEFAULT true,
  click_retention_days integer NOT NULL DEFAULT 90 CHECK (click_retention_days BETWEEN 1 AND 3650),
  revision_limit integer NOT NULL DEFAULT 50 CHECK (revision_limit BETWEEN 5 AND 500),
  revision_days integer NOT NULL DEFAULT 365 CHECK (revision_days BETWEEN 1 AND 3650),
  two_factor_for_contributors boolean NOT NULL DEFAULT false,
  two_factor_for_editors boolean NOT NULL DEFAULT false,
  two_factor_for_admins boolean NOT NULL DEFAULT false,
  -- The mails of the newsletter.
  confirmation_greeting text NOT NULL DEFAULT 'Please confirm that you would like our mails. Until you do, we send you nothing else.',
  welcome_greeting text NOT NULL DEFAULT
    'It is good to have you with us. You will get what you chose, and you can change that at any time.',
  postal_address text NOT NULL DEFAULT '',
  -- The links at the top and at the foot of every page.
  menus jsonb NOT NULL DEFAULT '{"header":[{"label":"Home","to":"/"},{"label":"Celebrities","to":"/celebrities"},{"label":"Outfits","to":"/outfits"},{"label":"Blog","to":"/blog"}],"footer":[{"label":"Home","to":"/"},{"label":"Celebrities","to":"/celebrities"},{"label":"Outfits","to":"/outfits"},{"label":"Blog","to":"/blog"},{"label":"Shop","to":"/shop"},{"label":"Favorites","to":"/favorites"},{"label":"Following","to":"/following"},{"label":"What is she wearing?","to":"/ask"}],"legal":[{"label":"Privacy Policy","to":"/privacy-policy"},{"label":"Terms of Service","to":"/terms-of-service"},{"label":"Affiliate Disclosure","to":"/affiliate-disclosure"},{"label":"Developers","to":"/developers"}]}',
  -- How the site looks, beside its logo.
  branding jsonb NOT NULL DEFAULT '{"accent":"#93301f","fonts":"EDITORIAL","corners":"SQUARE","density":"SPACIOUS"}',
  -- Meta tags: name and content.
  verifications jsonb NOT NULL DEFAULT '[]',
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT settings_one_row_check CHECK (id = 1)
);
INSERT INTO settings (id) VALUES (1);
-- Prices that name no currency follow the setting.
CREATE FUNCTION follow_default_currency() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE affiliate_products SET compared_currency = NULL WHERE price_amount IS NOT NULL AND price_currency IS NULL;
  UPDATE category_items SET compared_currency = NULL WHERE price_amount IS NOT NULL AND price_currency IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER settings_default_currency AFTER UPDATE OF default_currency ON settings FOR EACH ROW
WHEN (OLD.default_currency <> NEW.default_currency) EXECUTE FUNCTION follow_default_currency();

-- The media library: a row for each uploaded picture.
CREATE TABLE pictures (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  address text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  file_size integer,
  file_name text NOT NULL DEFAULT '',
  alt text NOT NULL DEFAULT '',
  credit text NOT NULL DEFAULT '',
  license text NOT NULL DEFAULT '',
  focal_x real NOT NULL DEFAULT '0.5',
  focal_y real NOT NULL DEFAULT '0.5',
  uploader_name text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pictures_size_check CHECK (width > 0 AND height > 0),
  CONSTRAINT pictures_focal_point_check CHECK (focal_x BETWEEN 0 AND 1 AND focal_y BETWEEN 0 AND 1)
);
CREATE UNIQUE INDEX pictures_address_key ON pictures (address);
CREATE INDEX pictures_created_at_idx ON pictures (created_at, id);

-- The words of the taxonomy. Rows of content refer to them by name.
CREATE TABLE terms (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  type text NOT NULL CHECK (type IN ('category', 'styleType', 'occasion', 'blogCategory', 'tag')),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  sample boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX terms_type_name_key ON terms (type, lower(name));

CREATE TABLE testimonials (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL DEFAULT '',
  role text NOT NULL DEFAULT '',
  avatar text NOT NULL DEFAULT '',
  quote text NOT NULL DEFAULT '',
  position integer NOT NULL DEFAULT 0,
  sample boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE social_posts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  platform text NOT NULL DEFAULT '' CHECK (platform IN ('instagram', 'twitter')),
  username text NOT NULL DEFAULT '',
  content text NOT NULL DEFAULT '',
  image text NOT NULL DEFAULT '',
  date_text text NOT NULL DEFAULT '',
  link text NOT NULL DEFAULT '',
  position integer NOT NULL DEFAULT 0,
  sample boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
