-- Credit notes count by themselves, in the same way as invoices.
ALTER TABLE invoice_series
  DROP CONSTRAINT invoice_series_kind_known,
  ADD CONSTRAINT invoice_series_kind_known CHECK (kind IN ('tax', 'supply', 'credit'));

-- Takes back a part of an invoice, or all of it: one for each refund, frozen when it is issued.
CREATE TABLE credit_notes (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  order_id text NOT NULL REFERENCES invoices (order_id) ON DELETE RESTRICT,
  -- Null for cash that was given back: that is always all of it.
  refund_id text REFERENCES payment_refunds (id) ON DELETE RESTRICT,
  kind text NOT NULL DEFAULT 'credit',
  financial_year text NOT NULL,
  serial integer NOT NULL,
  number text NOT NULL,
  issued_at timestamptz NOT NULL,
  facts jsonb NOT NULL,
  CONSTRAINT credit_notes_kind_fixed CHECK (kind = 'credit'),
  CONSTRAINT credit_notes_refund_key UNIQUE (refund_id),
  CONSTRAINT credit_notes_number_key UNIQUE (number),
  CONSTRAINT credit_notes_serial_key UNIQUE (kind, financial_year, serial),
  CONSTRAINT credit_notes_number_length CHECK (length(number) <= 16),
  FOREIGN KEY (kind, financial_year) REFERENCES invoice_series (kind, financial_year)
);

CREATE UNIQUE INDEX credit_notes_cash_once ON credit_notes (order_id) WHERE refund_id IS NULL;

CREATE INDEX credit_notes_order ON credit_notes (order_id);
