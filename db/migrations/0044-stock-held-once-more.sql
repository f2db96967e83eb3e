-- When an unpaid order took its counted pieces for a second time, which it may do once; null: it has not.
ALTER TABLE orders ADD COLUMN stock_held_again_at timestamptz;
