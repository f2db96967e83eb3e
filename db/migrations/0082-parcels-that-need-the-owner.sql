CREATE INDEX shipments_not_there ON shipments (order_id)
WHERE direction = 'out' AND state IN ('draft', 'booking', 'booked', 'attempt_failed', 'rto', 'rto_received');
