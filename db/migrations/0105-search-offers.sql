-- What the owner searches an offer by, as orders are searched, and the order in which their list stands.
ALTER TABLE offers ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  plain_letters(number || ' ' || buyer_name || ' ' || coalesce(buyer_company, '') || ' ' || coalesce(buyer_email, '') || ' '
    || coalesce(buyer_phone, '') || ' ' || regexp_replace(plain_letters(coalesce(buyer_phone, '')), '[^0-9]', '', 'g'))) STORED;

COMMENT ON COLUMN offers.search_text IS 'Number, name, company, e-mail and phone in plain letters; made by the database.';

CREATE INDEX offers_search ON offers USING gin (search_text gin_trgm_ops);

CREATE INDEX offers_last_changed
  ON offers (state, (coalesce(decided_at, sent_at, created_at)) DESC, number DESC);

CREATE INDEX offers_last_closed
  ON offers ((coalesce(decided_at, sent_at, created_at)) DESC, number DESC)
  WHERE state IN ('sent', 'declined', 'expired', 'withdrawn');
