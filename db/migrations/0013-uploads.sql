-- Pictures that no record holds: uploaded and not saved yet, or taken out of a record that was saved. Their
-- files go in time.
CREATE TABLE uploads (
  url text PRIMARY KEY,
  -- Who sent it; null for a picture that a record gave up.
  actor_id text,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- From then on the files are being removed, and no record can take the picture any more.
  doomed_at timestamptz
);

CREATE INDEX uploads_waiting ON uploads (created_at) WHERE doomed_at IS NULL;

CREATE INDEX uploads_doomed ON uploads (doomed_at) WHERE doomed_at IS NOT NULL;

-- The desk's list by stock: what is out or running out first.
CREATE INDEX products_stock ON products (in_stock, stock_count, id);
