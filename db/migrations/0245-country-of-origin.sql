-- A country as it is compared, however it is typed; nothing for an empty text. India has many spellings.
CREATE FUNCTION country_key(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN typed IN ('bharat', 'republic of india', 'made in india', 'भारत') THEN 'india'
    ELSE nullif(typed, '') END
  FROM (SELECT btrim(plain_letters(given), E' \t\n.,') AS typed) AS plain
$$;

ALTER TABLE products ADD COLUMN country_key text COLLATE "C" GENERATED ALWAYS AS (country_key(origin_country)) STORED;

COMMENT ON COLUMN products.country_key IS
  'The country of origin as it is compared; null is as in the settings. Made by the database.';

-- Which countries there are is asked whenever the content changes: of most shops this index is empty.
CREATE INDEX products_from_abroad ON products (country_key, id) WHERE country_key <> 'india' AND NOT hidden;
