-- A mistyped word is corrected to any word that the search reads, and to no other: the collection, technique
-- and material of a product are not searched, its description is. Words that only descriptions hold stand
-- behind those of names.
ALTER TABLE catalogue_words ADD COLUMN only_described boolean NOT NULL DEFAULT false;

DROP FUNCTION add_catalogue_words(text[]);

-- Words that the search passes over ("with", "from") are none to be corrected to.
CREATE FUNCTION add_catalogue_words(names text[], descriptions text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO catalogue_words (word, only_described)
  SELECT word, bool_and(given.only_described)
  FROM (
    SELECT name AS text, false AS only_described FROM unnest(names) AS name
    UNION ALL
    SELECT regexp_replace(description, '<[^>]*>|&[a-zA-Z#0-9]+;', ' ', 'g'), true
    FROM unnest(descriptions) AS description
  ) AS given, regexp_split_to_table(lower(given.text), '[^[:alnum:]]+') AS word
  WHERE length(word) BETWEEN 3 AND 40 AND word !~ '[0-9]'
  GROUP BY word
  HAVING numnode(plainto_tsquery('english', word)) > 0
  ORDER BY word
  ON CONFLICT (word) DO UPDATE SET only_described = false
    WHERE catalogue_words.only_described AND NOT excluded.only_described
$$;

CREATE OR REPLACE FUNCTION collect_catalogue_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_catalogue_words(
    array(SELECT DISTINCT concat_ws(' ', name, artisan, category) FROM changed),
    array(SELECT DISTINCT description FROM changed));
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION collect_changed_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM after JOIN before USING (id)
    WHERE (after.name, after.artisan, after.category, after.description)
      IS DISTINCT FROM (before.name, before.artisan, before.category, before.description)
  ) THEN
    PERFORM add_catalogue_words(
      array(SELECT DISTINCT concat_ws(' ', name, artisan, category) FROM after),
      array(SELECT DISTINCT description FROM after));
  END IF;
  RETURN NULL;
END
$$;

TRUNCATE catalogue_words;

SELECT add_catalogue_words(
  array(SELECT DISTINCT concat_ws(' ', name, artisan, category) FROM products),
  array(SELECT DISTINCT description FROM products));

-- A word that the search passes over is not mistyped. One that only descriptions hold has to be more like
-- what was typed.
CREATE OR REPLACE FUNCTION corrected_word(given text) RETURNS text LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET pg_trgm.similarity_threshold = 0.25 AS $$
BEGIN
  IF numnode(plainto_tsquery('english', given)) = 0
    OR EXISTS (SELECT FROM catalogue_words WHERE word = given)
    OR EXISTS (SELECT FROM products WHERE search @@ plainto_tsquery('english', given)) THEN
    RETURN NULL;
  END IF;
  RETURN (
    SELECT word FROM catalogue_words
    WHERE word % given AND NOT (only_described AND similarity(word, given) < 0.33)
    ORDER BY similarity(word, given) - CASE WHEN only_described THEN 0.1 ELSE 0 END DESC,
      abs(length(word) - length(given)), word
    LIMIT 1);
END
$$;
