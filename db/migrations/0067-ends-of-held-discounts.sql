-- Unpaid card orders that hold no counted stock used to hold unlimited discounts for ever.
UPDATE orders SET stock_held_until = created_at + interval '1 hour'
WHERE stock_held_until IS NULL AND payment_method = 'razorpay' AND payment_state IN ('awaiting', 'failed')
  AND fulfilment_state = 'pending'
  AND EXISTS (SELECT FROM promotion_uses WHERE order_id = orders.id AND state = 'held');
