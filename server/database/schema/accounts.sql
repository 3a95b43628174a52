-- People of the admin area, how they sign in, and the views that they save. Tokens and codes are stored as hashes.

CREATE TABLE admin_users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL DEFAULT '',
  email text NOT NULL CHECK (email = lower(email)),
  role text NOT NULL DEFAULT 'admin' CHECK (role IN ('contributor', 'editor', 'admin')),
  avatar text NOT NULL DEFAULT '',
  password_hash text NOT NULL,
  disabled_at timestamptz,
  last_login timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX admin_users_email_key ON admin_users (email);

-- The id names a session to its owner, who can end it; the cookie has what the hash is made from.
CREATE TABLE sessions (
  id_hash text PRIMARY KEY,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  admin_user_id uuid NOT NULL REFERENCES admin_users (id) ON DELETE CASCADE,
  device text NOT NULL DEFAULT '',
  last_seen_at timestamptz NOT NULL,
  -- When the account was last proved.
  authenticated_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX sessions_id_key ON sessions (id);
CREATE INDEX sessions_admin_user_id_idx ON sessions (admin_user_id);

CREATE TABLE invites (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  token_hash text NOT NULL,
  email text NOT NULL CHECK (email = lower(email)),
  name text NOT NULL,
  role text NOT NULL CHECK (role IN ('contributor', 'editor', 'admin')),
  invited_by_id uuid NOT NULL REFERENCES admin_users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX invites_token_hash_key ON invites (token_hash);
CREATE UNIQUE INDEX invites_email_key ON invites (email);
CREATE INDEX invites_invited_by_id_idx ON invites (invited_by_id);

-- Authenticator apps.
CREATE TABLE authenticators (
  admin_user_id uuid PRIMARY KEY REFERENCES admin_users (id) ON DELETE CASCADE,
  secret text NOT NULL,
  confirmed_at timestamptz,
  last_step integer NOT NULL DEFAULT 0 CHECK (last_step >= 0),
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE passkeys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  admin_user_id uuid NOT NULL REFERENCES admin_users (id) ON DELETE CASCADE,
  name text NOT NULL,
  credential_id text NOT NULL,
  public_key text NOT NULL,
  counter bigint NOT NULL DEFAULT 0,
  transports text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);
CREATE UNIQUE INDEX passkeys_credential_id_key ON passkeys (credential_id);
CREATE INDEX passkeys_admin_user_id_idx ON passkeys (admin_user_id);

CREATE TABLE recovery_codes (
  admin_user_id uuid NOT NULL REFERENCES admin_users (id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (admin_user_id, code_hash)
);

-- Sign-ins that still need the second factor.
CREATE TABLE pending_sign_ins (
  browser_hash text PRIMARY KEY,
  admin_user_id uuid NOT NULL REFERENCES admin_users (id) ON DELETE CASCADE,
  password_mark text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX pending_sign_ins_admin_user_id_idx ON pending_sign_ins (admin_user_id);
CREATE INDEX pending_sign_ins_expires_at_idx ON pending_sign_ins (expires_at);

CREATE TABLE passkey_challenges (
  browser_hash text PRIMARY KEY,
  challenge text NOT NULL,
  admin_user_id uuid,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenges_expires_at_idx ON passkey_challenges (expires_at);

-- Links in mails that reset a password.
CREATE TABLE password_resets (
  token_hash text PRIMARY KEY,
  admin_user_id uuid NOT NULL REFERENCES admin_users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX password_resets_admin_user_id_idx ON password_resets (admin_user_id);

-- The browsers in which an account has signed in.
CREATE TABLE known_devices (
  token_hash text PRIMARY KEY,
  admin_user_id uuid NOT NULL REFERENCES admin_users (id) ON DELETE CASCADE,
  last_used_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX known_devices_admin_user_id_idx ON known_devices (admin_user_id);

CREATE TABLE api_tokens (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  admin_user_id uuid NOT NULL REFERENCES admin_users (id) ON DELETE CASCADE,
  name text NOT NULL,
  token_hash text NOT NULL,
  ending text NOT NULL,
  scopes text[] NOT NULL CHECK (scopes <@ ARRAY['read', 'content', 'publish', 'subscribers', 'manage']),
  expires_at timestamptz NOT NULL,
  last_used_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX api_tokens_token_hash_key ON api_tokens (token_hash);
CREATE INDEX api_tokens_admin_user_id_idx ON api_tokens (admin_user_id);

-- Attempts to sign in and to subscribe, counted for all processes together. The columns are those of rate-limiter-flexible.
CREATE TABLE attempts (
  key text PRIMARY KEY,
  points integer NOT NULL,
  expire bigint
);

CREATE TABLE saved_views (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  screen text NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  query text NOT NULL DEFAULT '',
  is_shared boolean NOT NULL DEFAULT false,
  author_id uuid NOT NULL,
  author_name text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX saved_views_name_key ON saved_views (author_id, screen, lower(name));
CREATE INDEX saved_views_screen_idx ON saved_views (screen);

CREATE TABLE default_views (
  actor_id uuid NOT NULL,
  screen text NOT NULL,
  view_id uuid NOT NULL REFERENCES saved_views (id) ON DELETE CASCADE,
  PRIMARY KEY (actor_id, screen)
);
CREATE INDEX default_views_view_id_idx ON default_views (view_id);
