-- What is taken in is of a product, too: its page says who gets what of it (GETS-3).
ALTER TABLE maker_entries ADD COLUMN product_id text;

COMMENT ON COLUMN maker_entries.product_id IS 'The product that was taken in; of what was sold the line says it. An account outlives products: no key.';
