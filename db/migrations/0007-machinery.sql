CREATE TABLE mail_outbox (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  kind text NOT NULL,
  -- The same occasion is written about once.
  dedupe_key text,
  to_address text NOT NULL,
  reply_to text,
  subject text NOT NULL,
  html text NOT NULL,
  text text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT mail_outbox_dedupe_key_key UNIQUE (dedupe_key)
);

CREATE INDEX mail_outbox_due ON mail_outbox (next_attempt_at) WHERE sent_at IS NULL AND failed_at IS NULL;

CREATE INDEX mail_outbox_failed ON mail_outbox (failed_at) WHERE failed_at IS NOT NULL;

CREATE TABLE audit_log (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  actor_id text,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id text,
  detail jsonb,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX audit_log_newest ON audit_log (created_at DESC);

CREATE INDEX audit_log_entity ON audit_log (entity, entity_id, created_at DESC);

CREATE TABLE rate_limits (
  key text PRIMARY KEY,
  window_start timestamptz NOT NULL DEFAULT now(),
  count integer NOT NULL DEFAULT 0,
  CONSTRAINT rate_limits_count_range CHECK (count >= 0)
);

CREATE INDEX rate_limits_window ON rate_limits (window_start);
