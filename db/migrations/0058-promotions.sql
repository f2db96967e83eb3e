-- What lowers a bill, who used it, and what an order was given.
CREATE TABLE promotions (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  code text,
  title text NOT NULL,
  kind text NOT NULL,
  value numeric(12, 2),
  cap numeric(12, 2),
  min_subtotal numeric(12, 2) NOT NULL DEFAULT 0,
  scope text NOT NULL DEFAULT 'all',
  scope_words text[] NOT NULL DEFAULT '{}',
  starts_at timestamptz,
  ends_at timestamptz,
  most_uses integer,
  most_per_person integer,
  first_order boolean NOT NULL DEFAULT false,
  used integer NOT NULL DEFAULT 0,
  active boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT promotions_kind_known CHECK (kind IN ('percent', 'amount', 'shipping', 'prepaid')),
  CONSTRAINT promotions_scope_known CHECK (scope IN ('all', 'collection', 'category', 'products')),
  CONSTRAINT promotions_value_range CHECK (value > 0 AND (kind <> 'percent' OR value <= 100)),
  CONSTRAINT promotions_value_given CHECK (value IS NOT NULL OR kind = 'shipping'),
  CONSTRAINT promotions_cap_range CHECK (cap > 0),
  CONSTRAINT promotions_min_subtotal_range CHECK (min_subtotal >= 0),
  CONSTRAINT promotions_window CHECK (ends_at > starts_at),
  CONSTRAINT promotions_uses_range CHECK (used >= 0 AND most_uses > 0 AND most_per_person > 0)
);

CREATE UNIQUE INDEX promotions_code ON promotions (lower(code));

CREATE TRIGGER promotions_updated BEFORE UPDATE ON promotions FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TABLE promotion_uses (
  order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  promotion_id text NOT NULL REFERENCES promotions (id),
  person_key text[] NOT NULL DEFAULT '{}',
  state text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (order_id, promotion_id),
  CONSTRAINT promotion_uses_state_known CHECK (state IN ('held', 'used', 'given_back'))
);

CREATE INDEX promotion_uses_promotion ON promotion_uses (promotion_id);

CREATE INDEX promotion_uses_person ON promotion_uses USING gin (person_key);

CREATE TABLE order_discounts (
  order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  position integer NOT NULL,
  promotion_id text REFERENCES promotions (id) ON DELETE SET NULL,
  code text,
  title text NOT NULL,
  kind text NOT NULL,
  amount numeric(12, 2) NOT NULL,
  PRIMARY KEY (order_id, position),
  CONSTRAINT order_discounts_kind_known CHECK (kind IN ('percent', 'amount', 'shipping', 'prepaid')),
  CONSTRAINT order_discounts_amount_range CHECK (amount > 0)
);

CREATE INDEX order_discounts_promotion ON order_discounts (promotion_id);

-- Whether an order is somebody's first.
CREATE INDEX orders_by_mailbox ON orders (lower(btrim(billing_email)));

CREATE INDEX orders_by_phone ON orders (right(regexp_replace(billing_phone, '\D', '', 'g'), 10));

COMMENT ON COLUMN promotions.code IS 'Null for one that applies by itself; unique by lower case.';

COMMENT ON COLUMN promotions.value IS 'Per cent or rupees; null takes off all that shipping costs.';

COMMENT ON COLUMN promotions.scope_words IS 'Collections, categories or ids of products.';

COMMENT ON COLUMN promotions.used IS
  'Uses that were not given back; counted only where most_uses is set, so that others never wait.';

COMMENT ON COLUMN promotion_uses.person_key IS
  'Digests of the buyer''s e-mail and phone, either of which counts; empty once the account is deleted.';

COMMENT ON COLUMN promotion_uses.state IS 'Held by an unpaid card order, used, or given back.';

COMMENT ON COLUMN order_discounts.title IS 'As it was then, as all that stands here.';

COMMENT ON COLUMN orders.stock_held_until IS
  'Until when an unpaid card order holds counted stock and uses of promotions; null when it holds none.';
