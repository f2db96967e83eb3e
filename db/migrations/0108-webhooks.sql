-- Addresses of other programs that are told what happens in the shop.
CREATE TABLE webhook_endpoints (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  url text NOT NULL,
  events text[] NOT NULL,
  state text NOT NULL DEFAULT 'on',
  secret text NOT NULL,
  former_secret text,
  former_until timestamptz,
  failing_since timestamptz,
  made_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT webhook_endpoints_state CHECK (state IN ('on', 'paused', 'stopped')),
  CONSTRAINT webhook_endpoints_url_length CHECK (length(url) BETWEEN 1 AND 500)
);

COMMENT ON COLUMN webhook_endpoints.state IS 'Paused by its owner, or stopped by the shop after a day of failing.';

COMMENT ON COLUMN webhook_endpoints.secret IS 'What signs, encrypted with a key that is made from the shop''s secret.';

COMMENT ON COLUMN webhook_endpoints.former_secret IS 'Signs beside the new one for a while after the change.';

-- What happened, once for all who are told; without names, addresses or words of anybody.
CREATE TABLE webhook_events (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  type text NOT NULL,
  data json NOT NULL,
  happened_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX webhook_events_old ON webhook_events (happened_at);

CREATE TABLE webhook_deliveries (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  event_id text NOT NULL REFERENCES webhook_events (id) ON DELETE CASCADE,
  endpoint_id text NOT NULL REFERENCES webhook_endpoints (id) ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'waiting',
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  attempted_at timestamptz,
  status integer,
  answer text,
  delivered_at timestamptz,
  CONSTRAINT webhook_deliveries_once UNIQUE (event_id, endpoint_id),
  CONSTRAINT webhook_deliveries_state CHECK (state IN ('waiting', 'delivered', 'failed'))
);

COMMENT ON COLUMN webhook_deliveries.next_attempt_at IS 'Who claims it moves this ahead, so that nobody else sends it meanwhile.';

COMMENT ON COLUMN webhook_deliveries.status IS 'Of the last answer; null where there was none.';

CREATE INDEX webhook_deliveries_due ON webhook_deliveries (endpoint_id, next_attempt_at) WHERE state = 'waiting';

CREATE INDEX webhook_deliveries_latest ON webhook_deliveries (endpoint_id, id DESC);

-- Writes an event and what is to be delivered of it, and nothing where nobody listens. An endpoint that is
-- just being deleted is waited for, so that no order fails by it.
CREATE FUNCTION note_webhook_event(what text, facts json) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  told text[];
  noted text;
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoints WHERE what = ANY (events)) THEN
    RETURN;
  END IF;
  SELECT array_agg(id) INTO told FROM (
    SELECT id FROM webhook_endpoints WHERE what = ANY (events) ORDER BY id FOR KEY SHARE
  ) AS listening;
  IF told IS NULL THEN
    RETURN;
  END IF;
  INSERT INTO webhook_events (type, data) VALUES (what, facts) RETURNING id INTO noted;
  INSERT INTO webhook_deliveries (event_id, endpoint_id) SELECT noted, id FROM unnest(told) AS id;
  PERFORM pg_notify('webhooks_due', '');
END
$$;
