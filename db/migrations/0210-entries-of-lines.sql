-- What is sold on commission is owed by the line, and its returns are taken back from it (OWED-10).
ALTER TABLE maker_entries ADD COLUMN order_item_id text;

COMMENT ON COLUMN maker_entries.order_item_id IS 'The line of an order that a sale, or what came back of it, is of. An account outlives orders: no key.';

CREATE INDEX maker_entries_line ON maker_entries (order_item_id) WHERE order_item_id IS NOT NULL;
