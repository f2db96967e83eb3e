-- Until an order is packed its buyer may cancel it or say where it really goes: a fact of its own, not the
-- status 'processing', which a card payment sets by itself.
ALTER TABLE orders
  ADD COLUMN packed_at timestamptz,
  ADD COLUMN cancelled_by text,
  ADD COLUMN cancel_reason text,
  ADD CONSTRAINT orders_cancelled_by_known CHECK (cancelled_by IN ('shopper', 'admin', 'system'));

COMMENT ON COLUMN orders.packed_at IS 'When its packing slip was printed, or the owner said that it is being packed.';

COMMENT ON COLUMN orders.cancelled_by IS 'Null while it is not cancelled, and for what was cancelled before this was kept.';

COMMENT ON COLUMN orders.cancel_reason IS 'In its buyer''s own words.';
