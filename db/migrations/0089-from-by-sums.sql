-- 'From' stands before a price where variants cost different sums. A variant's own price may be its
-- product's: then they cost the same, unless a sale lowers that.
CREATE OR REPLACE FUNCTION derive_from_variants() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  had record;
BEGIN
  SELECT coalesce(bool_or(available), false) AS in_stock,
    CASE WHEN NOT coalesce(bool_or(available AND stock_count IS NULL), false)
      THEN coalesce(sum(stock_count) FILTER (WHERE in_stock), 0) END AS stock_count,
    min(price) AS own_price_from, coalesce(bool_or(price IS NULL), true) AS has_base_price,
    count(DISTINCT price) AS own_prices
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
  NEW.price_varies := had.own_prices > 1 OR had.own_prices = 1 AND had.has_base_price
    AND (NEW.price <> had.own_price_from OR coalesce(NEW.sale_price <> had.own_price_from, false));
  IF NEW.variants > 0 THEN
    NEW.in_stock := had.in_stock;
    NEW.stock_count := had.stock_count;
  END IF;
  RETURN NEW;
END
$$;

DROP TRIGGER products_derived ON products;

-- Before products_price_due_changed, by its name.
CREATE TRIGGER products_derived
  BEFORE UPDATE OF variants, in_stock, stock_count, made_to_order, price, sale_price ON products FOR EACH ROW
  WHEN (NEW.variants > 0 OR OLD.variants > 0) EXECUTE FUNCTION derive_from_variants();

SELECT rederive_products(array(SELECT id FROM products WHERE price_varies));
