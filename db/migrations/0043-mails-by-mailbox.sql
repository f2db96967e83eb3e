-- Mails that somebody's request caused count for the mailbox they go to: some leave at once (released_at),
-- what is over that is held back (held_at) and gathered into one. Every other mail has no mailbox here.
ALTER TABLE mail_outbox
  ADD COLUMN mailbox text,
  ADD COLUMN released_at timestamptz,
  ADD COLUMN held_at timestamptz;

CREATE INDEX mail_outbox_released ON mail_outbox (mailbox, released_at) WHERE released_at IS NOT NULL;

CREATE INDEX mail_outbox_unreleased ON mail_outbox (mailbox, created_at)
  WHERE mailbox IS NOT NULL AND released_at IS NULL AND sent_at IS NULL AND failed_at IS NULL;
