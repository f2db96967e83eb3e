-- A lower price that holds for a time. What a product costs at a moment is one rule of the program's; lists
-- filter and sort by what it gave last, which stands in a column of its own, and when it gives another.
-- PostgreSQL before 17 can't change a generated column: the shelf is made anew, and its indexes with it.
ALTER TABLE products
  DROP COLUMN shelf,
  ADD COLUMN sale_price numeric(12, 2),
  ADD COLUMN sale_from timestamptz,
  ADD COLUMN sale_until timestamptz,
  ADD COLUMN price_now numeric(12, 2),
  ADD COLUMN price_turns_at timestamptz;

ALTER TABLE products DISABLE TRIGGER USER;

UPDATE products SET price_now = price;

ALTER TABLE products ENABLE TRIGGER USER;

ALTER TABLE products
  ALTER COLUMN price_now SET NOT NULL,
  ADD COLUMN shelf smallint NOT NULL
    GENERATED ALWAYS AS (shelf_of(collection, category, technique, price_now)) STORED,
  ADD CONSTRAINT products_sale_price_lower CHECK (sale_price > 0 AND sale_price < price),
  ADD CONSTRAINT products_sale_window CHECK (sale_until > sale_from);

ALTER TABLE products ALTER COLUMN shelf SET STATISTICS 200;

CREATE INDEX products_featured_first ON products (featured DESC, created_at DESC, id) INCLUDE (shelf);

CREATE INDEX products_newest ON products (created_at DESC, id) INCLUDE (shelf);

CREATE INDEX products_price ON products (price_now, id) INCLUDE (shelf);

CREATE INDEX products_name ON products (sort_name, id) INCLUDE (shelf);

CREATE INDEX products_shelf ON products (shelf, featured DESC, created_at DESC, id);

CREATE INDEX products_artisan ON products (artisan_key, in_stock DESC, created_at DESC, id) INCLUDE (shelf);

CREATE INDEX products_price_turns ON products (price_turns_at) WHERE price_turns_at IS NOT NULL;

-- Knows no clock: a product with a sale price is due at once, and whoever has the shop's clock looks at it. A
-- row that comes from a backup brings its price of the moment along.
CREATE FUNCTION make_price_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.price_now := NEW.price;
  NEW.price_turns_at := CASE WHEN NEW.sale_price IS NOT NULL THEN 'epoch'::timestamptz END;
  RETURN NEW;
END
$$;

CREATE TRIGGER products_price_due_inserted BEFORE INSERT ON products FOR EACH ROW
  WHEN (NEW.price_now IS NULL) EXECUTE FUNCTION make_price_due();

CREATE TRIGGER products_price_due_changed BEFORE UPDATE OF price, sale_price, sale_from, sale_until ON products
  FOR EACH ROW
  WHEN ((NEW.price, NEW.sale_price, NEW.sale_from, NEW.sale_until)
    IS DISTINCT FROM (OLD.price, OLD.sale_price, OLD.sale_from, OLD.sale_until))
  EXECUTE FUNCTION make_price_due();

COMMENT ON COLUMN products.sale_price IS 'What it costs from sale_from until sale_until; either end may be open.';

COMMENT ON COLUMN products.price_now IS 'What lists filter and sort by: the price of the moment, kept by the shop''s clock.';

COMMENT ON COLUMN products.price_turns_at IS 'From then on price_now has to be looked at again; null: never.';

COMMENT ON COLUMN products.shelf IS
  'Where it is counted, by collection, category, technique and band of today''s price; made by the database.';
