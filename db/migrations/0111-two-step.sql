-- Two-step sign-in: after the password, a code of an app, or one of the recovery codes.
CREATE TABLE second_factors (
  user_id text PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  secret text NOT NULL,
  last_step integer NOT NULL,
  enabled_at timestamptz NOT NULL
);

COMMENT ON COLUMN second_factors.secret IS 'Encrypted with a key that is derived from the secret of the shop.';

COMMENT ON COLUMN second_factors.last_step IS 'The half minute since 1970 whose code was taken last: it and those before are taken no more.';

CREATE TABLE recovery_codes (
  user_id text NOT NULL REFERENCES second_factors (user_id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);

COMMENT ON COLUMN recovery_codes.code_hash IS 'SHA-256 of the code, which is kept nowhere.';

-- A sign-in whose password was right, and whose code is waited for.
CREATE TABLE sign_in_steps (
  token_hash text PRIMARY KEY,
  user_id text NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  browser text,
  wrong integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);

COMMENT ON COLUMN sign_in_steps.browser IS 'The name of a browser in which its owner signed in before; null of strangers.';

CREATE INDEX sign_in_steps_of ON sign_in_steps (user_id);

ALTER TABLE auth_sessions ADD COLUMN factor_at timestamptz;

COMMENT ON COLUMN auth_sessions.factor_at IS 'When the second factor was proved last in this session.';

ALTER TABLE shop_settings ADD COLUMN two_step_required boolean NOT NULL DEFAULT false;

COMMENT ON COLUMN shop_settings.two_step_required IS 'Whoever works in the admin area needs two-step sign-in.';
