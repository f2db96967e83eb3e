-- Who makes what by when (MAKING-1).
ALTER TABLE artisans
  ADD COLUMN phone text,
  ADD COLUMN page_language text NOT NULL DEFAULT 'hi' CONSTRAINT artisans_page_language_known CHECK (page_language IN ('en', 'hi')),
  ADD COLUMN pieces_week integer CONSTRAINT artisans_pieces_week_range CHECK (pieces_week BETWEEN 1 AND 999999),
  ADD COLUMN away_from date,
  ADD COLUMN away_until date CONSTRAINT artisans_away_range CHECK (away_until >= away_from),
  ADD COLUMN working boolean NOT NULL DEFAULT true;

COMMENT ON COLUMN artisans.phone IS 'For the owner alone, and so is what follows: how the maker is reached and how much they make.';

COMMENT ON COLUMN artisans.page_language IS 'Of the maker''s own page and papers.';

COMMENT ON COLUMN artisans.working IS 'False for one who is given no work any more.';

CREATE TABLE product_steps (
  product_id text NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  position smallint NOT NULL,
  name text NOT NULL,
  rate numeric(12, 2),
  pieces_week integer,
  PRIMARY KEY (product_id, position),
  CONSTRAINT product_steps_position_range CHECK (position BETWEEN 1 AND 8),
  CONSTRAINT product_steps_name_length CHECK (length(name) BETWEEN 1 AND 60),
  CONSTRAINT product_steps_rate_range CHECK (rate >= 0),
  CONSTRAINT product_steps_pieces_week_range CHECK (pieces_week BETWEEN 1 AND 999999)
);

COMMENT ON TABLE product_steps IS 'How a product is made, one step after the other; without any it is made in one, "Making".';

COMMENT ON COLUMN product_steps.rate IS 'Rupees that a maker gets for a piece; null where it is agreed each time.';

CREATE TABLE lot_series (
  financial_year text PRIMARY KEY,
  last_serial integer NOT NULL
);

CREATE TABLE lots (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  number text NOT NULL UNIQUE,
  product_id text REFERENCES products (id) ON DELETE SET NULL,
  variant_id text,
  product_name text NOT NULL,
  option_text text,
  personal jsonb NOT NULL DEFAULT '[]',
  picture_url text,
  order_item_id text UNIQUE REFERENCES order_items (id) ON DELETE SET NULL,
  quantity integer NOT NULL,
  due_on date,
  state text NOT NULL DEFAULT 'open',
  steps jsonb,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT lots_quantity_range CHECK (quantity BETWEEN 1 AND 100000),
  CONSTRAINT lots_state_known CHECK (state IN ('open', 'done', 'cancelled'))
);

CREATE INDEX lots_open_due ON lots (due_on, id) WHERE state = 'open';

CREATE INDEX lots_product ON lots (product_id);

CREATE TRIGGER lots_updated BEFORE UPDATE ON lots FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

COMMENT ON COLUMN lots.number IS 'W-26-27-0001: without a gap in each financial year.';

COMMENT ON COLUMN lots.order_item_id IS 'Null for a lot that is made for stock.';

COMMENT ON COLUMN lots.steps IS 'A list of { name, rate }, frozen when its first work is given; null until then.';

CREATE TABLE lot_parts (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  lot_id text NOT NULL REFERENCES lots (id) ON DELETE CASCADE,
  step smallint NOT NULL,
  artisan_id text REFERENCES artisans (id) ON DELETE SET NULL,
  artisan_name text NOT NULL,
  quantity integer NOT NULL,
  rate numeric(12, 2),
  due_on date,
  state text NOT NULL DEFAULT 'given',
  done integer NOT NULL DEFAULT 0,
  passed integer NOT NULL DEFAULT 0,
  rework integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  given_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT lot_parts_step_range CHECK (step BETWEEN 1 AND 8),
  CONSTRAINT lot_parts_quantity_range CHECK (quantity BETWEEN 1 AND 100000),
  CONSTRAINT lot_parts_rate_range CHECK (rate >= 0),
  CONSTRAINT lot_parts_state_known CHECK (state IN ('given', 'begun', 'done', 'checked', 'cancelled')),
  CONSTRAINT lot_parts_done_range CHECK (
    done <= quantity AND passed >= 0 AND rework >= 0 AND passed + rework <= done)
);

CREATE INDEX lot_parts_lot ON lot_parts (lot_id, step);

CREATE INDEX lot_parts_artisan ON lot_parts (artisan_id, due_on) WHERE state IN ('given', 'begun', 'done');

CREATE TRIGGER lot_parts_updated BEFORE UPDATE ON lot_parts FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

COMMENT ON COLUMN lot_parts.rate IS 'Rupees a piece, frozen when the work was given.';

COMMENT ON COLUMN lot_parts.rework IS 'Pieces that were looked at and are to be done again; done anew they leave it.';

CREATE TABLE lot_notes (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  part_id text NOT NULL REFERENCES lot_parts (id) ON DELETE CASCADE,
  said_by text NOT NULL,
  text text,
  photo text,
  said_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT lot_notes_said_by_known CHECK (said_by IN ('maker', 'owner')),
  CONSTRAINT lot_notes_text_length CHECK (length(text) <= 500)
);

CREATE INDEX lot_notes_part ON lot_notes (part_id, said_at);
