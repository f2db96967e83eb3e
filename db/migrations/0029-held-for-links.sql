-- A message or request that was held back for its links alone may be a buyer's: it waits for the owner's
-- word, and she is told how many do. What stands among the spam already came unmarked and stays so.
ALTER TABLE contact_messages ADD COLUMN held_for_links boolean NOT NULL DEFAULT false;

ALTER TABLE bulk_quotes ADD COLUMN held_for_links boolean NOT NULL DEFAULT false;

CREATE INDEX contact_messages_held ON contact_messages (id) WHERE held_for_links;

CREATE INDEX bulk_quotes_held ON bulk_quotes (id) WHERE held_for_links;
