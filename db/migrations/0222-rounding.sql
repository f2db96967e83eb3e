-- What makes the total of an order for cash whole rupees (section 170 of the CGST Act). The default is an
-- older program's, which may still write: with it an order adds up as before.
LOCK TABLE orders IN ACCESS EXCLUSIVE MODE;

ALTER TABLE orders
  DROP CONSTRAINT orders_sums,
  ADD COLUMN rounding numeric(12, 2) NOT NULL DEFAULT 0
    CONSTRAINT orders_rounding_range CHECK (rounding BETWEEN -0.50 AND 0.50)
    CONSTRAINT orders_sums CHECK (
      sums_as_loaded OR total_amount = subtotal - discount_total + shipping_cost + fees + rounding);

DROP TRIGGER orders_loaded_sums ON orders;

-- An order that was placed here has the key of its checkout.
CREATE TRIGGER orders_loaded_sums BEFORE INSERT ON orders FOR EACH ROW
  WHEN (NEW.idempotency_key IS NULL
    AND NEW.total_amount <> NEW.subtotal - NEW.discount_total + NEW.shipping_cost + NEW.fees + NEW.rounding)
  EXECUTE FUNCTION sums_of_loaded_order();

COMMENT ON COLUMN orders.rounding IS 'A part of its total, below zero where it lowers it; no tax is in it.';
