-- What couriers brought of the cash that they took at the door.
CREATE TABLE remittances (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  carrier text NOT NULL,
  utr text NOT NULL DEFAULT '',
  on_date date NOT NULL,
  amount_paise bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT remittances_carrier_length CHECK (length(carrier) BETWEEN 1 AND 60),
  CONSTRAINT remittances_utr_length CHECK (length(utr) <= 60)
);

CREATE UNIQUE INDEX remittances_by_utr ON remittances (lower(carrier), utr) WHERE utr <> '';

CREATE UNIQUE INDEX remittances_without_utr ON remittances (lower(carrier), on_date) WHERE utr = '';

CREATE INDEX remittances_by_day ON remittances (on_date, id);

COMMENT ON COLUMN remittances.utr IS 'The bank''s reference; empty where the courier names none: then its day tells it apart.';

COMMENT ON COLUMN remittances.amount_paise IS 'What its lines brought, less their charges.';

CREATE TABLE remittance_lines (
  remittance_id text NOT NULL REFERENCES remittances (id),
  carrier text NOT NULL,
  awb text NOT NULL,
  kind text NOT NULL,
  collected_paise bigint NOT NULL,
  charges_paise bigint NOT NULL,
  expected_paise bigint,
  state text NOT NULL,
  order_id text,
  PRIMARY KEY (remittance_id, awb, kind),
  CONSTRAINT remittance_lines_kind_known CHECK (kind IN ('brought', 'taken_back')),
  CONSTRAINT remittance_lines_state_known CHECK (state IN ('matched', 'short', 'over', 'unknown', 'twice'))
);

CREATE UNIQUE INDEX remittance_lines_once ON remittance_lines (carrier, awb, kind) WHERE state <> 'twice';

CREATE INDEX remittance_lines_order ON remittance_lines (order_id);

COMMENT ON COLUMN remittance_lines.carrier IS 'In lower case: a parcel''s number is a courier''s own.';

COMMENT ON COLUMN remittance_lines.expected_paise IS 'What the parcel was to bring, as it was when this was read; null of a parcel that is none of the shop''s.';

COMMENT ON COLUMN remittance_lines.order_id IS 'No foreign key: what came stays written when an order is gone.';

CREATE TABLE remittance_columns (
  carrier text PRIMARY KEY,
  name text NOT NULL,
  columns jsonb NOT NULL
);

COMMENT ON COLUMN remittance_columns.carrier IS 'In lower case.';

COMMENT ON COLUMN remittance_columns.columns IS 'Which heading of its file has what, as the owner chose once.';
