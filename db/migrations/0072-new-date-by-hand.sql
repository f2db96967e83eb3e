-- A day that the owner promised by hand is not moved by a payment that comes later.
ALTER TABLE orders ADD COLUMN ready_by_set_at timestamptz;

COMMENT ON COLUMN orders.ready_by_set_at IS
  'When the owner last promised the day in ready_by; null where the program counted it.';

-- Nobody has touched these.
ALTER TABLE orders DISABLE TRIGGER orders_updated;

UPDATE orders SET ready_by_set_at = told.at
FROM (
  SELECT entity_id, max(created_at) AS at FROM audit_log
  WHERE entity = 'orders' AND action = 'order.new_date' GROUP BY entity_id) AS told
WHERE orders.id = told.entity_id AND orders.ready_by IS NOT NULL;

ALTER TABLE orders ENABLE TRIGGER orders_updated;
