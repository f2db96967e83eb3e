-- Who is written to once when a product is back. Variants of a product get a column of their own later.
CREATE TABLE stock_alerts (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  product_id text NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  email text NOT NULL,
  state text NOT NULL DEFAULT 'unconfirmed',
  token text NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT stock_alerts_token_key UNIQUE (token),
  CONSTRAINT stock_alerts_one_each UNIQUE (product_id, email),
  CONSTRAINT stock_alerts_state_known CHECK (state IN ('unconfirmed', 'waiting', 'told', 'stopped'))
);

COMMENT ON COLUMN stock_alerts.email IS 'In lower case.';

COMMENT ON COLUMN stock_alerts.token IS 'Opens the page of the mails'' links, which confirms and stops it.';

COMMENT ON COLUMN stock_alerts.changed_at IS 'When it came into its state.';

CREATE INDEX stock_alerts_waiting ON stock_alerts (product_id, asked_at, id) WHERE state = 'waiting';

CREATE INDEX stock_alerts_told ON stock_alerts (product_id, changed_at) WHERE state = 'told';

CREATE INDEX stock_alerts_email ON stock_alerts (email);
