-- What reached the bank of the money that cards and UPI brought (MONEY-1).
CREATE TABLE settlements (
  id text PRIMARY KEY,
  amount_paise bigint NOT NULL,
  fees_paise bigint NOT NULL,
  tax_paise bigint NOT NULL,
  utr text,
  state text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT settlements_state_known CHECK (state IN ('created', 'processed', 'failed'))
);

CREATE INDEX settlements_by_day ON settlements (created_at, id);

CREATE TRIGGER settlements_updated BEFORE UPDATE ON settlements FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

COMMENT ON COLUMN settlements.fees_paise IS 'With their GST, which tax_paise says.';

CREATE TABLE settlement_lines (
  type text NOT NULL,
  entity_id text NOT NULL,
  payment_id text,
  settlement_id text,
  amount_paise bigint NOT NULL,
  debit_paise bigint NOT NULL,
  credit_paise bigint NOT NULL,
  fee_paise bigint NOT NULL,
  tax_paise bigint NOT NULL,
  on_hold boolean NOT NULL,
  settled_at timestamptz,
  created_at timestamptz NOT NULL,
  method text,
  dispute_id text,
  PRIMARY KEY (type, entity_id),
  CONSTRAINT settlement_lines_type_known CHECK (type IN ('payment', 'refund', 'transfer', 'adjustment'))
);

CREATE INDEX settlement_lines_of ON settlement_lines (settlement_id, type);

CREATE INDEX settlement_lines_payment ON settlement_lines (payment_id);

COMMENT ON COLUMN settlement_lines.settlement_id IS 'Null while the provider keeps it back. No foreign key: its lines may be read before it.';

-- One row at most: how far the provider's books were read.
CREATE TABLE settlement_reading (
  id boolean PRIMARY KEY DEFAULT true,
  read_at timestamptz,
  hint_at timestamptz,
  claimed_until timestamptz,
  CONSTRAINT settlement_reading_one CHECK (id)
);

COMMENT ON COLUMN settlement_reading.hint_at IS 'The newest event about a settlement that a reading has seen.';
