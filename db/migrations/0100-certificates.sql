-- For which products certificates are issued (CERTIFICATE-1).
ALTER TABLE products
  ADD COLUMN certificate text NOT NULL DEFAULT 'limited',
  ADD CONSTRAINT products_certificate_known CHECK (certificate IN ('limited', 'always', 'never'));

COMMENT ON COLUMN products.certificate IS 'For which of its pieces certificates are issued: all, none, or all if it is limited.';

-- The last number that each product's certificates have; its row is locked while numbers are given.
CREATE TABLE certificate_series (
  product_id text PRIMARY KEY REFERENCES products (id) ON DELETE CASCADE,
  last_number integer NOT NULL,
  CONSTRAINT certificate_series_last_number_range CHECK (last_number > 0)
);

CREATE TABLE certificates (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  code text NOT NULL UNIQUE,
  product_id text REFERENCES products (id) ON DELETE SET NULL,
  order_item_id text REFERENCES order_items (id) ON DELETE SET NULL,
  shipment_id text REFERENCES shipments (id) ON DELETE SET NULL,
  number integer NOT NULL,
  facts jsonb NOT NULL,
  secret_hash text NOT NULL,
  state text NOT NULL DEFAULT 'issued',
  issued_at timestamptz NOT NULL DEFAULT now(),
  claimed_at timestamptz,
  void_at timestamptz,
  void_reason text,
  void_note text,
  looks integer NOT NULL DEFAULT 0,
  first_look_at timestamptz,
  last_look_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT certificates_code_form CHECK (code ~ '^[2-9A-HJ-NP-Z]{10}$'),
  CONSTRAINT certificates_number_once UNIQUE (product_id, number),
  CONSTRAINT certificates_number_range CHECK (number > 0),
  CONSTRAINT certificates_state_known CHECK (state IN ('issued', 'claimed', 'void')),
  CONSTRAINT certificates_claimed_since CHECK (state <> 'claimed' OR claimed_at IS NOT NULL),
  CONSTRAINT certificates_void_why CHECK ((state = 'void') = (void_at IS NOT NULL) AND (state = 'void') = (void_reason IS NOT NULL)),
  CONSTRAINT certificates_void_reason_known CHECK (void_reason IN ('cancelled', 'came_back', 'returned', 'withdrawn')),
  CONSTRAINT certificates_looks_range CHECK (looks >= 0 AND (looks = 0) = (first_look_at IS NULL))
);

CREATE INDEX certificates_item ON certificates (order_item_id);

CREATE INDEX certificates_shipment ON certificates (shipment_id) WHERE shipment_id IS NOT NULL;

CREATE INDEX certificates_newest ON certificates (issued_at DESC, id);

COMMENT ON COLUMN certificates.product_id IS 'Null once the product is deleted: what it was is in the facts.';

COMMENT ON COLUMN certificates.shipment_id IS 'Of a piece that goes out for a return: the parcel that it was issued for.';

COMMENT ON COLUMN certificates.number IS 'The piece''s, of its product: without a gap, in the order of issuing.';

COMMENT ON COLUMN certificates.facts IS 'What the piece was when it was packed; certificate-facts.ts says in which form.';

COMMENT ON COLUMN certificates.secret_hash IS 'Of the secret that lies in the parcel.';

COMMENT ON COLUMN certificates.void_note IS 'In the owner''s words, for herself.';
