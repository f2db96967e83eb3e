-- Who made a key or a webhook, or took it over: it reads and is told no more than they may.
ALTER TABLE api_keys ADD COLUMN made_by text;

ALTER TABLE webhook_endpoints ADD COLUMN made_by text;

CREATE INDEX api_keys_made_by ON api_keys (made_by);

CREATE INDEX webhook_endpoints_made_by ON webhook_endpoints (made_by);

COMMENT ON COLUMN api_keys.made_by IS 'Or who took it over. Null where nobody knows: such a key reads nothing.';

COMMENT ON COLUMN webhook_endpoints.made_by IS 'Or who changed or resumed it last. Null where nobody knows.';

UPDATE api_keys SET made_by = (
  SELECT line.actor_id FROM audit_log AS line JOIN profiles ON profiles.id = line.actor_id
  WHERE line.action = 'api_key.made' AND line.entity_id = api_keys.id AND profiles.role = 'admin' LIMIT 1);

UPDATE webhook_endpoints SET made_by = (
  SELECT line.actor_id FROM audit_log AS line JOIN profiles ON profiles.id = line.actor_id
  WHERE line.action = 'webhook.added' AND line.entity_id = webhook_endpoints.id AND profiles.role = 'admin'
  LIMIT 1);

-- However somebody leaves the staff or may do less, in the admin area or by a command beside the shop.
CREATE FUNCTION end_what_staff_made() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.role <> 'admin' THEN
    UPDATE api_keys SET revoked_at = now() WHERE made_by = NEW.id AND revoked_at IS NULL;
  END IF;
  UPDATE webhook_endpoints SET state = 'paused', version = version + 1
    WHERE made_by = NEW.id AND state = 'on';
  RETURN NULL;
END $$;

CREATE TRIGGER profiles_end_what_staff_made AFTER UPDATE OF role, permissions ON profiles
  FOR EACH ROW WHEN (OLD.role = 'admin' AND (NEW.role <> 'admin'
    OR (NEW.permissions IS NOT NULL AND (OLD.permissions IS NULL OR NOT OLD.permissions <@ NEW.permissions))))
  EXECUTE FUNCTION end_what_staff_made();
