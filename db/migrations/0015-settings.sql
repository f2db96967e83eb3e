-- What the owner set in the admin area. A fact that is not in it comes from the environment or the shop's own
-- defaults.
CREATE TABLE shop_settings (
  id boolean PRIMARY KEY DEFAULT true,
  facts jsonb NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT shop_settings_single CHECK (id)
);

INSERT INTO shop_settings DEFAULT VALUES;

CREATE TRIGGER shop_settings_updated BEFORE UPDATE ON shop_settings
  FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER shop_settings_written AFTER INSERT OR UPDATE OR DELETE ON shop_settings
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed();

ALTER TABLE faq_entries ADD COLUMN version integer NOT NULL DEFAULT 1;

ALTER TABLE policy_pages ADD COLUMN version integer NOT NULL DEFAULT 1;
