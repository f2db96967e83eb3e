-- How an order is really paid that is paid in parts: in cash and by UPI in hand, too, and in two ways.
ALTER TABLE order_dues
  DROP CONSTRAINT order_dues_method_known,
  ADD CONSTRAINT order_dues_method_known CHECK (method IN ('razorpay', 'bank', 'upi', 'cash'));

ALTER TABLE orders
  ADD COLUMN payment_ways text[],
  ADD CONSTRAINT orders_payment_ways_known CHECK (payment_ways <@ ARRAY['razorpay', 'bank', 'upi', 'cash']);

COMMENT ON COLUMN orders.payment_ways IS 'The methods of its order_dues, each once, as they fall due; null where it has none.';

UPDATE orders SET payment_ways = dues.ways
FROM (
  SELECT order_id, array_agg(method ORDER BY first) AS ways
  FROM (
    SELECT order_id, method, min(array_position(ARRAY['whole', 'advance', 'balance'], kind)) AS first
    FROM order_dues GROUP BY order_id, method
  ) AS methods
  GROUP BY order_id
) AS dues
WHERE orders.id = dues.order_id;
