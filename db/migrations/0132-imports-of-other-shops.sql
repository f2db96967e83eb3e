-- What comes with products from another shop's export: pictures that a job fetches, and the addresses by
-- which people knew them there.
CREATE TABLE import_pictures (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  product_id text NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  url text NOT NULL,
  alt text NOT NULL DEFAULT '',
  position integer NOT NULL,
  variant_keys text[] NOT NULL DEFAULT '{}',
  state text NOT NULL DEFAULT 'waiting',
  problem text,
  tries integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now(),
  stored_url text,
  actor_id text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT import_pictures_once UNIQUE (product_id, url),
  CONSTRAINT import_pictures_state_known CHECK (state IN ('waiting', 'fetched', 'failed')),
  CONSTRAINT import_pictures_told CHECK (
    (state = 'fetched') = (stored_url IS NOT NULL) AND (state = 'failed') = (problem IS NOT NULL))
);

CREATE INDEX import_pictures_due ON import_pictures (due_at, id) WHERE state = 'waiting';

CREATE TRIGGER import_pictures_updated BEFORE UPDATE ON import_pictures FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

COMMENT ON COLUMN import_pictures.position IS 'Its place among the product''s pictures in the file, from 1.';

COMMENT ON COLUMN import_pictures.variant_keys IS 'Of the variants whose picture it becomes.';

COMMENT ON COLUMN import_pictures.due_at IS 'From when it may be fetched: whoever fetches it puts that off first, so that no other does.';

CREATE TABLE moved_addresses (
  path text PRIMARY KEY,
  product_id text REFERENCES products (id) ON DELETE CASCADE,
  leads_to text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT moved_addresses_target CHECK ((product_id IS NULL) <> (leads_to IS NULL))
);

CREATE INDEX moved_addresses_product ON moved_addresses (product_id) WHERE product_id IS NOT NULL;

COMMENT ON COLUMN moved_addresses.path IS 'Of another shop, in small letters and without a slash at its end.';

COMMENT ON COLUMN moved_addresses.leads_to IS 'A page of this shop, where no product is meant.';
