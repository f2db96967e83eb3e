-- What couriers do at a PIN code. One that is not here is not known, which forbids nothing.
CREATE TABLE pincodes (
  pincode text PRIMARY KEY,
  serviceable boolean NOT NULL DEFAULT true,
  cod boolean NOT NULL DEFAULT true,
  days smallint,
  CONSTRAINT pincodes_pincode_form CHECK (pincode ~ '^[1-9][0-9]{5}$'),
  CONSTRAINT pincodes_days_range CHECK (days BETWEEN 1 AND 60)
);

COMMENT ON COLUMN pincodes.days IS 'Working days on the way; null: the method''s usual ones.';

ALTER TABLE orders
  ADD COLUMN cod_confirmed_at timestamptz,
  ADD COLUMN cod_confirm_how text,
  ADD COLUMN cod_reminded_at timestamptz,
  ADD COLUMN cod_confirm_by timestamptz,
  ADD COLUMN cod_fee numeric(12, 2) NOT NULL DEFAULT 0,
  ADD COLUMN phone_key text,
  ADD CONSTRAINT orders_cod_confirm_how_known CHECK (cod_confirm_how IN ('link', 'account', 'owner')),
  ADD CONSTRAINT orders_cod_fee_range CHECK (cod_fee >= 0);

CREATE INDEX orders_open_cash_by_phone ON orders (phone_key) WHERE payment_state = 'cod_due' AND phone_key IS NOT NULL;

CREATE INDEX orders_to_confirm ON orders (cod_confirm_by) WHERE cod_confirm_by IS NOT NULL AND cod_confirmed_at IS NULL;

COMMENT ON COLUMN orders.cod_confirmed_at IS 'When the buyer, or the owner for them, said that cash will be paid.';

COMMENT ON COLUMN orders.cod_confirm_by IS 'By when a cash order must be confirmed, or it is cancelled; null: it need not be.';

COMMENT ON COLUMN orders.cod_reminded_at IS 'When the buyer was reminded to confirm.';

COMMENT ON COLUMN orders.cod_fee IS 'A part of its fees; 0 where nothing is asked for cash.';

COMMENT ON COLUMN orders.phone_key IS 'What its phone is known by, signed with the shop''s secret; null where there is none.';

-- Parcels for cash that came back, by which the next such order is judged.
CREATE TABLE cod_refusals (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  order_id text REFERENCES orders (id) ON DELETE SET NULL,
  phone_key text NOT NULL,
  happened_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT cod_refusals_order_key UNIQUE (order_id)
);

CREATE INDEX cod_refusals_phone ON cod_refusals (phone_key, happened_at);

CREATE INDEX cod_refusals_age ON cod_refusals (happened_at);
