-- Pictures that a product, a post or an artisan has on another machine, as a table file or rows from
-- elsewhere name them: a job fetches them, and here stands how far it is with each.
CREATE TABLE foreign_pictures (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  kind text NOT NULL,
  record_id text NOT NULL,
  url text NOT NULL,
  state text NOT NULL DEFAULT 'waiting',
  problem text,
  tries integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now(),
  stored_url text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT foreign_pictures_kind_known CHECK (kind IN ('product', 'post', 'artisan')),
  CONSTRAINT foreign_pictures_state_known CHECK (state IN ('waiting', 'fetched', 'failed')),
  CONSTRAINT foreign_pictures_told CHECK (
    (state = 'fetched') = (stored_url IS NOT NULL) AND (state = 'failed') = (problem IS NOT NULL))
);

-- An address may be longer than what an index holds.
CREATE UNIQUE INDEX foreign_pictures_once ON foreign_pictures (kind, record_id, md5(url));

CREATE INDEX foreign_pictures_due ON foreign_pictures (due_at, id) WHERE state = 'waiting';

CREATE TRIGGER foreign_pictures_updated BEFORE UPDATE ON foreign_pictures FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

COMMENT ON COLUMN foreign_pictures.due_at IS 'From when it may be fetched: whoever fetches it puts that off first, so that no other does.';

COMMENT ON COLUMN foreign_pictures.stored_url IS 'The shop''s own picture that has taken its place.';
