-- The orders to pack are counted on every page of the admin area.
CREATE INDEX orders_to_pack ON orders (created_at DESC, id)
  WHERE fulfilment_state IN ('pending', 'processing') AND payment_state IN ('captured', 'cod_due', 'cod_collected')
    AND NOT refund_due;

-- When the owner was written to about an order. She knows of those that are to be packed by now.
ALTER TABLE orders ADD COLUMN owner_told_at timestamptz;

UPDATE orders SET owner_told_at = now()
WHERE fulfilment_state IN ('pending', 'processing') AND payment_state IN ('captured', 'cod_due', 'cod_collected')
  AND NOT refund_due;
