-- What the shop offers a buyer at prices of its own, and the orders that come of it: paid by transfer, too,
-- and in two parts.
ALTER TABLE orders
  ADD COLUMN po_number text,
  ADD COLUMN may_leave_unpaid boolean NOT NULL DEFAULT false,
  DROP CONSTRAINT orders_payment_method_known,
  ADD CONSTRAINT orders_payment_method_known CHECK (payment_method IN ('razorpay', 'cod', 'bank', 'none')),
  DROP CONSTRAINT orders_payment_state_known,
  ADD CONSTRAINT orders_payment_state_known CHECK (payment_state IN (
    'awaiting', 'failed', 'part_paid', 'captured', 'refunded', 'cod_due', 'cod_collected'));

COMMENT ON COLUMN orders.po_number IS 'The number of a company''s own purchase order, as its buyer gave it.';

COMMENT ON COLUMN orders.may_leave_unpaid IS 'The owner lets it be sent before all of it is paid.';

DROP INDEX orders_to_pack;

CREATE INDEX orders_to_pack ON orders (created_at DESC, id)
  WHERE fulfilment_state IN ('pending', 'processing')
    AND (payment_state IN ('captured', 'cod_due', 'cod_collected') OR may_leave_unpaid) AND NOT refund_due;

-- The parts in which the order of an offer is paid. Any other order is paid at once and has none.
CREATE TABLE order_dues (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  kind text NOT NULL,
  amount numeric(12, 2) NOT NULL,
  method text NOT NULL,
  paid_at timestamptz,
  payment_id text,
  reference text,
  actor_id text,
  CONSTRAINT order_dues_once UNIQUE (order_id, kind),
  CONSTRAINT order_dues_kind_known CHECK (kind IN ('whole', 'advance', 'balance')),
  CONSTRAINT order_dues_method_known CHECK (method IN ('razorpay', 'bank', 'cash')),
  CONSTRAINT order_dues_amount_range CHECK (amount > 0)
);

CREATE UNIQUE INDEX order_dues_payment ON order_dues (payment_id);

COMMENT ON COLUMN order_dues.method IS 'How it is to be paid, and once it is paid how it was.';

COMMENT ON COLUMN order_dues.payment_id IS 'Of the card payment that paid it; null where the owner saw the money come.';

COMMENT ON COLUMN order_dues.reference IS 'Of a transfer, as the owner noted it.';

ALTER TABLE payment_orders ADD COLUMN due_id text REFERENCES order_dues (id) ON DELETE CASCADE;

ALTER TABLE payments ADD COLUMN due_id text REFERENCES order_dues (id) ON DELETE SET NULL;

COMMENT ON COLUMN payment_orders.due_id IS 'The part of the order that it is to pay; null where that is all of it.';

COMMENT ON COLUMN payments.due_id IS 'The part of its order that it paid; null where that is all of it.';

CREATE INDEX payment_orders_due_of_order ON payment_orders (due_id) WHERE due_id IS NOT NULL;

CREATE INDEX payments_due ON payments (due_id) WHERE due_id IS NOT NULL;

DROP INDEX payments_confirm_once;

CREATE UNIQUE INDEX payments_confirm_once ON payments (order_id, (coalesce(due_id, ''))) WHERE outcome = 'confirmed';

CREATE TABLE offers (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  number text NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  state text NOT NULL DEFAULT 'draft',
  source text NOT NULL,
  quote_id text REFERENCES bulk_quotes (id) ON DELETE SET NULL,
  buyer_name text NOT NULL,
  buyer_email text,
  buyer_phone text,
  buyer_company text,
  buyer_gstin text,
  po_number text,
  billing jsonb,
  shipping jsonb,
  words text,
  valid_until date,
  promised_on date,
  subtotal numeric(12, 2) NOT NULL DEFAULT 0,
  shipping_cost numeric(12, 2) NOT NULL DEFAULT 0,
  total numeric(12, 2) NOT NULL DEFAULT 0,
  advance_percent smallint NOT NULL DEFAULT 0,
  order_id text REFERENCES orders (id) ON DELETE RESTRICT,
  decline_words text,
  actor_id text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  decided_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT offers_revision_once UNIQUE (number, revision),
  CONSTRAINT offers_order_once UNIQUE (order_id),
  CONSTRAINT offers_state_known CHECK (state IN ('draft', 'sent', 'accepted', 'declined', 'expired', 'withdrawn')),
  CONSTRAINT offers_source_known CHECK (source IN ('quote', 'phone', 'stall')),
  CONSTRAINT offers_revision_range CHECK (revision >= 1),
  CONSTRAINT offers_advance_range CHECK (advance_percent BETWEEN 0 AND 99),
  CONSTRAINT offers_sums CHECK (subtotal >= 0 AND shipping_cost >= 0 AND total = subtotal + shipping_cost),
  CONSTRAINT offers_accepted CHECK ((state = 'accepted') = (order_id IS NOT NULL))
);

-- One revision of an offer can be accepted, and one can be open to its buyer, and one be written at.
CREATE UNIQUE INDEX offers_accepted_once ON offers (number) WHERE state = 'accepted';

CREATE UNIQUE INDEX offers_open_once ON offers (number) WHERE state = 'sent';

CREATE UNIQUE INDEX offers_draft_once ON offers (number) WHERE state = 'draft';

CREATE INDEX offers_newest ON offers (created_at DESC, id);

CREATE INDEX offers_by_state ON offers (state, created_at DESC, id);

CREATE INDEX offers_quote ON offers (quote_id) WHERE quote_id IS NOT NULL;

CREATE INDEX offers_ending ON offers (valid_until) WHERE state = 'sent';

CREATE TRIGGER offers_updated BEFORE UPDATE ON offers FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

COMMENT ON COLUMN offers.number IS 'O- and a number, the same of all its revisions.';

COMMENT ON COLUMN offers.billing IS 'An address; null while nobody has given it.';

COMMENT ON COLUMN offers.valid_until IS 'The last day on which it can be accepted.';

COMMENT ON COLUMN offers.promised_on IS 'The day by which all of it leaves.';

COMMENT ON COLUMN offers.advance_percent IS 'Of the total; 0 where all of it is paid at once.';

CREATE TABLE offer_lines (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  offer_id text NOT NULL REFERENCES offers (id) ON DELETE CASCADE,
  position smallint NOT NULL,
  product_id text REFERENCES products (id) ON DELETE SET NULL,
  variant_id text REFERENCES product_variants (id) ON DELETE SET NULL,
  name text NOT NULL,
  option_text text,
  details text,
  sku text,
  hsn text,
  tax_rate numeric(5, 2),
  quantity integer NOT NULL,
  unit_price numeric(12, 2) NOT NULL,
  CONSTRAINT offer_lines_position_once UNIQUE (offer_id, position),
  CONSTRAINT offer_lines_quantity_range CHECK (quantity BETWEEN 1 AND 100000),
  CONSTRAINT offer_lines_price_range CHECK (unit_price >= 0)
);

CREATE INDEX offer_lines_product ON offer_lines (product_id) WHERE product_id IS NOT NULL;

CREATE INDEX offer_lines_variant ON offer_lines (variant_id) WHERE variant_id IS NOT NULL;

COMMENT ON COLUMN offer_lines.product_id IS 'Null of a line that is no product of the shop''s, and once it is deleted.';

COMMENT ON COLUMN offer_lines.details IS 'What is made of it for this buyer: a logo, a colour, a text.';

-- Pictures of what will be made, for all revisions of an offer.
CREATE TABLE offer_proofs (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  offer_number text NOT NULL,
  title text NOT NULL,
  picture text NOT NULL,
  state text NOT NULL DEFAULT 'shown',
  words text,
  actor_id text,
  shown_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT offer_proofs_state_known CHECK (state IN ('shown', 'approved', 'changes'))
);

CREATE INDEX offer_proofs_offer ON offer_proofs (offer_number, shown_at);

COMMENT ON COLUMN offer_proofs.picture IS 'Among the shop''s files that only the offer''s buyer and the owner may see.';

COMMENT ON COLUMN offer_proofs.words IS 'What its buyer wants changed.';
