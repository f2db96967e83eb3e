-- An order that comes to nothing is settled when it is placed, and paid by no method.
ALTER TABLE orders
  DROP CONSTRAINT orders_payment_method_known,
  ADD CONSTRAINT orders_payment_method_known CHECK (payment_method IN ('razorpay', 'cod', 'none')),
  ADD CONSTRAINT orders_nothing_to_pay CHECK (
    payment_method <> 'none' OR (total_amount = 0 AND payment_state = 'captured'));

COMMENT ON COLUMN orders.payment_method IS 'None of an order that came to nothing.';
