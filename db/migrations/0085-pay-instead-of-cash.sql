ALTER TABLE payment_orders ADD COLUMN instead_of_cash jsonb;

COMMENT ON COLUMN payment_orders.instead_of_cash IS
  'Of a cash order: how its bill changes once this is paid, as it was offered; null of a card order.';

-- One that is cancelled, packed, sent or paid waits for no word of its buyer's.
DROP INDEX orders_to_confirm;

CREATE INDEX orders_to_confirm ON orders (cod_confirm_by) WHERE cod_confirm_by IS NOT NULL AND cod_confirmed_at IS NULL
  AND packed_at IS NULL AND payment_state = 'cod_due' AND fulfilment_state IN ('pending', 'processing');

COMMENT ON COLUMN promotion_uses.order_total IS 'The order''s total, which changes only where a card pays it instead of cash.';
