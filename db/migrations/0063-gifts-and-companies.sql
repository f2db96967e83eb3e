-- A gift has a message for whoever unpacks it (gift_note) and may be wrapped, which is one of the order's
-- fees. A company stands on the invoice with its GSTIN (buyer_gstin).
ALTER TABLE orders
  ADD COLUMN is_gift boolean NOT NULL DEFAULT false,
  ADD COLUMN gift_wrap_cost numeric(12, 2) NOT NULL DEFAULT 0,
  ADD COLUMN buyer_company text,
  ADD CONSTRAINT orders_gift_wrap_cost_range CHECK (gift_wrap_cost >= 0 AND gift_wrap_cost <= fees);

COMMENT ON COLUMN orders.gift_wrap_cost IS 'A part of its fees; 0 where nothing is wrapped.';

COMMENT ON COLUMN orders.gift_note IS 'The message in a gift''s parcel, as its buyer typed it.';
