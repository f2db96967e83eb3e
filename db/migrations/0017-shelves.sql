-- The catalogue stays quick at any size: counts of its filters are kept as they change instead of being
-- counted anew.
CREATE FUNCTION price_band(price numeric) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN price < 500 THEN 'under-500' WHEN price <= 1000 THEN '500-1000' ELSE 'over-1000' END
$$;

-- A shelf holds the products that are alike in everything that the catalogue filters by.
CREATE FUNCTION shelf_of(collection text, category text, technique text, price numeric) RETURNS smallint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (array_position(ARRAY['core', 'artisanal', 'limited'], collection) * 1000
    + array_position(ARRAY['bags', 'accessories', 'decor', 'other'], category) * 100
    + array_position(ARRAY['hand-painted', 'embroidered', 'printed', 'other'], technique) * 10
    + array_position(ARRAY['under-500', '500-1000', 'over-1000'], price_band(price)))::smallint
$$;

ALTER TABLE products
  ADD COLUMN shelf smallint NOT NULL GENERATED ALWAYS AS (shelf_of(collection, category, technique, price)) STORED,
  ADD COLUMN sort_name text COLLATE "C" NOT NULL GENERATED ALWAYS AS (lower(name)) STORED;

-- Every shelf is among the values that the planner knows by their frequency.
ALTER TABLE products ALTER COLUMN shelf SET STATISTICS 200;

CREATE TABLE shelves (
  id smallint PRIMARY KEY,
  collection text NOT NULL,
  category text NOT NULL,
  technique text NOT NULL,
  price_band text NOT NULL,
  products integer NOT NULL DEFAULT 0,
  -- Those of them that can be bought.
  available integer NOT NULL DEFAULT 0,
  CONSTRAINT shelves_available_range CHECK (available BETWEEN 0 AND products)
);

INSERT INTO shelves (id, collection, category, technique, price_band)
SELECT shelf_of(collection, category, technique, price), collection, category, technique, price_band(price)
FROM unnest(ARRAY['core', 'artisanal', 'limited']) AS collection,
  unnest(ARRAY['bags', 'accessories', 'decor', 'other']) AS category,
  unnest(ARRAY['hand-painted', 'embroidered', 'printed', 'other']) AS technique,
  unnest(ARRAY[0, 500, 1001]::numeric[]) AS price;

UPDATE shelves SET products = counted.products, available = counted.available
FROM (
  SELECT shelf, count(*) AS products, count(*) FILTER (WHERE in_stock AND coalesce(stock_count, 1) > 0) AS available
  FROM products GROUP BY shelf) AS counted
WHERE counted.shelf = shelves.id;

-- Adds what came and takes away what went. Whatever changes a count has raised the content version first
-- (triggers of one table run in the order of their names) and holds its row, so writers change counts one
-- after the other.
CREATE FUNCTION shelves_filled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shelves SET products = shelves.products + change.products, available = shelves.available + change.available
  FROM (
    SELECT shelf, count(*) AS products, count(*) FILTER (WHERE in_stock AND coalesce(stock_count, 1) > 0) AS available
    FROM changed GROUP BY shelf) AS change
  WHERE shelves.id = change.shelf;
  RETURN NULL;
END
$$;

CREATE FUNCTION shelves_cleared() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shelves SET products = shelves.products - change.products, available = shelves.available - change.available
  FROM (
    SELECT shelf, count(*) AS products, count(*) FILTER (WHERE in_stock AND coalesce(stock_count, 1) > 0) AS available
    FROM changed GROUP BY shelf) AS change
  WHERE shelves.id = change.shelf;
  RETURN NULL;
END
$$;

CREATE FUNCTION shelves_rearranged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shelves SET products = shelves.products + change.products, available = shelves.available + change.available
  FROM (
    SELECT shelf, sum(way) AS products,
      coalesce(sum(way) FILTER (WHERE in_stock AND coalesce(stock_count, 1) > 0), 0) AS available
    FROM (
      SELECT shelf, in_stock, stock_count, 1 AS way FROM after
      UNION ALL SELECT shelf, in_stock, stock_count, -1 FROM before) AS moved
    GROUP BY shelf) AS change
  WHERE shelves.id = change.shelf AND (change.products <> 0 OR change.available <> 0);
  RETURN NULL;
END
$$;

CREATE FUNCTION shelves_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shelves SET products = 0, available = 0;
  RETURN NULL;
END
$$;

CREATE TRIGGER products_inserted_shelves AFTER INSERT ON products
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shelves_filled();

CREATE TRIGGER products_updated_shelves AFTER UPDATE ON products
  REFERENCING NEW TABLE AS after OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION shelves_rearranged();

CREATE TRIGGER products_deleted_shelves AFTER DELETE ON products
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shelves_cleared();

CREATE TRIGGER products_emptied_shelves AFTER TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION shelves_emptied();

-- Each order of the catalogue is an index that also says the shelf, so that passing over products reads no
-- rows.
DROP INDEX products_featured_first;

DROP INDEX products_newest;

DROP INDEX products_price;

DROP INDEX products_name;

DROP INDEX products_collection;

DROP INDEX products_category;

DROP INDEX products_technique;

DROP INDEX products_artisan;

CREATE INDEX products_featured_first ON products (featured DESC, created_at DESC, id) INCLUDE (shelf);

CREATE INDEX products_newest ON products (created_at DESC, id) INCLUDE (shelf);

CREATE INDEX products_price ON products (price, id) INCLUDE (shelf);

CREATE INDEX products_name ON products (sort_name, id) INCLUDE (shelf);

CREATE INDEX products_shelf ON products (shelf, featured DESC, created_at DESC, id);

-- Others of a collection and kind, and all of an artisan: what can be bought first, then the newest.
CREATE INDEX products_collection ON products (collection, category, in_stock, created_at DESC, id);

CREATE INDEX products_artisan ON products (artisan, in_stock DESC, created_at DESC, id) INCLUDE (shelf);

-- What the desk and the overview look for among many that have enough.
CREATE INDEX products_unavailable ON products (created_at DESC, id)
  WHERE NOT (in_stock AND coalesce(stock_count, 1) > 0);

CREATE INDEX products_low_stock ON products (stock_count, name) WHERE stock_count IS NOT NULL;

-- Words that a mistyped search is corrected to are words; numbers and SKUs would outgrow them.
DELETE FROM catalogue_words WHERE word ~ '[0-9]';

CREATE FUNCTION add_catalogue_words(texts text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO catalogue_words (word)
  SELECT DISTINCT word
  FROM unnest(texts) AS given (text), regexp_split_to_table(lower(given.text), '[^[:alnum:]]+') AS word
  WHERE length(word) BETWEEN 3 AND 40 AND word !~ '[0-9]'
  ORDER BY word
  ON CONFLICT DO NOTHING
$$;

DROP TRIGGER products_words_changed ON products;

CREATE OR REPLACE FUNCTION collect_catalogue_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_catalogue_words(array(
    SELECT DISTINCT concat_ws(' ', name, artisan, collection, category, technique, material) FROM changed));
  RETURN NULL;
END
$$;

-- A sale changes no words: it must not pay for them.
CREATE FUNCTION collect_changed_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM after JOIN before USING (id)
    WHERE (after.name, after.artisan, after.collection, after.category, after.technique, after.material)
      IS DISTINCT FROM (before.name, before.artisan, before.collection, before.category, before.technique, before.material)
  ) THEN
    PERFORM add_catalogue_words(array(
      SELECT DISTINCT concat_ws(' ', name, artisan, collection, category, technique, material) FROM after));
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER products_words_changed AFTER UPDATE ON products
  REFERENCING NEW TABLE AS after OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION collect_changed_words();

-- The word of the catalogue that is most like a word that no product knows; null when one knows it or none is
-- like it. The settings hold inside only: a word that nothing holds must be missed in the index, not in every
-- row.
CREATE FUNCTION corrected_word(given text) RETURNS text LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET pg_trgm.similarity_threshold = 0.25 AS $$
BEGIN
  IF EXISTS (SELECT FROM products WHERE search @@ plainto_tsquery('english', given)) THEN
    RETURN NULL;
  END IF;
  RETURN (
    SELECT word FROM catalogue_words WHERE word % given
    ORDER BY similarity(word, given) DESC, abs(length(word) - length(given)), word LIMIT 1);
END
$$;
