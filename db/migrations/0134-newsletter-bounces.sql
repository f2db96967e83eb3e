-- Addresses that mails do not reach are written to no more; why, and since when.
ALTER TABLE newsletter_subscribers ADD COLUMN bounced_at timestamptz;

ALTER TABLE newsletter_subscribers ADD COLUMN bounce text
  CONSTRAINT newsletter_subscribers_bounce_known CHECK (bounce IN ('refused', 'unreached', 'marked'));

ALTER TABLE newsletter_subscribers ADD COLUMN unreached_since timestamptz;

ALTER TABLE newsletter_subscribers ADD COLUMN unreached integer NOT NULL DEFAULT 0;

COMMENT ON COLUMN newsletter_subscribers.bounce IS
  'Refused by the mail server for good, unreached by several newsletters, or marked by the owner.';

COMMENT ON COLUMN newsletter_subscribers.unreached IS 'So many newsletters in a row were given up.';
