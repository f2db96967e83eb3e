-- A hidden product is there for the owner alone: no list, count, search or page of the shop's shows it.
ALTER TABLE products ADD COLUMN hidden boolean NOT NULL DEFAULT false;

COMMENT ON COLUMN products.hidden IS 'Shoppers see nothing of it; admins can look at it and order it.';

-- Passing over products still reads no rows: the indexes of the lists say which are hidden, too.
DROP INDEX products_featured_first, products_newest, products_price, products_name, products_shelf, products_artisan,
  products_collection;

CREATE INDEX products_featured_first ON products (featured DESC, created_at DESC, id) INCLUDE (shelf, hidden);

CREATE INDEX products_newest ON products (created_at DESC, id) INCLUDE (shelf, hidden);

CREATE INDEX products_price ON products (price_now, id) INCLUDE (shelf, hidden);

CREATE INDEX products_name ON products (sort_name, id) INCLUDE (shelf, hidden);

CREATE INDEX products_shelf ON products (shelf, featured DESC, created_at DESC, id) INCLUDE (hidden);

CREATE INDEX products_artisan ON products (artisan_key, in_stock DESC, created_at DESC, id) INCLUDE (shelf, hidden);

CREATE INDEX products_collection ON products (collection, category, in_stock, created_at DESC, id) WHERE NOT hidden;

-- The sitemap's pages begin thousands of addresses in.
CREATE INDEX products_shown ON products (slug) WHERE NOT hidden;

-- The words that hidden products have.
CREATE INDEX products_hidden_search ON products USING gin (search) WHERE hidden;

-- What shoppers see of a shelf, beside all that stands on it.
ALTER TABLE shelves ADD COLUMN shown integer NOT NULL DEFAULT 0;

UPDATE shelves SET shown = products;

ALTER TABLE shelves ADD CONSTRAINT shelves_shown_range CHECK (shown BETWEEN 0 AND products);

COMMENT ON COLUMN shelves.shown IS 'Those of its products that are not hidden.';

CREATE OR REPLACE FUNCTION shelves_filled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shelves SET products = shelves.products + change.products, available = shelves.available + change.available,
    shown = shelves.shown + change.shown
  FROM (
    SELECT shelf, count(*) AS products, count(*) FILTER (WHERE in_stock AND coalesce(stock_count, 1) > 0) AS available,
      count(*) FILTER (WHERE NOT hidden) AS shown
    FROM changed GROUP BY shelf) AS change
  WHERE shelves.id = change.shelf;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION shelves_cleared() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shelves SET products = shelves.products - change.products, available = shelves.available - change.available,
    shown = shelves.shown - change.shown
  FROM (
    SELECT shelf, count(*) AS products, count(*) FILTER (WHERE in_stock AND coalesce(stock_count, 1) > 0) AS available,
      count(*) FILTER (WHERE NOT hidden) AS shown
    FROM changed GROUP BY shelf) AS change
  WHERE shelves.id = change.shelf;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION shelves_rearranged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shelves SET products = shelves.products + change.products, available = shelves.available + change.available,
    shown = shelves.shown + change.shown
  FROM (
    SELECT shelf, sum(way) AS products,
      coalesce(sum(way) FILTER (WHERE in_stock AND coalesce(stock_count, 1) > 0), 0) AS available,
      coalesce(sum(way) FILTER (WHERE NOT hidden), 0) AS shown
    FROM (
      SELECT shelf, in_stock, stock_count, hidden, 1 AS way FROM after
      UNION ALL SELECT shelf, in_stock, stock_count, hidden, -1 FROM before) AS moved
    GROUP BY shelf) AS change
  WHERE shelves.id = change.shelf AND (change.products <> 0 OR change.available <> 0 OR change.shown <> 0);
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION shelves_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shelves SET products = 0, available = 0, shown = 0;
  RETURN NULL;
END
$$;

-- Does a word stand in hidden products alone? Of a word that none of them has, the small index knows at once.
CREATE FUNCTION is_hidden_word(given text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM products WHERE hidden AND search @@ plainto_tsquery('english', given))
    AND NOT EXISTS (SELECT FROM products WHERE NOT hidden AND search @@ plainto_tsquery('english', given));
END
$$;

-- A word that only hidden products have is as unknown as one that no product has.
CREATE OR REPLACE FUNCTION corrected_word(given text) RETURNS text LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET pg_trgm.similarity_threshold = 0.25 AS $$
DECLARE
  hides boolean := EXISTS (SELECT FROM shelves WHERE shown < products);
BEGIN
  IF numnode(plainto_tsquery('english', given)) = 0
    OR EXISTS (SELECT FROM catalogue_words WHERE word = given AND NOT (hides AND is_hidden_word(word)))
    OR EXISTS (SELECT FROM products WHERE NOT hidden AND search @@ plainto_tsquery('english', given)) THEN
    RETURN NULL;
  END IF;
  RETURN (
    SELECT word FROM catalogue_words
    WHERE word % given AND NOT (only_described AND similarity(word, given) < 0.33)
      AND NOT (hides AND is_hidden_word(word))
    ORDER BY similarity(word, given) - CASE WHEN only_described THEN 0.1 ELSE 0 END DESC,
      abs(length(word) - length(given)), word
    LIMIT 1);
END
$$;
