-- Backups as they were begun: whoever makes one keeps the other copies from it, and no picture is removed
-- meanwhile.
CREATE TABLE backups (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  reason text NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  -- Whoever makes it puts this off again and again; past it, the backup has died with its maker.
  alive_until timestamptz NOT NULL,
  finished_at timestamptz,
  -- Why nothing came of it.
  failure text,
  file text,
  bytes bigint,
  CONSTRAINT backups_reason_known CHECK (reason IN ('scheduled', 'asked'))
);

CREATE INDEX backups_newest ON backups (started_at DESC);

-- Jobs whose last round failed, on whichever copy; a round that works takes the row away.
CREATE TABLE job_failures (
  job text PRIMARY KEY,
  rounds integer NOT NULL DEFAULT 1,
  since timestamptz NOT NULL DEFAULT now(),
  last_at timestamptz NOT NULL DEFAULT now(),
  every_seconds integer NOT NULL,
  kind text NOT NULL
);

-- What the owner has been told of by mail, and is not told of again while it lasts.
CREATE TABLE alerts (
  kind text PRIMARY KEY,
  since timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now()
);
