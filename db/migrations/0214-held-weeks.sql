-- Weeks of those who make, held for an offer until its last day (PROMISE-12).
CREATE TABLE held_weeks (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  claim text NOT NULL,
  offer_id text NOT NULL REFERENCES offers (id) ON DELETE CASCADE,
  product_id text NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  quantity integer NOT NULL,
  due_on date NOT NULL,
  held_until date NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT held_weeks_quantity_range CHECK (quantity BETWEEN 1 AND 100000)
);

CREATE INDEX held_weeks_claim ON held_weeks (claim);

CREATE INDEX held_weeks_offer ON held_weeks (offer_id);

CREATE INDEX held_weeks_product ON held_weeks (product_id);

COMMENT ON COLUMN held_weeks.claim IS 'The key of the order that the offer becomes: its lots take these weeks over.';

COMMENT ON COLUMN held_weeks.due_on IS 'The end of the week that these pieces are planned into, as a lot''s day.';

COMMENT ON COLUMN held_weeks.held_until IS 'The offer''s last day in India; after it they are held no more.';
