-- Lines of orders and certificates keep the pictures that their products had, those of another machine, too.
CREATE INDEX order_items_elsewhere ON order_items (product_id) WHERE picture_url LIKE '%//%';

CREATE INDEX certificates_elsewhere ON certificates (product_id) WHERE facts ->> 'picture' LIKE '%//%';
