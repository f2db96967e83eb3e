-- A piece that is made when it is ordered: nobody counts it, and it leaves after so many working days.
ALTER TABLE products
  ADD COLUMN made_to_order boolean NOT NULL DEFAULT false,
  ADD COLUMN lead_days_from smallint,
  ADD COLUMN lead_days_to smallint,
  ADD CONSTRAINT products_lead_days_range CHECK (lead_days_from BETWEEN 1 AND lead_days_to AND lead_days_to <= 180),
  ADD CONSTRAINT products_lead_days_known CHECK (NOT made_to_order OR lead_days_to IS NOT NULL AND lead_days_from IS NOT NULL);

COMMENT ON COLUMN products.made_to_order IS 'Made when it is ordered; stock_count then says nothing.';

COMMENT ON COLUMN products.lead_days_to IS 'Working days after which it has left at the latest.';

ALTER TABLE order_items ADD COLUMN lead_days smallint;

COMMENT ON COLUMN order_items.lead_days IS
  'Working days that making it takes at most, as they were when it was ordered; null: it was there.';

ALTER TABLE orders ADD COLUMN ready_by date;

COMMENT ON COLUMN orders.ready_by IS 'The day by which all of it leaves, in India; null where nothing of it is made to order.';

-- What is still to be sent, by the day that was promised.
CREATE INDEX orders_ready_by ON orders (ready_by, created_at)
  WHERE ready_by IS NOT NULL AND fulfilment_state IN ('pending', 'processing');

DROP INDEX products_unavailable;

CREATE INDEX products_unavailable ON products (created_at DESC, id)
  WHERE NOT (in_stock AND (made_to_order OR coalesce(stock_count, 1) > 0));

CREATE OR REPLACE FUNCTION shelves_filled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shelves SET products = shelves.products + change.products, available = shelves.available + change.available,
    shown = shelves.shown + change.shown
  FROM (
    SELECT shelf, count(*) AS products,
      count(*) FILTER (WHERE in_stock AND (made_to_order OR coalesce(stock_count, 1) > 0)) AS available,
      count(*) FILTER (WHERE NOT hidden) AS shown
    FROM changed GROUP BY shelf) AS change
  WHERE shelves.id = change.shelf;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION shelves_cleared() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shelves SET products = shelves.products - change.products, available = shelves.available - change.available,
    shown = shelves.shown - change.shown
  FROM (
    SELECT shelf, count(*) AS products,
      count(*) FILTER (WHERE in_stock AND (made_to_order OR coalesce(stock_count, 1) > 0)) AS available,
      count(*) FILTER (WHERE NOT hidden) AS shown
    FROM changed GROUP BY shelf) AS change
  WHERE shelves.id = change.shelf;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION shelves_rearranged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shelves SET products = shelves.products + change.products, available = shelves.available + change.available,
    shown = shelves.shown + change.shown
  FROM (
    SELECT shelf, sum(way) AS products,
      coalesce(sum(way) FILTER (WHERE in_stock AND (made_to_order OR coalesce(stock_count, 1) > 0)), 0) AS available,
      coalesce(sum(way) FILTER (WHERE NOT hidden), 0) AS shown
    FROM (
      SELECT shelf, in_stock, made_to_order, stock_count, hidden, 1 AS way FROM after
      UNION ALL SELECT shelf, in_stock, made_to_order, stock_count, hidden, -1 FROM before) AS moved
    GROUP BY shelf) AS change
  WHERE shelves.id = change.shelf AND (change.products <> 0 OR change.available <> 0 OR change.shown <> 0);
  RETURN NULL;
END
$$;
