-- What the report on returned parcels counts.
CREATE INDEX shipments_left ON shipments (picked_up_at) INCLUDE (order_id, state)
  WHERE picked_up_at IS NOT NULL AND direction = 'out' AND return_request_id IS NULL;
