-- What many pieces of one design cost, as an indication, in the owner's hand (ENQUIRY-4).
CREATE TABLE bulk_tiers (
  from_quantity integer PRIMARY KEY,
  core_price numeric(12, 2) NOT NULL,
  artisanal_percent smallint NOT NULL,
  CONSTRAINT bulk_tiers_from_quantity_range CHECK (from_quantity BETWEEN 2 AND 100000),
  CONSTRAINT bulk_tiers_core_price_range CHECK (core_price > 0 AND core_price < 10000000),
  CONSTRAINT bulk_tiers_artisanal_percent_range CHECK (artisanal_percent BETWEEN 1 AND 99)
);

COMMENT ON COLUMN bulk_tiers.from_quantity IS 'A tier ends where the next one begins; the first one is the smallest bulk order.';

COMMENT ON COLUMN bulk_tiers.core_price IS 'What one piece of the core collection costs.';

COMMENT ON COLUMN bulk_tiers.artisanal_percent IS 'What is taken off the shop''s price of an artisanal piece.';

INSERT INTO bulk_tiers (from_quantity, core_price, artisanal_percent)
VALUES (50, 249, 15), (100, 229, 20), (250, 199, 25);

-- One to eight tiers, and more pieces never cost more each. Looked at when a transaction ends, since all are
-- written together; made after the rows above, or a restore could not switch it off in their transaction.
CREATE FUNCTION check_bulk_tiers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) NOT BETWEEN 1 AND 8 FROM bulk_tiers) THEN
    RAISE EXCEPTION 'there are 1 to 8 bulk tiers'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bulk_tiers_count';
  END IF;
  IF EXISTS (
    SELECT FROM bulk_tiers AS tier JOIN bulk_tiers AS more ON more.from_quantity > tier.from_quantity
    WHERE more.core_price > tier.core_price OR more.artisanal_percent < tier.artisanal_percent
  ) THEN
    RAISE EXCEPTION 'more pieces never cost more each'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bulk_tiers_falling';
  END IF;
  RETURN NULL;
END
$$;

CREATE CONSTRAINT TRIGGER bulk_tiers_checked AFTER INSERT OR UPDATE OR DELETE ON bulk_tiers
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_bulk_tiers();

CREATE TRIGGER bulk_tiers_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON bulk_tiers
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
