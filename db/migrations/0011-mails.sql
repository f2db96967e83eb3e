-- The outbox keeps what a mail says; its looks are made when it is sent.
ALTER TABLE mail_outbox ADD COLUMN letter json;

-- Mails of before that still wait go out with the same words.
UPDATE mail_outbox SET letter = json_build_object(
  'title', subject,
  'preview', '',
  'blocks', json_build_array(json_build_object('kind', 'text', 'text', text)),
  'shop', json_build_object('name', '', 'email', '', 'phone', '', 'address', ''));

ALTER TABLE mail_outbox ALTER COLUMN letter SET NOT NULL;

ALTER TABLE mail_outbox DROP COLUMN html;

ALTER TABLE mail_outbox DROP COLUMN text;

-- Mails that have left are forgotten after a while: they hold personal data.
CREATE INDEX mail_outbox_sent ON mail_outbox (sent_at) WHERE sent_at IS NOT NULL;

-- What looks like spam is kept and marked, never dropped.
ALTER TABLE newsletter_subscribers ADD COLUMN spam boolean NOT NULL DEFAULT false;
