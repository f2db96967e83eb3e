-- Who is owed what (OWED-1). A maker's account outlives her profile: no row here goes with it.
CREATE TABLE maker_terms (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  artisan_id text NOT NULL,
  kind text NOT NULL,
  percent numeric(5, 2),
  amount numeric(12, 2),
  from_on date NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (artisan_id, from_on),
  CONSTRAINT maker_terms_kind_known CHECK (kind IN ('piece', 'sold', 'bought')),
  CONSTRAINT maker_terms_percent_range CHECK (percent BETWEEN 0 AND 100),
  CONSTRAINT maker_terms_amount_range CHECK (amount >= 0),
  CONSTRAINT maker_terms_share CHECK (
    CASE kind WHEN 'piece' THEN num_nonnulls(percent, amount) = 0
      WHEN 'bought' THEN percent IS NULL AND amount IS NOT NULL
      ELSE num_nonnulls(percent, amount) = 1 END)
);

COMMENT ON COLUMN maker_terms.amount IS 'Rupees a piece that was sold or taken in.';

CREATE TABLE maker_entries (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  artisan_id text NOT NULL,
  artisan_name text NOT NULL,
  kind text NOT NULL,
  amount numeric(12, 2) NOT NULL,
  source text NOT NULL UNIQUE,
  on_date date NOT NULL,
  note text,
  method text,
  reference text,
  reference_key text UNIQUE,
  actor_id text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT maker_entries_kind_known CHECK (
    kind IN ('piece', 'sale', 'advance', 'payment', 'material', 'bonus', 'deduction', 'correction')),
  CONSTRAINT maker_entries_amount_sign CHECK (
    CASE WHEN kind IN ('piece', 'bonus') THEN amount > 0
      WHEN kind IN ('advance', 'payment', 'deduction') THEN amount < 0
      ELSE amount <> 0 END),
  CONSTRAINT maker_entries_method_known CHECK (method IN ('upi', 'bank', 'cash')),
  CONSTRAINT maker_entries_note_length CHECK (length(note) <= 500),
  CONSTRAINT maker_entries_reference_length CHECK (length(reference) <= 60)
);

CREATE INDEX maker_entries_of ON maker_entries (artisan_id, on_date, id);

CREATE FUNCTION refuse_changed_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an entry of a maker''s account is never changed: a mistake is a counter-entry';
END;
$$;

CREATE TRIGGER maker_entries_stand BEFORE UPDATE OR DELETE ON maker_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_changed_entry();

COMMENT ON COLUMN maker_entries.amount IS 'Rupees: above zero owed to her, below zero given or taken off. The balance is their sum.';

COMMENT ON COLUMN maker_entries.source IS 'What it came of, once: the check of a part, a form''s key, a line of a pay run.';

CREATE TABLE maker_runs (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  least numeric(12, 2) NOT NULL,
  month date NOT NULL,
  actor_id text,
  made_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE maker_run_lines (
  run_id text NOT NULL REFERENCES maker_runs (id) ON DELETE CASCADE,
  artisan_id text NOT NULL,
  artisan_name text NOT NULL,
  amount numeric(12, 2) NOT NULL,
  state text NOT NULL DEFAULT 'due',
  PRIMARY KEY (run_id, artisan_id),
  CONSTRAINT maker_run_lines_amount_range CHECK (amount > 0),
  CONSTRAINT maker_run_lines_state_known CHECK (state IN ('due', 'paid', 'dropped'))
);

CREATE UNIQUE INDEX maker_run_lines_due ON maker_run_lines (artisan_id) WHERE state = 'due';

COMMENT ON INDEX maker_run_lines_due IS 'Nobody waits in two runs for one sum.';

CREATE TABLE maker_statement_series (
  financial_year text PRIMARY KEY,
  last_serial integer NOT NULL
);

CREATE TABLE maker_statements (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  number text NOT NULL UNIQUE,
  artisan_id text NOT NULL,
  artisan_name text NOT NULL,
  month date NOT NULL,
  facts jsonb NOT NULL,
  made_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (artisan_id, month)
);

COMMENT ON COLUMN maker_statements.facts IS 'Its entries, what was owed before and what is owed after it, as they were then.';

CREATE TABLE maker_statement_entries (
  entry_id text PRIMARY KEY REFERENCES maker_entries (id),
  statement_id text NOT NULL REFERENCES maker_statements (id)
);

CREATE INDEX maker_statement_entries_of ON maker_statement_entries (statement_id);

CREATE TABLE maker_banks (
  artisan_id text PRIMARY KEY,
  account text,
  account_end text,
  ifsc text,
  upi text,
  upi_end text,
  pan text,
  pan_end text,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TRIGGER maker_banks_updated BEFORE UPDATE ON maker_banks FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

COMMENT ON TABLE maker_banks IS 'Where a maker is paid to: account, UPI ID and PAN are sealed with the shop''s secret, their last four signs are shown.';
