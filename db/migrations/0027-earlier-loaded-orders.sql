-- What 0025 reads of a loaded order's status, for the orders that were loaded before it. As there, the shop
-- itself has no such row. Two orders under one payment's id can't both be paid by it: they stay as they are,
-- so that the shop starts.
UPDATE orders SET
  fulfilment_state = CASE
    WHEN status IN ('processing', 'shipped', 'delivered', 'cancelled') THEN status
    ELSE fulfilment_state END,
  payment_state = CASE
    WHEN payment_method = 'cod' AND status = 'delivered' THEN 'cod_collected'
    WHEN payment_method = 'cod' THEN 'cod_due'
    WHEN status = 'cancelled' THEN 'awaiting'
    ELSE 'captured' END
WHERE payment_state = 'awaiting' AND fulfilment_state = 'pending' AND confirmed_at IS NULL
  AND (status IN ('pending', 'processing', 'shipped', 'delivered', 'cancelled')
    OR payment_method = 'cod' AND status = 'pending_cod_confirmation')
  AND NOT EXISTS (
    SELECT FROM orders AS other WHERE other.razorpay_payment_id = orders.razorpay_payment_id AND other.id <> orders.id);
