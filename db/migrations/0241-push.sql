-- Phones that ring (PUSH-1): the shop's own keys, who rings where, what there was to tell, and whom it rang.
CREATE TABLE push_keys (
  id boolean PRIMARY KEY DEFAULT true,
  public_key text NOT NULL,
  private_key text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT push_keys_one CHECK (id)
);

COMMENT ON COLUMN push_keys.private_key IS 'What signs, encrypted with a key that is made from the shop''s secret.';

CREATE TABLE push_devices (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  profile_id text REFERENCES profiles (id) ON DELETE CASCADE,
  session_id text,
  artisan_id text REFERENCES artisans (id) ON DELETE CASCADE,
  endpoint text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  device text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  rung_at timestamptz,
  CONSTRAINT push_devices_one_person CHECK (num_nonnulls(profile_id, artisan_id) = 1),
  CONSTRAINT push_devices_endpoint_length CHECK (length(endpoint) BETWEEN 1 AND 1000)
);

CREATE INDEX push_devices_profile ON push_devices (profile_id);

CREATE INDEX push_devices_artisan ON push_devices (artisan_id);

CREATE INDEX push_devices_session ON push_devices (session_id);

COMMENT ON TABLE push_devices IS 'Browsers that ring for one of the staff, or for a maker by the link to their page.';

COMMENT ON COLUMN push_devices.session_id IS 'In which its owner is signed in there: it ends when they sign out.';

-- Without a buyer's name: an order is looked up when it is told of.
CREATE TABLE push_events (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  kind text NOT NULL,
  about text NOT NULL,
  facts json NOT NULL DEFAULT '{}',
  once text UNIQUE,
  happened_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT push_events_kind CHECK (kind IN ('order', 'refund', 'work', 'try'))
);

CREATE INDEX push_events_old ON push_events (happened_at);

COMMENT ON COLUMN push_events.about IS 'The order''s id, the lot''s, or the id of who tries their phone.';

CREATE TABLE push_deliveries (
  event_id text NOT NULL REFERENCES push_events (id) ON DELETE CASCADE,
  device_id text NOT NULL REFERENCES push_devices (id) ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'waiting',
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  status integer,
  PRIMARY KEY (event_id, device_id),
  CONSTRAINT push_deliveries_state CHECK (state IN ('waiting', 'unclear', 'rung', 'failed'))
);

COMMENT ON COLUMN push_deliveries.state IS 'Unclear from when it is sent until its answer is known: never sent again.';

CREATE INDEX push_deliveries_due ON push_deliveries (next_attempt_at) WHERE state = 'waiting';

CREATE INDEX push_deliveries_device ON push_deliveries (device_id);

-- Writes what there is to tell and whom it rings, the staff or one maker, and nothing where no phone rings. A
-- device that is just being taken away is waited for, so that no order fails by it.
CREATE FUNCTION note_push(what text, about_id text, details json, once_key text, maker text)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  told text[];
  noted text;
BEGIN
  IF NOT EXISTS (SELECT FROM push_devices) THEN
    RETURN;
  END IF;
  SELECT array_agg(id) INTO told FROM (
    SELECT id FROM push_devices
    WHERE (maker IS NULL AND profile_id IS NOT NULL) OR artisan_id = maker
    ORDER BY id FOR KEY SHARE
  ) AS ringing;
  IF told IS NULL THEN
    RETURN;
  END IF;
  INSERT INTO push_events (kind, about, facts, once) VALUES (what, about_id, details, once_key)
    ON CONFLICT (once) DO NOTHING RETURNING id INTO noted;
  IF noted IS NULL THEN
    RETURN;
  END IF;
  INSERT INTO push_deliveries (event_id, device_id) SELECT noted, id FROM unnest(told) AS id;
  PERFORM pg_notify('push_due', '');
END
$$;

-- An order is to be packed now, whichever act made it so. Rows loaded with their history are no news.
CREATE FUNCTION ring_for_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_push('order', NEW.id, '{}', 'order ' || NEW.id, NULL);
  RETURN NULL;
END
$$;

CREATE TRIGGER orders_ring_when_placed AFTER INSERT ON orders FOR EACH ROW
  WHEN (NEW.fulfilment_state IN ('pending', 'processing') AND NOT NEW.refund_due
    AND (NEW.payment_state IN ('captured', 'cod_due', 'cod_collected') OR NEW.may_leave_unpaid)
    AND coalesce(NEW.paid_at, NEW.created_at) > now() - interval '1 day')
  EXECUTE FUNCTION ring_for_order();

CREATE TRIGGER orders_ring_when_paid
  AFTER UPDATE OF fulfilment_state, payment_state, may_leave_unpaid, refund_due ON orders FOR EACH ROW
  WHEN (NEW.fulfilment_state IN ('pending', 'processing') AND NOT NEW.refund_due
    AND (NEW.payment_state IN ('captured', 'cod_due', 'cod_collected') OR NEW.may_leave_unpaid)
    AND coalesce(NEW.paid_at, NEW.created_at) > now() - interval '1 day'
    AND NOT (OLD.fulfilment_state IN ('pending', 'processing') AND NOT OLD.refund_due
      AND (OLD.payment_state IN ('captured', 'cod_due', 'cod_collected') OR OLD.may_leave_unpaid)))
  EXECUTE FUNCTION ring_for_order();

CREATE FUNCTION ring_for_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_push('refund', NEW.id, '{}', NULL, NULL);
  RETURN NULL;
END
$$;

CREATE TRIGGER orders_ring_when_owed AFTER UPDATE OF refund_due ON orders FOR EACH ROW
  WHEN (NEW.refund_due AND NOT OLD.refund_due) EXECUTE FUNCTION ring_for_refund();

-- Once for each lot and maker of an act: of pieces with several steps the pieces are told, not their sum.
CREATE FUNCTION ring_for_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM push_devices WHERE artisan_id IS NOT NULL) THEN
    RETURN NULL;
  END IF;
  PERFORM note_push('work', work.lot_id, json_build_object('pieces', work.pieces, 'by', work.due), NULL, work.artisan_id)
  FROM (
    SELECT lot_id, artisan_id, max(pieces) AS pieces, min(due) AS due FROM (
      SELECT lot_id, artisan_id, step, sum(quantity) AS pieces, min(due_on) AS due FROM given
      WHERE artisan_id IS NOT NULL AND state = 'given' GROUP BY lot_id, artisan_id, step
    ) AS steps GROUP BY lot_id, artisan_id ORDER BY lot_id, artisan_id
  ) AS work;
  RETURN NULL;
END
$$;

CREATE TRIGGER lot_parts_ring AFTER INSERT ON lot_parts
  REFERENCING NEW TABLE AS given FOR EACH STATEMENT EXECUTE FUNCTION ring_for_work();

-- Whoever signs out, or is signed out by somebody, rings no more there; a session that has only had its week
-- ends nothing.
CREATE FUNCTION end_rings_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_devices WHERE session_id = OLD.id;
  RETURN NULL;
END
$$;

CREATE TRIGGER auth_sessions_end_rings AFTER DELETE ON auth_sessions FOR EACH ROW
  WHEN (OLD.expires_at > now()) EXECUTE FUNCTION end_rings_of_session();

CREATE FUNCTION end_rings_of_staff() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_devices WHERE profile_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE TRIGGER profiles_end_rings AFTER UPDATE OF role ON profiles FOR EACH ROW
  WHEN (OLD.role = 'admin' AND NEW.role <> 'admin') EXECUTE FUNCTION end_rings_of_staff();

-- A maker's link was renewed or taken away: what was subscribed by the one before ends with it.
CREATE FUNCTION end_rings_of_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_devices WHERE artisan_id = OLD.artisan_id;
  RETURN NULL;
END
$$;

CREATE TRIGGER maker_links_end_rings AFTER DELETE ON maker_links FOR EACH ROW
  EXECUTE FUNCTION end_rings_of_link();

CREATE TRIGGER maker_links_end_rings_of_former AFTER UPDATE OF token_hash ON maker_links FOR EACH ROW
  WHEN (OLD.token_hash <> NEW.token_hash) EXECUTE FUNCTION end_rings_of_link();
