-- What signs in without a password: a key that a device keeps behind a finger, a face or a PIN.
CREATE TABLE passkeys (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  user_id text NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  credential_id text NOT NULL,
  public_key text NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  made_at timestamptz NOT NULL,
  last_used_at timestamptz,
  CONSTRAINT passkeys_credential_once UNIQUE (credential_id),
  CONSTRAINT passkeys_name_length CHECK (length(name) BETWEEN 1 AND 60)
);

COMMENT ON COLUMN passkeys.counter IS 'Of the uses, as the device counts them; 0 where it counts none. One that does not grow is a copy''s.';

CREATE INDEX passkeys_of ON passkeys (user_id);

CREATE TABLE passkey_challenges (
  token_hash text PRIMARY KEY,
  challenge text NOT NULL,
  use text NOT NULL CHECK (use IN ('add', 'sign-in', 'confirm')),
  user_id text REFERENCES profiles (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);

CREATE INDEX passkey_challenges_of ON passkey_challenges (user_id);

COMMENT ON COLUMN passkey_challenges.token_hash IS 'SHA-256 of what the browser that asked holds in a cookie.';
