-- What an offer or the owner sells comes in thousands; carts keep to 999 pieces of a line by their own rule.
ALTER TABLE order_items
  DROP CONSTRAINT order_items_quantity_range,
  ADD CONSTRAINT order_items_quantity_range CHECK (quantity BETWEEN 1 AND 100000);
