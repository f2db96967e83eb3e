-- The owner's list has tabs of the products that are hidden and of those without a picture (PRODUCT-17): few
-- of a large shop's, which would be read as a whole to find them.
CREATE INDEX products_hidden ON products (created_at DESC, id) WHERE hidden;

CREATE INDEX products_without_picture ON products (created_at DESC, id) WHERE images = '{}';
