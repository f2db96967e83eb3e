-- What of an order waits until it is made (MAKING-8), and for what line of a cancelled order work was begun
-- that is finished for stock (MAKING-9).
ALTER TABLE order_items
  ADD COLUMN unmade integer NOT NULL DEFAULT 0 CONSTRAINT order_items_unmade_range CHECK (unmade >= 0);

CREATE INDEX order_items_unmade ON order_items (order_id) WHERE unmade > 0;

COMMENT ON COLUMN order_items.unmade IS 'Pieces of it that makers have still to make before it can be packed.';

ALTER TABLE lots ADD COLUMN former_item_id text REFERENCES order_items (id) ON DELETE SET NULL;

CREATE INDEX lots_former_item ON lots (former_item_id) WHERE former_item_id IS NOT NULL;

COMMENT ON COLUMN lots.former_item_id IS 'The line of a cancelled order that it was begun for, before it was finished for stock.';
