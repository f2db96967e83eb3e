-- What a product can be had in: Size, say, with Small and Large. Of what is then sold, a variant each.
CREATE TABLE product_options (
  product_id text NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  position smallint NOT NULL,
  name text NOT NULL,
  values text[] NOT NULL,
  PRIMARY KEY (product_id, position),
  CONSTRAINT product_options_position_range CHECK (position BETWEEN 1 AND 2),
  CONSTRAINT product_options_name_filled CHECK (name <> ''),
  CONSTRAINT product_options_values_range CHECK (cardinality(values) BETWEEN 1 AND 20)
);

COMMENT ON COLUMN product_options.values IS 'In the order in which a shopper reads them.';

CREATE TABLE product_variants (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  product_id text NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  position smallint NOT NULL,
  key text NOT NULL,
  values text[] NOT NULL,
  sku text,
  price numeric(12, 2),
  in_stock boolean NOT NULL DEFAULT true,
  stock_count integer,
  picture text,
  weight text,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT product_variants_key_key UNIQUE (product_id, key),
  -- Sixty places, each taken once; a save may change who stands where.
  CONSTRAINT product_variants_position_key UNIQUE (product_id, position) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT product_variants_position_range CHECK (position BETWEEN 1 AND 60),
  CONSTRAINT product_variants_values_range CHECK (cardinality(values) BETWEEN 1 AND 2),
  CONSTRAINT product_variants_price_range CHECK (price BETWEEN 0 AND 1000000),
  CONSTRAINT product_variants_stock_range CHECK (stock_count >= 0)
);

CREATE UNIQUE INDEX product_variants_sku_key ON product_variants (lower(sku)) WHERE sku <> '';

COMMENT ON COLUMN product_variants.key IS 'Its values as an address and a cart say them, such as small-red.';

COMMENT ON COLUMN product_variants.values IS 'One of each of its product''s options, in their order.';

COMMENT ON COLUMN product_variants.price IS 'Null: the product''s, with its sale.';

COMMENT ON COLUMN product_variants.stock_count IS 'Null: not counted.';

COMMENT ON COLUMN product_variants.picture IS 'One of the product''s pictures; null: the first.';

-- What lists, counts and the first look at a page need of the variants stands in the product's own row.
ALTER TABLE products
  ADD COLUMN variants smallint NOT NULL DEFAULT 0,
  ADD COLUMN own_price_from numeric(12, 2),
  ADD COLUMN has_base_price boolean NOT NULL DEFAULT true,
  ADD COLUMN price_varies boolean NOT NULL DEFAULT false,
  ADD COLUMN personal jsonb NOT NULL DEFAULT '[]',
  ADD CONSTRAINT products_personal_list CHECK (jsonb_typeof(personal) = 'array' AND jsonb_array_length(personal) <= 3);

COMMENT ON COLUMN products.variants IS
  'How many it has. From one on, in_stock, stock_count and the three prices after this follow from them.';

COMMENT ON COLUMN products.own_price_from IS 'The lowest of the prices that its variants have of their own.';

COMMENT ON COLUMN products.has_base_price IS 'Is price, or the sale''s, what any variant costs?';

COMMENT ON COLUMN products.price_varies IS 'Do its variants cost different sums?';

COMMENT ON COLUMN products.personal IS
  'What can be written on it: a list of { label, most (letters), required, price (paise) }.';

-- Those that can be had decide; where none can, all do. The rows of the variants guard nothing: whoever
-- writes them holds their product''s row.
CREATE FUNCTION derive_from_variants() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  had record;
BEGIN
  SELECT coalesce(bool_or(available), false) AS in_stock,
    CASE WHEN NOT coalesce(bool_or(available AND stock_count IS NULL), false)
      THEN coalesce(sum(stock_count) FILTER (WHERE in_stock), 0) END AS stock_count,
    min(price) AS own_price_from, coalesce(bool_or(price IS NULL), true) AS has_base_price,
    count(DISTINCT coalesce(price, -1)) > 1 AS price_varies
  INTO had
  FROM (
    SELECT *, bool_or(available) OVER () AS any_available FROM (
      SELECT price, in_stock, stock_count,
        in_stock AND (NEW.made_to_order OR coalesce(stock_count, 1) > 0) AS available
      FROM product_variants WHERE product_id = NEW.id) AS one
    ) AS those
  WHERE available OR NOT any_available;
  NEW.own_price_from := had.own_price_from;
  NEW.has_base_price := had.has_base_price;
  NEW.price_varies := had.price_varies;
  IF NEW.variants > 0 THEN
    NEW.in_stock := had.in_stock;
    NEW.stock_count := had.stock_count;
  END IF;
  RETURN NEW;
END
$$;

-- Before products_price_due_changed, by its name.
CREATE TRIGGER products_derived BEFORE UPDATE OF variants, in_stock, stock_count, made_to_order ON products FOR EACH ROW
  WHEN (NEW.variants > 0 OR OLD.variants > 0) EXECUTE FUNCTION derive_from_variants();

CREATE OR REPLACE FUNCTION make_price_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.price_now := CASE WHEN NEW.has_base_price THEN least(NEW.price, NEW.own_price_from) ELSE NEW.own_price_from END;
  NEW.price_turns_at := CASE WHEN NEW.sale_price IS NOT NULL THEN 'epoch'::timestamptz END;
  RETURN NEW;
END
$$;

DROP TRIGGER products_price_due_changed ON products;

CREATE TRIGGER products_price_due_changed BEFORE UPDATE ON products
  FOR EACH ROW
  WHEN ((NEW.price, NEW.sale_price, NEW.sale_from, NEW.sale_until, NEW.own_price_from, NEW.has_base_price)
    IS DISTINCT FROM (OLD.price, OLD.sale_price, OLD.sale_from, OLD.sale_until, OLD.own_price_from, OLD.has_base_price))
  EXECUTE FUNCTION make_price_due();

CREATE FUNCTION rederive_products(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products SET variants = (SELECT count(*) FROM product_variants WHERE product_id = products.id)
  WHERE id = ANY (ids);
END
$$;

CREATE FUNCTION variants_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM rederive_products(array(SELECT DISTINCT product_id FROM changed));
  IF EXISTS (SELECT FROM changed) THEN
    PERFORM raise_content_version();
  END IF;
  RETURN NULL;
END
$$;

-- As with a product: only a variant that runs out, comes back or rises is news, not one that is sold.
CREATE FUNCTION variants_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM rederive_products(array(SELECT DISTINCT product_id FROM after));
  IF EXISTS (
    SELECT FROM after FULL JOIN before ON after.id = before.id
    WHERE (to_jsonb(after) - '{stock_count,version}'::text[]) IS DISTINCT FROM (to_jsonb(before) - '{stock_count,version}'::text[])
      OR coalesce(after.stock_count = 0, false) <> coalesce(before.stock_count = 0, false)
      OR coalesce(after.stock_count > before.stock_count, false)
      OR (after.stock_count IS NULL) <> (before.stock_count IS NULL)
  ) THEN
    PERFORM raise_content_version();
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER product_variants_inserted AFTER INSERT ON product_variants
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION variants_written();

CREATE TRIGGER product_variants_deleted AFTER DELETE ON product_variants
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION variants_written();

CREATE TRIGGER product_variants_updated AFTER UPDATE ON product_variants
  REFERENCING NEW TABLE AS after OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION variants_changed();

CREATE TRIGGER product_options_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_options
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed();

-- What was ordered of it, frozen: in words, for a variant may be renamed or go.
ALTER TABLE order_items
  ADD COLUMN variant_id text REFERENCES product_variants (id) ON DELETE SET NULL,
  ADD COLUMN option_text text,
  ADD COLUMN personal jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN personal_price numeric(12, 2) NOT NULL DEFAULT 0,
  ADD CONSTRAINT order_items_personal_price_range CHECK (personal_price BETWEEN 0 AND price_at_purchase);

CREATE INDEX order_items_variant ON order_items (variant_id) WHERE variant_id IS NOT NULL;

COMMENT ON COLUMN order_items.option_text IS 'Such as Size: Small, Colour: Red; null where there was nothing to choose.';

COMMENT ON COLUMN order_items.personal IS 'What is written on it: a list of { label, text }.';

COMMENT ON COLUMN order_items.personal_price IS 'The part of price_at_purchase that the writing costs.';
