-- By which rule an offer's place of supply is found (INVOICE-20), frozen when it is sent: what its buyer saw
-- on the proforma is what the order's invoice says.
ALTER TABLE offers ADD COLUMN supply_rule text
  CONSTRAINT offers_supply_rule_known CHECK (supply_rule IN ('parcel', 'buyer'));

COMMENT ON COLUMN offers.supply_rule IS
  'As set when it was sent; null of drafts, and of what was sent before there was this.';
