-- Complaints to the grievance officer, with the two dates by which the law wants them answered.
CREATE TABLE grievances (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  number text NOT NULL,
  full_name text NOT NULL,
  email text,
  phone text,
  order_number text,
  body text NOT NULL,
  language text NOT NULL DEFAULT 'en',
  state text NOT NULL DEFAULT 'open',
  spam boolean NOT NULL DEFAULT false,
  acknowledge_by timestamptz NOT NULL,
  resolve_by timestamptz NOT NULL,
  acknowledged_at timestamptz,
  resolved_at timestamptz,
  erased_at timestamptz,
  idempotency_key text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT grievances_number_key UNIQUE (number),
  CONSTRAINT grievances_idempotency_key_key UNIQUE (idempotency_key),
  CONSTRAINT grievances_reachable CHECK (email IS NOT NULL OR phone IS NOT NULL OR erased_at IS NOT NULL),
  CONSTRAINT grievances_language_known CHECK (language IN ('en', 'hi')),
  CONSTRAINT grievances_state_known CHECK (state IN ('open', 'acknowledged', 'resolved')),
  CONSTRAINT grievances_state_dated CHECK (
    (state = 'open') = (acknowledged_at IS NULL) AND (state = 'resolved') = (resolved_at IS NOT NULL)),
  CONSTRAINT grievances_lengths CHECK (
    char_length(full_name) <= 120 AND char_length(email) <= 254 AND char_length(phone) <= 40
    AND char_length(order_number) <= 40 AND char_length(body) <= 4000)
);

CREATE INDEX grievances_open ON grievances (resolve_by, id) WHERE state <> 'resolved' AND NOT spam;

CREATE INDEX grievances_resolved ON grievances (resolved_at DESC, id) WHERE state = 'resolved';

CREATE INDEX grievances_email ON grievances (lower(email));

CREATE TRIGGER grievances_updated BEFORE UPDATE ON grievances FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

COMMENT ON COLUMN grievances.number IS 'G- and a number, as its sender reads it.';

COMMENT ON COLUMN grievances.resolve_by IS 'One month after it came; as it was promised when it came.';

COMMENT ON COLUMN grievances.erased_at IS 'Since when nothing says whose it was; that it was answered in time stays.';

CREATE TABLE grievance_replies (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  grievance_id text NOT NULL REFERENCES grievances (id) ON DELETE CASCADE,
  body text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT grievance_replies_length CHECK (char_length(body) BETWEEN 1 AND 4000)
);

CREATE INDEX grievance_replies_of ON grievance_replies (grievance_id, created_at, id);

COMMENT ON TABLE grievance_replies IS 'What the shop said of a grievance; mailed, and shown on its page.';
