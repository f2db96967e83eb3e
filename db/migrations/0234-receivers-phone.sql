-- Who pays abroad is not whom a courier calls (CHECKOUT-39). A shop that does not know of the column writes
-- none, and its orders are called by the billing phone as before.
ALTER TABLE orders ADD COLUMN shipping_phone text;

COMMENT ON COLUMN orders.shipping_phone IS 'The receiver''s own mobile number; null where the billing phone is theirs.';

-- The owner finds an order by the number that a courier asks about.
CREATE INDEX orders_by_receivers_phone ON orders USING gin (plain_phones(shipping_phone)) WHERE shipping_phone IS NOT NULL;
