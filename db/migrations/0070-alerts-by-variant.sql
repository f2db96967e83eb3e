-- Of a product with variants one of them is waited for. Who asked before goes on waiting for any of it.
ALTER TABLE stock_alerts
  ADD COLUMN variant text NOT NULL DEFAULT '',
  DROP CONSTRAINT stock_alerts_one_each,
  ADD CONSTRAINT stock_alerts_one_each UNIQUE (product_id, variant, email);

COMMENT ON COLUMN stock_alerts.variant IS
  'The key of the variant that is waited for; empty: the product, in whichever variant.';

DROP INDEX stock_alerts_waiting, stock_alerts_told;

CREATE INDEX stock_alerts_waiting ON stock_alerts (product_id, variant, asked_at, id) WHERE state = 'waiting';

CREATE INDEX stock_alerts_told ON stock_alerts (product_id, variant, changed_at) WHERE state = 'told';
