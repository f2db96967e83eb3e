-- Every order made at the provider for one of ours; orders.razorpay_order_id names the live one.
CREATE TABLE payment_orders (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  -- Null while it is being made.
  razorpay_order_id text,
  amount_paise bigint NOT NULL,
  currency text NOT NULL DEFAULT 'INR',
  state text NOT NULL DEFAULT 'making',
  -- Who makes it must be done by then, or another request may try.
  claimed_until timestamptz,
  checks integer NOT NULL DEFAULT 0,
  -- When the provider is asked next whether somebody paid; null: never again.
  next_check_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payment_orders_razorpay_order_id_key UNIQUE (razorpay_order_id),
  CONSTRAINT payment_orders_state_known CHECK (state IN ('making', 'live', 'gone')),
  CONSTRAINT payment_orders_made CHECK (state = 'making' OR razorpay_order_id IS NOT NULL)
);

CREATE UNIQUE INDEX payment_orders_one_live ON payment_orders (order_id) WHERE state <> 'gone';

CREATE INDEX payment_orders_order ON payment_orders (order_id);

CREATE INDEX payment_orders_due ON payment_orders (next_check_at) WHERE next_check_at IS NOT NULL;

-- Every payment the provider told us of, as it stood last.
CREATE TABLE payments (
  razorpay_payment_id text PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders (id),
  razorpay_order_id text NOT NULL,
  amount_paise bigint NOT NULL,
  currency text NOT NULL,
  status text NOT NULL,
  method text,
  -- What it did for its order.
  outcome text NOT NULL DEFAULT 'none',
  -- Money that has to go back: not the order's sum, a second time, or for an order that can't be sent.
  refund_due boolean NOT NULL DEFAULT false,
  error_description text,
  error_reason text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payments_outcome_known CHECK (outcome IN ('none', 'confirmed', 'surplus', 'mismatch'))
);

CREATE INDEX payments_order ON payments (order_id);

-- The same order is confirmed by one payment only.
CREATE UNIQUE INDEX payments_confirm_once ON payments (order_id) WHERE outcome = 'confirmed';

CREATE TRIGGER payments_updated BEFORE UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

-- The provider's webhooks, kept before they are worked on.
CREATE TABLE payment_events (
  event_id text PRIMARY KEY,
  event text NOT NULL,
  -- As it came; emptied when it is old, since it names the buyer.
  body text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  received_at timestamptz NOT NULL DEFAULT now(),
  processed_at timestamptz,
  last_error text
);

CREATE INDEX payment_events_due ON payment_events (next_attempt_at) WHERE processed_at IS NULL;

CREATE INDEX payment_events_received ON payment_events (received_at);

-- Refunds, written before the provider is asked for them.
CREATE TABLE payment_refunds (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  order_id text NOT NULL REFERENCES orders (id),
  razorpay_payment_id text NOT NULL REFERENCES payments (razorpay_payment_id),
  -- Null until the provider has answered.
  razorpay_refund_id text,
  idempotency_key text NOT NULL,
  amount_paise bigint NOT NULL,
  state text NOT NULL DEFAULT 'requested',
  -- Null for a refund made at the provider's own desk.
  actor_id text,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz,
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payment_refunds_razorpay_refund_id_key UNIQUE (razorpay_refund_id),
  CONSTRAINT payment_refunds_idempotency_key_key UNIQUE (idempotency_key),
  CONSTRAINT payment_refunds_amount_range CHECK (amount_paise > 0),
  CONSTRAINT payment_refunds_state_known CHECK (state IN ('requested', 'pending', 'processed', 'failed'))
);

CREATE INDEX payment_refunds_order ON payment_refunds (order_id);

CREATE INDEX payment_refunds_payment ON payment_refunds (razorpay_payment_id);

CREATE INDEX payment_refunds_due ON payment_refunds (next_attempt_at) WHERE next_attempt_at IS NOT NULL;

CREATE TRIGGER payment_refunds_updated BEFORE UPDATE ON payment_refunds FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
