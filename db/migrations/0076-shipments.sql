-- A parcel of an order: to its buyer, or back from there.
CREATE TABLE shipments (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  number smallint NOT NULL,
  direction text NOT NULL DEFAULT 'out',
  state text NOT NULL DEFAULT 'draft',
  carrier text NOT NULL DEFAULT 'hand',
  courier text,
  awb text,
  tracking_url text,
  weight_grams integer,
  length_cm smallint,
  width_cm smallint,
  height_cm smallint,
  charges numeric(12, 2),
  cash_to_collect numeric(12, 2) NOT NULL DEFAULT 0,
  photo text,
  label text,
  carrier_order_id text,
  carrier_shipment_id text,
  courier_id integer,
  booking_step text,
  booking_tries integer NOT NULL DEFAULT 0,
  booking_claimed_until timestamptz,
  trouble text,
  ask_at timestamptz,
  expected_on date,
  booked_at timestamptz,
  picked_up_at timestamptz,
  delivered_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT shipments_number_key UNIQUE (order_id, number),
  CONSTRAINT shipments_number_range CHECK (number BETWEEN 1 AND 999),
  CONSTRAINT shipments_direction_known CHECK (direction IN ('out', 'back')),
  CONSTRAINT shipments_state_known CHECK (
    state IN ('draft', 'booking', 'booked', 'picked_up', 'moving', 'out_for_delivery', 'attempt_failed', 'delivered',
      'rto', 'rto_received', 'cancelled')),
  CONSTRAINT shipments_carrier_known CHECK (carrier IN ('hand', 'shiprocket')),
  CONSTRAINT shipments_booking_step_known CHECK (booking_step IN ('order', 'awb', 'pickup', 'label', 'cancel')),
  CONSTRAINT shipments_measures CHECK (weight_grams > 0 AND length_cm > 0 AND width_cm > 0 AND height_cm > 0),
  CONSTRAINT shipments_cash_range CHECK (cash_to_collect >= 0)
);

CREATE INDEX shipments_awb ON shipments (awb) WHERE awb IS NOT NULL;

CREATE INDEX shipments_to_ask ON shipments (ask_at) WHERE ask_at IS NOT NULL;

CREATE INDEX shipments_in_booking ON shipments (booking_claimed_until) WHERE state = 'booking';

CREATE TRIGGER shipments_updated BEFORE UPDATE ON shipments FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TABLE shipment_items (
  shipment_id text NOT NULL REFERENCES shipments (id) ON DELETE CASCADE,
  order_item_id text NOT NULL REFERENCES order_items (id) ON DELETE CASCADE,
  quantity integer NOT NULL,
  PRIMARY KEY (shipment_id, order_item_id),
  CONSTRAINT shipment_items_quantity_range CHECK (quantity > 0)
);

CREATE INDEX shipment_items_item ON shipment_items (order_item_id);

-- What the carrier told of a parcel's way when it was asked; each once, however often it tells.
CREATE TABLE carrier_events (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  shipment_id text NOT NULL REFERENCES shipments (id) ON DELETE CASCADE,
  state text,
  words text NOT NULL,
  place text,
  happened_at timestamptz NOT NULL,
  heard_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT carrier_events_once UNIQUE (shipment_id, happened_at, words)
);

COMMENT ON COLUMN shipments.number IS 'The carrier knows the parcel as the order''s number, a hyphen and this.';

COMMENT ON COLUMN shipments.carrier IS 'hand: the owner took it there herself, and follows it by what she types.';

COMMENT ON COLUMN shipments.awb IS 'The number by which the courier follows it (air waybill).';

COMMENT ON COLUMN shipments.charges IS 'What the carrier takes for it.';

COMMENT ON COLUMN shipments.cash_to_collect IS 'What the courier collects at the door.';

COMMENT ON COLUMN shipments.photo IS 'Of the packed parcel, among the shop''s files.';

COMMENT ON COLUMN shipments.label IS 'The label as the carrier drew it, among the shop''s files.';

COMMENT ON COLUMN shipments.booking_step IS 'Which answer of the carrier''s is waited for; null when none is.';

COMMENT ON COLUMN shipments.booking_claimed_until IS 'Whoever books it must be done by then, or another may go on.';

COMMENT ON COLUMN shipments.trouble IS 'Why it could not be booked, or went wrong on its way, in the carrier''s words.';

COMMENT ON COLUMN shipments.ask_at IS 'When the carrier is asked next where it is; null: not again.';

COMMENT ON COLUMN carrier_events.state IS 'What of the parcel''s states it means; null where it means none.';

ALTER TABLE orders ADD COLUMN delivered_at timestamptz;

UPDATE orders SET delivered_at = coalesce(
  (SELECT max(created_at) FROM order_history WHERE order_id = orders.id AND status = 'delivered'), updated_at)
WHERE fulfilment_state = 'delivered';

-- What was typed as tracking is a parcel by hand with all that was ordered.
INSERT INTO shipments (order_id, number, state, awb, tracking_url, picked_up_at, delivered_at, created_at)
SELECT id, 1, CASE fulfilment_state WHEN 'delivered' THEN 'delivered' ELSE 'picked_up' END, tracking_number, tracking_url,
  coalesce((SELECT min(created_at) FROM order_history WHERE order_id = orders.id AND status = 'shipped'), updated_at),
  delivered_at, updated_at
FROM orders
WHERE fulfilment_state IN ('shipped', 'delivered') AND (tracking_number IS NOT NULL OR tracking_url IS NOT NULL);

INSERT INTO shipment_items (shipment_id, order_item_id, quantity)
SELECT shipments.id, order_items.id, order_items.quantity
FROM shipments JOIN order_items ON order_items.order_id = shipments.order_id;
