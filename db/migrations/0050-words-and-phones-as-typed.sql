-- What stands behind ~, between < and > and between & and ; is words, too: PostgreSQL's parser would read a
-- path, a tag and an entity, and keep none of their words.
CREATE OR REPLACE FUNCTION single_words(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(plain_letters(given), '/.-+_~<>&;', '          ')
$$;

-- Only products with such words are searched by others than before; nothing else about them changes.
ALTER TABLE products DISABLE TRIGGER USER;

WITH changed AS (
  UPDATE products SET name = name
  WHERE plain_letters(concat_ws(' ', name, artisan, category, sku,
    regexp_replace(regexp_replace(description, '<[^>]*>', ' ', 'g'), '&[a-zA-Z#0-9]+;', ' ', 'g'))) ~ '[~<>]|&\S+;'
  RETURNING search
)
SELECT add_search_lexemes(array(SELECT search FROM changed));

ALTER TABLE products ENABLE TRIGGER USER;

-- An artisan's name is looked up in plain letters.
DROP INDEX products_artisan_lower;
