-- What was typed as tracking stands at its parcel now. A loaded order without parcels keeps it here.
UPDATE orders SET tracking_number = NULL, tracking_url = NULL
WHERE (tracking_number IS NOT NULL OR tracking_url IS NOT NULL)
  AND EXISTS (SELECT FROM shipments WHERE order_id = orders.id);

COMMENT ON COLUMN orders.tracking_number IS
  'As it was loaded or typed before there were parcels; where the order has one, that says it.';

COMMENT ON COLUMN orders.tracking_url IS 'The same of the link.';
