-- Messages by WhatsApp, beside the mails of the outbox and never instead of them (WHATSAPP-1): who agreed to
-- them, who ended them by a word, and what became of each.
CREATE TABLE whatsapp_consents (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  order_id text REFERENCES orders (id) ON DELETE CASCADE,
  alert_id text REFERENCES stock_alerts (id) ON DELETE CASCADE,
  profile_id text REFERENCES profiles (id) ON DELETE CASCADE,
  artisan_id text REFERENCES artisans (id) ON DELETE CASCADE,
  phone text NOT NULL,
  words text NOT NULL,
  language text NOT NULL DEFAULT 'en',
  given_at timestamptz NOT NULL,
  ended_at timestamptz,
  CONSTRAINT whatsapp_consents_about_one CHECK (num_nonnulls(order_id, alert_id, profile_id, artisan_id) = 1),
  CONSTRAINT whatsapp_consents_phone_form CHECK (phone ~ '^[0-9]{6,15}$'),
  CONSTRAINT whatsapp_consents_language_known CHECK (language IN ('en', 'hi'))
);

COMMENT ON COLUMN whatsapp_consents.phone IS 'With its country and without signs, as WhatsApp takes it.';

COMMENT ON COLUMN whatsapp_consents.words IS 'The version of the words beside the box that was ticked.';

COMMENT ON COLUMN whatsapp_consents.ended_at IS 'When it was taken back, or given anew; null while it holds.';

CREATE UNIQUE INDEX whatsapp_consents_order ON whatsapp_consents (order_id) WHERE ended_at IS NULL AND order_id IS NOT NULL;

CREATE UNIQUE INDEX whatsapp_consents_alert ON whatsapp_consents (alert_id) WHERE ended_at IS NULL AND alert_id IS NOT NULL;

CREATE UNIQUE INDEX whatsapp_consents_profile ON whatsapp_consents (profile_id) WHERE ended_at IS NULL AND profile_id IS NOT NULL;

CREATE UNIQUE INDEX whatsapp_consents_artisan ON whatsapp_consents (artisan_id) WHERE ended_at IS NULL AND artisan_id IS NOT NULL;

CREATE INDEX whatsapp_consents_of_order ON whatsapp_consents (order_id);

CREATE INDEX whatsapp_consents_of_alert ON whatsapp_consents (alert_id);

CREATE INDEX whatsapp_consents_of_profile ON whatsapp_consents (profile_id);

CREATE INDEX whatsapp_consents_of_artisan ON whatsapp_consents (artisan_id);

CREATE INDEX whatsapp_consents_phone ON whatsapp_consents (phone);

CREATE TABLE whatsapp_stops (
  number_key text PRIMARY KEY,
  stopped_at timestamptz,
  begun_at timestamptz
);

COMMENT ON COLUMN whatsapp_stops.begun_at IS 'When it last said START: the later word counts.';

COMMENT ON COLUMN whatsapp_stops.number_key IS 'Of the number that said STOP: with the shop''s secret in it, so that it stays when the number is erased.';

CREATE TABLE whatsapp_messages (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  consent_id text NOT NULL REFERENCES whatsapp_consents (id) ON DELETE CASCADE,
  order_id text REFERENCES orders (id) ON DELETE CASCADE,
  key text NOT NULL,
  template text,
  state text NOT NULL DEFAULT 'waiting',
  error_code integer,
  wamid text,
  tries smallint NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  attempted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT whatsapp_messages_key_key UNIQUE (key),
  CONSTRAINT whatsapp_messages_wamid_key UNIQUE (wamid),
  CONSTRAINT whatsapp_messages_state_known CHECK (state IN (
    'waiting', 'sending', 'sent', 'delivered', 'read', 'failed', 'unclear', 'dropped', 'stopped'))
);

COMMENT ON COLUMN whatsapp_messages.key IS 'Of the mail that it goes beside, or of the work that it tells of: one message each.';

COMMENT ON COLUMN whatsapp_messages.template IS 'By which it was sent; null until then.';

COMMENT ON COLUMN whatsapp_messages.state IS 'unclear: perhaps taken, and never sent again; dropped: there is nothing to say any more.';

COMMENT ON COLUMN whatsapp_messages.error_code IS 'Meta''s, of a message that it refused.';

COMMENT ON COLUMN whatsapp_messages.wamid IS 'Meta''s name for it, by which its statuses come.';

CREATE INDEX whatsapp_messages_due ON whatsapp_messages (next_attempt_at) WHERE state IN ('waiting', 'sending');

CREATE INDEX whatsapp_messages_consent ON whatsapp_messages (consent_id);

CREATE INDEX whatsapp_messages_order ON whatsapp_messages (order_id);

CREATE INDEX whatsapp_messages_old ON whatsapp_messages (created_at);

-- Queues the message that goes beside a mail of the outbox, by that one's key, where somebody agreed to it:
-- in the order itself, or for all orders of the account.
CREATE FUNCTION note_whatsapp_message(mail_key text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  what text := split_part(mail_key, ':', 1);
  which text := split_part(mail_key, ':', 2);
  step text := split_part(mail_key, ':', 3);
  about text;
BEGIN
  IF NOT EXISTS (SELECT FROM whatsapp_consents) THEN
    RETURN;
  END IF;
  IF what = 'back-in-stock' THEN
    INSERT INTO whatsapp_messages (consent_id, key)
      SELECT id, mail_key FROM whatsapp_consents WHERE alert_id = which AND ended_at IS NULL
      ON CONFLICT (key) DO NOTHING;
  ELSE
    about := CASE
      WHEN what IN ('order-placed', 'order-taken', 'order-confirm') THEN which
      WHEN what = 'order-status' AND EXISTS (
        SELECT FROM order_history WHERE id = step AND status IN ('shipped', 'delivered')) THEN which
      WHEN what = 'order-paid' THEN (SELECT id FROM orders WHERE order_id_text = which)
      WHEN what IN ('order-due', 'order-asked') THEN (SELECT order_id FROM order_dues WHERE id = which)
      WHEN what = 'parcel' AND step IN ('picked_up', 'out_for_delivery', 'delivered')
        THEN (SELECT order_id FROM shipments WHERE id = which) END;
    INSERT INTO whatsapp_messages (consent_id, order_id, key)
      SELECT c.id, o.id, mail_key FROM orders o JOIN whatsapp_consents c
        ON c.ended_at IS NULL AND (c.order_id = o.id OR c.profile_id = o.user_id)
      WHERE o.id = about ORDER BY c.order_id NULLS LAST LIMIT 1
      ON CONFLICT (key) DO NOTHING;
  END IF;
  IF FOUND THEN
    PERFORM pg_notify('whatsapp_due', '');
  END IF;
END
$$;

CREATE FUNCTION mail_beside_whatsapp() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_whatsapp_message(NEW.dedupe_key);
  RETURN NULL;
END
$$;

CREATE TRIGGER mail_outbox_beside_whatsapp AFTER INSERT ON mail_outbox FOR EACH ROW
  WHEN (NEW.kind IN ('order-placed', 'order-taken', 'order-paid', 'order-advance', 'order-asked', 'order-confirm',
    'order-status', 'parcel', 'back-in-stock') AND NEW.dedupe_key IS NOT NULL)
  EXECUTE FUNCTION mail_beside_whatsapp();

-- Work that is given to a maker is told by message alone: makers have no mailbox.
CREATE FUNCTION work_by_whatsapp() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO whatsapp_messages (consent_id, key)
    SELECT id, 'work:' || NEW.id FROM whatsapp_consents WHERE artisan_id = NEW.artisan_id AND ended_at IS NULL
    ON CONFLICT (key) DO NOTHING;
  IF FOUND THEN
    PERFORM pg_notify('whatsapp_due', '');
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER lot_parts_by_whatsapp AFTER INSERT ON lot_parts FOR EACH ROW
  WHEN (NEW.state = 'given' AND NEW.artisan_id IS NOT NULL)
  EXECUTE FUNCTION work_by_whatsapp();
