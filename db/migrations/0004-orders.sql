CREATE TABLE orders (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  order_id_text text NOT NULL,
  user_id text REFERENCES profiles (id) ON DELETE SET NULL,
  status text NOT NULL DEFAULT 'pending',
  billing_full_name text NOT NULL,
  billing_email text NOT NULL,
  billing_phone text,
  billing_address_line1 text NOT NULL,
  billing_address_line2 text,
  billing_city text NOT NULL,
  billing_state text NOT NULL,
  -- Two digits, as GST counts the states.
  billing_state_code text,
  billing_pincode text NOT NULL,
  billing_country text NOT NULL DEFAULT 'India',
  shipping_full_name text NOT NULL,
  shipping_address_line1 text NOT NULL,
  shipping_address_line2 text,
  shipping_city text NOT NULL,
  shipping_state text NOT NULL,
  shipping_state_code text,
  shipping_pincode text NOT NULL,
  shipping_country text NOT NULL DEFAULT 'India',
  shipping_method text NOT NULL DEFAULT 'standard',
  payment_method text NOT NULL,
  currency text NOT NULL DEFAULT 'INR',
  subtotal numeric(12, 2) NOT NULL,
  shipping_cost numeric(12, 2) NOT NULL,
  total_amount numeric(12, 2) NOT NULL,
  payment_state text NOT NULL DEFAULT 'awaiting',
  payment_reason text,
  paid_at timestamptz,
  refund_due boolean NOT NULL DEFAULT false,
  cod_collected_at timestamptz,
  razorpay_order_id text,
  razorpay_payment_id text,
  fulfilment_state text NOT NULL DEFAULT 'pending',
  tracking_number text,
  tracking_url text,
  buyer_gstin text,
  gift_note text,
  internal_note text,
  -- Until when an unpaid card order holds counted stock; null when it holds none.
  stock_held_until timestamptz,
  idempotency_key text,
  version integer NOT NULL DEFAULT 1,
  placed_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT orders_order_id_text_key UNIQUE (order_id_text),
  CONSTRAINT orders_idempotency_key_key UNIQUE (idempotency_key),
  CONSTRAINT orders_razorpay_order_id_key UNIQUE (razorpay_order_id),
  CONSTRAINT orders_status_known CHECK (status IN (
    'awaiting_razorpay_payment', 'pending_cod_confirmation', 'pending', 'processing', 'shipped', 'delivered', 'cancelled',
    'payment_init_failed', 'payment_verification_failed', 'payment_modal_dismissed', 'payment_failed_razorpay',
    'payment_error_generic')),
  CONSTRAINT orders_shipping_method_known CHECK (shipping_method IN ('standard', 'express')),
  CONSTRAINT orders_payment_method_known CHECK (payment_method IN ('razorpay', 'cod')),
  CONSTRAINT orders_currency_known CHECK (currency = 'INR'),
  CONSTRAINT orders_subtotal_range CHECK (subtotal >= 0),
  CONSTRAINT orders_shipping_cost_range CHECK (shipping_cost >= 0),
  CONSTRAINT orders_total_amount_range CHECK (total_amount >= 0),
  CONSTRAINT orders_payment_state_known CHECK (payment_state IN (
    'awaiting', 'failed', 'captured', 'refunded', 'cod_due', 'cod_collected')),
  CONSTRAINT orders_fulfilment_state_known CHECK (fulfilment_state IN (
    'pending', 'processing', 'shipped', 'delivered', 'cancelled')),
  CONSTRAINT orders_billing_state_code_form CHECK (billing_state_code ~ '^[0-9]{2}$'),
  CONSTRAINT orders_shipping_state_code_form CHECK (shipping_state_code ~ '^[0-9]{2}$')
);

CREATE INDEX orders_newest ON orders (created_at DESC, id);

CREATE INDEX orders_by_status ON orders (status, created_at DESC);

CREATE INDEX orders_by_user ON orders (user_id, created_at DESC);

-- The same payment can pay one order only.
CREATE UNIQUE INDEX orders_paid_once ON orders (razorpay_payment_id) WHERE payment_state IN ('captured', 'refunded');

CREATE INDEX orders_unpaid_by_card ON orders (created_at)
  WHERE payment_method = 'razorpay' AND payment_state IN ('awaiting', 'failed');

CREATE INDEX orders_holding_stock ON orders (stock_held_until) WHERE stock_held_until IS NOT NULL;

CREATE TRIGGER orders_updated BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

-- What was ordered, frozen: a product may change or go, its order line does not.
CREATE TABLE order_items (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  product_id text REFERENCES products (id) ON DELETE SET NULL,
  product_name text NOT NULL,
  quantity integer NOT NULL,
  price_at_purchase numeric(12, 2) NOT NULL,
  sku text,
  picture_url text,
  artisan text,
  hsn text,
  tax_rate numeric(5, 2),
  CONSTRAINT order_items_quantity_range CHECK (quantity BETWEEN 1 AND 999),
  CONSTRAINT order_items_price_range CHECK (price_at_purchase >= 0),
  CONSTRAINT order_items_tax_rate_range CHECK (tax_rate BETWEEN 0 AND 100)
);

CREATE INDEX order_items_order ON order_items (order_id);

CREATE INDEX order_items_product ON order_items (product_id);

CREATE TABLE order_history (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  status text NOT NULL,
  actor_kind text NOT NULL,
  actor_id text,
  note text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT order_history_actor_kind_known CHECK (actor_kind IN ('shopper', 'admin', 'system'))
);

CREATE INDEX order_history_order ON order_history (order_id, created_at);
