-- By which rule an order's place of supply is found (INVOICE-20). The default is an older program's, which
-- may still write, and what held for all orders before.
ALTER TABLE orders
  ADD COLUMN supply_rule text NOT NULL DEFAULT 'parcel'
    CONSTRAINT orders_supply_rule CHECK (supply_rule IN ('parcel', 'buyer'));

COMMENT ON COLUMN orders.supply_rule IS
  'Where a company''s order is supplied: where the parcel goes, or where the buyer is registered.';
