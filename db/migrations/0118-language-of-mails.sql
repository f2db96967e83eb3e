-- The language in which somebody asked for a thing, and in which they are written to about it from then on.
ALTER TABLE orders ADD COLUMN language text NOT NULL DEFAULT 'en'
  CONSTRAINT orders_language_known CHECK (language IN ('en', 'hi'));

ALTER TABLE contact_messages ADD COLUMN language text NOT NULL DEFAULT 'en'
  CONSTRAINT contact_messages_language_known CHECK (language IN ('en', 'hi'));

ALTER TABLE bulk_quotes ADD COLUMN language text NOT NULL DEFAULT 'en'
  CONSTRAINT bulk_quotes_language_known CHECK (language IN ('en', 'hi'));

ALTER TABLE offers ADD COLUMN language text NOT NULL DEFAULT 'en'
  CONSTRAINT offers_language_known CHECK (language IN ('en', 'hi'));

ALTER TABLE newsletter_subscribers ADD COLUMN language text NOT NULL DEFAULT 'en'
  CONSTRAINT newsletter_subscribers_language_known CHECK (language IN ('en', 'hi'));

ALTER TABLE stock_alerts ADD COLUMN language text NOT NULL DEFAULT 'en'
  CONSTRAINT stock_alerts_language_known CHECK (language IN ('en', 'hi'));

ALTER TABLE profiles ADD COLUMN language text NOT NULL DEFAULT 'en'
  CONSTRAINT profiles_language_known CHECK (language IN ('en', 'hi'));

COMMENT ON COLUMN orders.language IS 'Of its mails, whoever causes them.';

COMMENT ON COLUMN profiles.language IS 'In which they signed up; what the shop orders for them is told in it.';
