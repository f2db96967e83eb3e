-- Since when payments wait for the bank: what came before is not looked at again by each page that counts
-- them.
ALTER TABLE settlement_reading ADD COLUMN waiting_since timestamptz;

COMMENT ON COLUMN settlement_reading.waiting_since IS
  'The bank has all payments captured before it, as the last reading found; null: nobody has looked.';

CREATE INDEX payments_captured ON payments ((coalesce(captured_at, created_at)));

-- Numbers that were loaded with an order; parcels have their own.
CREATE INDEX orders_loaded_tracking ON orders (tracking_number) WHERE tracking_number IS NOT NULL;
