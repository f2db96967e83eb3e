-- A value of an option is what it is, whatever it is called: its part of a variant's key is kept beside it,
-- and a variant whose spelling was mended knows what it was called before.
ALTER TABLE product_options ADD COLUMN slugs text[];

COMMENT ON COLUMN product_options.slugs IS
  'Each value''s part of a variant''s key, in the values'' order; null where they follow from the values.';

ALTER TABLE product_variants ADD COLUMN former jsonb NOT NULL DEFAULT '[]';

COMMENT ON COLUMN product_variants.former IS
  'What it was called before, the latest last: a list of { key, values }, for old links and carts.';

-- Whoever waits for a variant goes on waiting for it under its new key. Who waited for another one that had
-- that key once, and is gone, gives way.
CREATE FUNCTION alerts_follow_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM stock_alerts AS other USING stock_alerts AS kept
  WHERE other.product_id = NEW.product_id AND other.variant = NEW.key
    AND kept.product_id = NEW.product_id AND kept.variant = OLD.key AND kept.email = other.email;
  UPDATE stock_alerts SET variant = NEW.key WHERE product_id = NEW.product_id AND variant = OLD.key;
  RETURN NULL;
END
$$;

CREATE TRIGGER product_variants_key_changed AFTER UPDATE OF key ON product_variants FOR EACH ROW
  WHEN (NEW.key IS DISTINCT FROM OLD.key) EXECUTE FUNCTION alerts_follow_variant();
