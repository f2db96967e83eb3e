ALTER TABLE shipments
  ADD COLUMN charged_grams integer,
  ADD COLUMN weighed_at timestamptz,
  ADD CONSTRAINT shipments_charged_grams_range CHECK (charged_grams > 0);

COMMENT ON COLUMN shipments.charged_grams IS 'As the courier measured it; null until it told.';

COMMENT ON COLUMN shipments.weighed_at IS 'When that was heard.';

-- A booking has something left to do as long as it is claimed, its label too.
DROP INDEX shipments_in_booking;

CREATE INDEX shipments_in_booking ON shipments (booking_claimed_until) WHERE booking_claimed_until IS NOT NULL;

CREATE INDEX shipments_weighed ON shipments (weighed_at) WHERE weighed_at IS NOT NULL;

CREATE INDEX shipments_with_label ON shipments (updated_at) WHERE label IS NOT NULL;
