-- What of a product's price goes to whom, where its owner shows it (GETS-1).
ALTER TABLE products
  ADD COLUMN shows_makers boolean NOT NULL DEFAULT false,
  ADD COLUMN material_cost numeric(12, 2) CONSTRAINT products_material_cost_range CHECK (material_cost >= 0);

COMMENT ON COLUMN products.shows_makers IS 'Its page says who gets what of its price, as long as what was paid bears it out.';

COMMENT ON COLUMN products.material_cost IS 'Rupees of material in a piece; null where nobody has said.';

-- Names, not keys: what was paid does not wait for a product's row.
CREATE TABLE maker_pay_borne (
  product_id text NOT NULL,
  work text NOT NULL,
  pieces integer NOT NULL,
  paid numeric(12, 2) NOT NULL,
  PRIMARY KEY (product_id, work),
  CONSTRAINT maker_pay_borne_pieces_range CHECK (pieces > 0)
);

COMMENT ON TABLE maker_pay_borne IS 'What the statements paid in the last 180 days say of a product: read off them by a job, and worth nothing beside them.';

COMMENT ON COLUMN maker_pay_borne.work IS 'The step''s name, as it was when the work was given; empty for a share of what was sold.';

COMMENT ON COLUMN maker_pay_borne.paid IS 'Rupees for all these pieces.';

-- Of what no page shows, no page is made anew.
CREATE FUNCTION who_gets_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed JOIN products ON products.id = changed.product_id WHERE products.shows_makers) THEN
    PERFORM raise_content_version();
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER product_steps_inserted AFTER INSERT ON product_steps
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION who_gets_changed();

CREATE TRIGGER product_steps_updated AFTER UPDATE ON product_steps
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION who_gets_changed();

CREATE TRIGGER product_steps_deleted AFTER DELETE ON product_steps
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION who_gets_changed();

CREATE TRIGGER maker_pay_borne_inserted AFTER INSERT ON maker_pay_borne
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION who_gets_changed();

CREATE TRIGGER maker_pay_borne_updated AFTER UPDATE ON maker_pay_borne
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION who_gets_changed();

CREATE TRIGGER maker_pay_borne_deleted AFTER DELETE ON maker_pay_borne
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION who_gets_changed();

CREATE TRIGGER maker_terms_written AFTER INSERT OR UPDATE OR DELETE ON maker_terms
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
