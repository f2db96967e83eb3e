-- Whoever wrote STOP stays unwritten to when the shop gets another secret (WHATSAPP-7): numbers are marked
-- with a key that the database keeps. Rows of before have none of it until their number is met.
CREATE TABLE whatsapp_stop_key (
  id boolean PRIMARY KEY DEFAULT true,
  key text NOT NULL,
  CONSTRAINT whatsapp_stop_key_one CHECK (id)
);

COMMENT ON TABLE whatsapp_stop_key IS 'Made once, and in every backup: without it nobody knows who wrote STOP.';

ALTER TABLE whatsapp_stops ADD COLUMN mark text;

COMMENT ON COLUMN whatsapp_stops.mark IS 'Of the number, made slowly with the database''s own key; null until the number is met again.';

CREATE INDEX whatsapp_stops_mark ON whatsapp_stops (mark);
