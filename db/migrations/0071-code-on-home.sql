-- A code that the home page tells everybody.
ALTER TABLE promotions ADD COLUMN on_home boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT promotions_on_home_has_code CHECK (code IS NOT NULL OR NOT on_home);

COMMENT ON COLUMN promotions.on_home IS 'Does the home page show its code, as long as it runs?';

-- Most writes count a use, which no page shows before the last one.
CREATE FUNCTION code_on_home_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_content_version();
  RETURN NULL;
END
$$;

CREATE TRIGGER promotions_on_home_inserted AFTER INSERT ON promotions FOR EACH ROW
  WHEN (NEW.on_home) EXECUTE FUNCTION code_on_home_changed();

CREATE TRIGGER promotions_on_home_deleted AFTER DELETE ON promotions FOR EACH ROW
  WHEN (OLD.on_home) EXECUTE FUNCTION code_on_home_changed();

CREATE TRIGGER promotions_on_home_updated AFTER UPDATE ON promotions FOR EACH ROW
  WHEN ((OLD.on_home OR NEW.on_home) AND (
    (to_jsonb(OLD) - '{used,version,updated_at}'::text[]) IS DISTINCT FROM (to_jsonb(NEW) - '{used,version,updated_at}'::text[])
    OR coalesce(OLD.used >= OLD.most_uses, false) <> coalesce(NEW.used >= NEW.most_uses, false)))
  EXECUTE FUNCTION code_on_home_changed();
