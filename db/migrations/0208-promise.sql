-- Who makes together, how much of it in a week, and when they do not work (PROMISE-1).
CREATE TABLE making_groups (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  name text NOT NULL,
  pieces_week integer NOT NULL,
  closed text NOT NULL DEFAULT '',
  said jsonb NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT making_groups_name_length CHECK (length(name) BETWEEN 1 AND 300),
  CONSTRAINT making_groups_pieces_week_range CHECK (pieces_week BETWEEN 1 AND 100000),
  CONSTRAINT making_groups_closed_length CHECK (length(closed) <= 3000)
);

CREATE UNIQUE INDEX making_groups_name ON making_groups (lower(name));

CREATE TRIGGER making_groups_updated BEFORE UPDATE ON making_groups FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER making_groups_content AFTER INSERT OR UPDATE OR DELETE ON making_groups
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed();

COMMENT ON COLUMN making_groups.pieces_week IS 'Pieces of weight 1 that they make in a whole week.';

COMMENT ON COLUMN making_groups.closed IS 'Days on which they do not work, beside the shop''s own, as the owner typed them.';

COMMENT ON COLUMN making_groups.said IS 'By weight the week in which a piece would be made now: public pages say it, and follow when it changes.';

ALTER TABLE products
  ADD COLUMN making_group text REFERENCES making_groups (id) ON DELETE SET NULL,
  ADD COLUMN making_weight smallint NOT NULL DEFAULT 1 CONSTRAINT products_making_weight_range CHECK (making_weight BETWEEN 1 AND 100);

CREATE INDEX products_making_group ON products (making_group) WHERE making_group IS NOT NULL;

COMMENT ON COLUMN products.making_weight IS 'As much work as so many pieces of weight 1.';

ALTER TABLE lots ADD COLUMN planned boolean NOT NULL DEFAULT false;

COMMENT ON COLUMN lots.planned IS 'Its day is the end of the week that it was planned into; it does not follow its order''s.';
