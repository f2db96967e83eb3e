ALTER TABLE products ADD COLUMN returnable boolean NOT NULL DEFAULT true;

-- What was promised when it was ordered.
ALTER TABLE order_items ADD COLUMN returnable boolean NOT NULL DEFAULT true;

ALTER TABLE orders
  ADD COLUMN return_days smallint,
  ADD COLUMN damage_hours smallint,
  ADD CONSTRAINT orders_return_windows CHECK (return_days >= 0 AND damage_hours >= 0);

COMMENT ON COLUMN order_items.returnable IS 'False for what its product''s page said cannot be returned unless it arrives damaged.';

COMMENT ON COLUMN orders.return_days IS 'From its delivery on; null where it was placed before this was kept: as the settings say.';

CREATE TABLE return_requests (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  number text NOT NULL UNIQUE,
  idempotency_key text UNIQUE,
  kind text NOT NULL,
  state text NOT NULL DEFAULT 'requested',
  reason text NOT NULL,
  comment text,
  photos text[] NOT NULL DEFAULT '{}',
  wish text NOT NULL,
  wished_variant text,
  is_late boolean NOT NULL DEFAULT false,
  decline_words text,
  resolution text,
  refund numeric(12, 2),
  refund_shipping numeric(12, 2) NOT NULL DEFAULT 0,
  upi_id text,
  actor_id text,
  requested_at timestamptz NOT NULL DEFAULT now(),
  approved_at timestamptz,
  received_at timestamptz,
  settled_at timestamptz,
  declined_at timestamptz,
  withdrawn_at timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT return_requests_kind_known CHECK (kind IN ('return', 'exchange', 'damage')),
  CONSTRAINT return_requests_state_known CHECK (
    state IN ('requested', 'approved', 'declined', 'received', 'settled', 'withdrawn')),
  CONSTRAINT return_requests_wish_known CHECK (wish IN ('refund', 'exchange', 'replacement')),
  CONSTRAINT return_requests_resolution_known CHECK (
    resolution IN ('refund', 'refund_by_hand', 'exchange', 'replacement', 'nothing')),
  CONSTRAINT return_requests_photos_range CHECK (cardinality(photos) <= 5),
  CONSTRAINT return_requests_refund_range CHECK (refund >= 0 AND refund_shipping >= 0)
);

CREATE INDEX return_requests_order ON return_requests (order_id);

CREATE INDEX return_requests_by_state ON return_requests (state, requested_at);

CREATE INDEX return_requests_upi ON return_requests (settled_at) WHERE upi_id IS NOT NULL;

CREATE TRIGGER return_requests_updated BEFORE UPDATE ON return_requests FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TABLE return_items (
  request_id text NOT NULL REFERENCES return_requests (id) ON DELETE CASCADE,
  order_item_id text NOT NULL REFERENCES order_items (id) ON DELETE CASCADE,
  quantity integer NOT NULL,
  received integer NOT NULL DEFAULT 0,
  resellable integer NOT NULL DEFAULT 0,
  PRIMARY KEY (request_id, order_item_id),
  CONSTRAINT return_items_quantity_range CHECK (quantity > 0),
  CONSTRAINT return_items_received_range CHECK (received BETWEEN 0 AND quantity AND resellable BETWEEN 0 AND received)
);

CREATE INDEX return_items_item ON return_items (order_item_id);

COMMENT ON COLUMN return_requests.number IS 'R- and a number, as its buyer reads it.';

COMMENT ON COLUMN return_requests.idempotency_key IS 'Made with the form: what is sent twice is one request.';

COMMENT ON COLUMN return_requests.photos IS 'Among the shop''s files that only its buyer and the owner may see.';

COMMENT ON COLUMN return_requests.is_late IS 'The damage was told after the shop''s hours for it.';

COMMENT ON COLUMN return_requests.refund IS 'What was settled, shipping included; null until then.';

COMMENT ON COLUMN return_requests.upi_id IS 'Where cash goes back to; erased 30 days after it was settled.';

COMMENT ON COLUMN return_items.resellable IS 'Of what was received; goes back to stock.';

ALTER TABLE shipments ADD COLUMN return_request_id text REFERENCES return_requests (id) ON DELETE SET NULL;

CREATE INDEX shipments_return_request ON shipments (return_request_id) WHERE return_request_id IS NOT NULL;

COMMENT ON COLUMN shipments.return_request_id IS
  'What brings pieces back, or replaces them, for a request; the latter counts in no line''s pieces.';
