-- By which device an act of the staff was done, from now on, and the audit log as a list of its own: by the
-- newest, by who did it and by the kind of record.
ALTER TABLE audit_log
  ADD COLUMN device text,
  ADD CONSTRAINT audit_log_device_short CHECK (length(device) BETWEEN 1 AND 60);

COMMENT ON COLUMN audit_log.device IS 'In words, as ''Chrome on Android''; null where it is not known, and once its owner has left.';

DROP INDEX audit_log_newest;

CREATE INDEX audit_log_newest ON audit_log (created_at DESC, id DESC);

CREATE INDEX audit_log_of_actor ON audit_log (actor_id, created_at DESC, id DESC);

CREATE INDEX audit_log_of_kind ON audit_log (entity, created_at DESC, id DESC);
