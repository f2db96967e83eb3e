-- What is written to those who subscribed, and to whom of them it has gone.
CREATE TABLE newsletters (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  version integer NOT NULL DEFAULT 1,
  state text NOT NULL DEFAULT 'draft',
  subject text NOT NULL,
  preview text,
  content text NOT NULL,
  picture_url text,
  picture_alt text,
  products text[] NOT NULL DEFAULT '{}',
  subject_hi text,
  preview_hi text,
  content_hi text,
  created_at timestamptz NOT NULL DEFAULT now(),
  started_at timestamptz,
  ended_at timestamptz,
  held_until timestamptz,
  troubles integer NOT NULL DEFAULT 0,
  trouble text,
  CONSTRAINT newsletters_state CHECK (state IN ('draft', 'sending', 'paused', 'sent', 'stopped')),
  CONSTRAINT newsletters_hindi_whole CHECK ((subject_hi IS NULL) = (content_hi IS NULL))
);

COMMENT ON COLUMN newsletters.products IS 'Ids, in the order of their cards; one that is gone has no card.';

COMMENT ON COLUMN newsletters.held_until IS 'The mail server took nothing; it is asked again then.';

COMMENT ON COLUMN newsletters.troubles IS 'So many tries in a row failed by no fault of an address.';

COMMENT ON COLUMN newsletters.trouble IS 'How the last of them failed: the step and the server''s number, none of its words.';

-- One recipient of one newsletter. It has no address: that of its subscriber is read when it is sent.
CREATE TABLE newsletter_deliveries (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  newsletter_id text NOT NULL REFERENCES newsletters (id) ON DELETE CASCADE,
  subscriber_id text REFERENCES newsletter_subscribers (id) ON DELETE SET NULL,
  language text NOT NULL,
  state text NOT NULL DEFAULT 'waiting',
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  tried_at timestamptz,
  settled_at timestamptz,
  unsubscribed_at timestamptz,
  CONSTRAINT newsletter_deliveries_once UNIQUE (newsletter_id, subscriber_id),
  CONSTRAINT newsletter_deliveries_language CHECK (language IN ('en', 'hi')),
  CONSTRAINT newsletter_deliveries_state CHECK (state IN ('waiting', 'sent', 'refused', 'failed', 'skipped'))
);

COMMENT ON COLUMN newsletter_deliveries.next_attempt_at IS
  'Who claims it moves this ahead, so that nobody else sends it meanwhile.';

COMMENT ON COLUMN newsletter_deliveries.state IS
  'Refused: there is no such mailbox. Failed: a week of tries. Skipped: gone or stopped before.';

COMMENT ON COLUMN newsletter_deliveries.unsubscribed_at IS 'By the way out in this very mail.';

CREATE INDEX newsletter_deliveries_due ON newsletter_deliveries (next_attempt_at, id) WHERE state = 'waiting';

CREATE INDEX newsletter_deliveries_pace ON newsletter_deliveries (tried_at DESC) WHERE tried_at IS NOT NULL;

CREATE INDEX newsletter_deliveries_subscriber ON newsletter_deliveries (subscriber_id);
