-- The orders to pack are counted on every page of the admin area.
CREATE INDEX orders_to_pack ON orders (created_at DESC, id)
  WHERE fulfilment_state IN ('pending', 'processing') AND payment_state IN ('captured', 'cod_due', 'cod_collected')
    AND NOT refund_due;
