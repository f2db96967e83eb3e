-- What of an order's cash went back to its buyer: a part of it, or all. A credit note then brings each part.
ALTER TABLE orders
  ADD COLUMN cash_returned numeric(12, 2) NOT NULL DEFAULT 0,
  ADD CONSTRAINT orders_cash_returned_range CHECK (cash_returned >= 0 AND cash_returned <= total_amount);

UPDATE orders SET cash_returned = total_amount WHERE payment_method = 'cod' AND payment_state = 'refunded';

DROP INDEX credit_notes_cash_once;
