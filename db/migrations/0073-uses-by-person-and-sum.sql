-- What the order of a use came to, so that the owner's list adds up without reading the orders. Null: a
-- program from before wrote it.
ALTER TABLE promotion_uses ADD COLUMN order_total numeric(12, 2);

UPDATE promotion_uses SET order_total = orders.total_amount FROM orders WHERE orders.id = order_id;

DROP INDEX promotion_uses_promotion;

CREATE INDEX promotion_uses_sums ON promotion_uses (promotion_id, state) INCLUDE (order_total, order_id);

-- Digests without the shop's secret, which a job replaces: whoever has the database could try all phones.
CREATE INDEX promotion_uses_unkeyed ON promotion_uses (order_id) WHERE length(person_key[1]) = 32;

COMMENT ON COLUMN promotion_uses.order_total IS 'The order''s total, which never changes.';

COMMENT ON COLUMN promotion_uses.person_key IS
  'Of the buyer''s e-mail and phone, by the shop''s secret; empty for what applied by itself or was forgotten.';
