-- What the ledgers of the owner's company in Tally are called (BOOKS-19).
CREATE TABLE tally_ledgers (
  shop text PRIMARY KEY DEFAULT 'shop',
  names jsonb NOT NULL DEFAULT '{}',
  CONSTRAINT tally_ledgers_one CHECK (shop = 'shop')
);

COMMENT ON COLUMN tally_ledgers.names IS 'By kind; what is missing is called as the shop calls it.';
