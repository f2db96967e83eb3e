-- A comment that named a file went stale when the file moved.
COMMENT ON COLUMN mail_outbox.letter IS 'What it says, a MailBody.';
