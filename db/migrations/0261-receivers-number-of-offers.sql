-- Who pays an offer from abroad has its parcel called by the receiver's own number, as an order has it
-- (OFFER-92).
ALTER TABLE offers ADD COLUMN shipping_phone text;

COMMENT ON COLUMN offers.shipping_phone IS 'The receiver''s own mobile number; null where the buyer''s is theirs.';
