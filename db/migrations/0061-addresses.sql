-- Addresses that a customer keeps for the checkout: ten at most, which whoever adds one sees to under the
-- profile's lock.
CREATE TABLE addresses (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  profile_id text NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  full_name text NOT NULL,
  address_line1 text NOT NULL,
  address_line2 text,
  city text NOT NULL,
  state text NOT NULL,
  pincode text NOT NULL,
  country text NOT NULL DEFAULT 'India',
  phone text,
  is_default boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX addresses_profile ON addresses (profile_id, created_at);

CREATE UNIQUE INDEX addresses_one_default ON addresses (profile_id) WHERE is_default;

CREATE TRIGGER addresses_updated BEFORE UPDATE ON addresses FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

COMMENT ON COLUMN addresses.is_default IS 'The checkout begins with it; one of a customer''s is it.';
