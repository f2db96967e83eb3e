-- What lowers or raises an order beside its goods and its shipping: the named sums as they were when it was
-- placed, and what they come to. The defaults are an older program's, which may still write.
-- In the order in which orders are placed, by a program that still runs.
LOCK TABLE orders, order_items IN ACCESS EXCLUSIVE MODE;

ALTER TABLE order_items
  ADD COLUMN discount numeric(12, 2) NOT NULL DEFAULT 0,
  ADD CONSTRAINT order_items_discount_range CHECK (discount BETWEEN 0 AND price_at_purchase * quantity);

ALTER TABLE orders
  ADD COLUMN discount_total numeric(12, 2) NOT NULL DEFAULT 0,
  ADD COLUMN fees numeric(12, 2) NOT NULL DEFAULT 0,
  ADD COLUMN adjustments jsonb NOT NULL DEFAULT '[]',
  -- The sums of the hosted platform's rows are what they are (ORDER-21).
  ADD COLUMN sums_as_loaded boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT orders_discount_total_range CHECK (discount_total >= 0),
  ADD CONSTRAINT orders_fees_range CHECK (fees >= 0);

-- Nobody has touched these.
ALTER TABLE orders DISABLE TRIGGER orders_updated;

UPDATE orders SET sums_as_loaded = true WHERE total_amount <> subtotal + shipping_cost;

ALTER TABLE orders ENABLE TRIGGER orders_updated;

ALTER TABLE orders ADD CONSTRAINT orders_sums CHECK (
  sums_as_loaded OR total_amount = subtotal - discount_total + shipping_cost + fees);

CREATE FUNCTION sums_of_loaded_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.sums_as_loaded := true;
  RETURN NEW;
END
$$;

-- An order that was placed here has the key of its checkout.
CREATE TRIGGER orders_loaded_sums BEFORE INSERT ON orders FOR EACH ROW
  WHEN (NEW.idempotency_key IS NULL
    AND NEW.total_amount <> NEW.subtotal - NEW.discount_total + NEW.shipping_cost + NEW.fees)
  EXECUTE FUNCTION sums_of_loaded_order();

COMMENT ON COLUMN order_items.discount IS 'Its share of the order''s discounts, for all its pieces.';

COMMENT ON COLUMN orders.discount_total IS 'What the lines'' discounts come to.';

COMMENT ON COLUMN orders.adjustments IS 'Discounts and fees by name: a list of { kind, label, amount } in paise.';

COMMENT ON COLUMN orders.sums_as_loaded IS 'It was loaded, with sums that do not add up.';
