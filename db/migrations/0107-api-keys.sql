-- What other programs of the owner's prove themselves by when they read orders.
CREATE TABLE api_keys (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  name text NOT NULL,
  key_hash text NOT NULL,
  ending text NOT NULL,
  made_at timestamptz NOT NULL,
  last_used_at timestamptz,
  revoked_at timestamptz,
  CONSTRAINT api_keys_hash_once UNIQUE (key_hash),
  CONSTRAINT api_keys_name_length CHECK (length(name) BETWEEN 1 AND 60)
);

COMMENT ON COLUMN api_keys.key_hash IS 'SHA-256 of the key, which is kept nowhere.';

COMMENT ON COLUMN api_keys.ending IS 'The last four signs of the key, by which its owner tells it from others.';

COMMENT ON COLUMN api_keys.last_used_at IS 'To the minute.';
