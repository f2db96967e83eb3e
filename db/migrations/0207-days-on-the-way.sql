-- How long the way is that an order was promised by, so that its pages and mails say what its checkout said.
ALTER TABLE orders ADD COLUMN way_days smallint CONSTRAINT orders_way_days_range CHECK (way_days BETWEEN 1 AND 60);

COMMENT ON COLUMN orders.way_days IS
  'Working days on the way to its PIN code, as they were known when it was placed; null: the usual ones.';
