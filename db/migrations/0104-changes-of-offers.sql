-- What a buyer wants to be different about an offer: another quantity, price or day.
ALTER TABLE offers
  ADD COLUMN change_words text,
  ADD COLUMN change_asked_at timestamptz;

COMMENT ON COLUMN offers.change_words IS 'What its buyer wants to be different, each time in a paragraph of its own.';

COMMENT ON COLUMN offers.change_asked_at IS 'When its buyer last asked for that.';

CREATE INDEX offers_change_asked ON offers (number) WHERE state = 'sent' AND change_asked_at IS NOT NULL;
