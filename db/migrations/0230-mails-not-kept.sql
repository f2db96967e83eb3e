-- A mail that somebody sends to an address of theirs is not kept to tell of it later (LINK-6).
ALTER TABLE mail_outbox ADD COLUMN unkept boolean NOT NULL DEFAULT false;

COMMENT ON COLUMN mail_outbox.unkept IS 'Its address is blanked once it was sent or given up, and which mailbox it counted for after that.';
