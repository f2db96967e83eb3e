-- A product costs at most ₹10,00,000. Triggers, not a constraint: what was dearer before stays readable,
-- sellable in part and restorable.
CREATE FUNCTION refuse_high_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a product costs at most 1000000' USING ERRCODE = 'check_violation', CONSTRAINT = 'products_price_highest';
END
$$;

CREATE TRIGGER products_price_inserted BEFORE INSERT ON products FOR EACH ROW
  WHEN (NEW.price > 1000000) EXECUTE FUNCTION refuse_high_price();

CREATE TRIGGER products_price_changed BEFORE UPDATE OF price ON products FOR EACH ROW
  WHEN (NEW.price > 1000000 AND NEW.price IS DISTINCT FROM OLD.price) EXECUTE FUNCTION refuse_high_price();
