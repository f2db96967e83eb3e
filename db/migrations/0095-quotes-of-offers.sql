-- A quote's status follows what happens to its offer, as long as the owner has not closed it herself.
ALTER TABLE bulk_quotes ADD COLUMN moved_by_offer boolean NOT NULL DEFAULT false;

COMMENT ON COLUMN bulk_quotes.moved_by_offer IS 'Its status came of what happened to an offer, not of the owner''s hand.';
