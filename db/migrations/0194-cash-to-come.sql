-- The Dashboard says how much cash couriers have and what was delivered and not noted yet (ADMIN-68): few of
-- a shop's orders, whatever it has sold.
CREATE INDEX orders_cash_to_come ON orders (fulfilment_state)
  WHERE payment_state = 'cod_due' AND fulfilment_state IN ('shipped', 'delivered');
