CREATE TABLE profiles (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  full_name text NOT NULL DEFAULT '',
  email text NOT NULL,
  email_verified boolean NOT NULL DEFAULT false,
  image text,
  role text NOT NULL DEFAULT 'user',
  phone text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT profiles_email_key UNIQUE (email),
  CONSTRAINT profiles_email_lower CHECK (email = lower(email)),
  CONSTRAINT profiles_role_known CHECK (role IN ('user', 'admin'))
);

CREATE INDEX profiles_admins ON profiles (id) WHERE role = 'admin';

CREATE TRIGGER profiles_updated BEFORE UPDATE ON profiles FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TABLE auth_accounts (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  account_id text NOT NULL,
  provider_id text NOT NULL,
  user_id text NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT auth_accounts_provider_key UNIQUE (provider_id, account_id)
);

CREATE INDEX auth_accounts_user ON auth_accounts (user_id);

CREATE TABLE auth_sessions (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  token text NOT NULL,
  user_id text NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  ip_address text,
  user_agent text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT auth_sessions_token_key UNIQUE (token)
);

CREATE INDEX auth_sessions_user ON auth_sessions (user_id);

CREATE INDEX auth_sessions_expiry ON auth_sessions (expires_at);

CREATE TABLE auth_verifications (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX auth_verifications_identifier ON auth_verifications (identifier);

CREATE INDEX auth_verifications_expiry ON auth_verifications (expires_at);

CREATE TABLE wishlist_items (
  profile_id text NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  product_id text NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (profile_id, product_id)
);

CREATE INDEX wishlist_items_product ON wishlist_items (product_id);
