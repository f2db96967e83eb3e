-- The words of the search's index, as it holds them. Those that begin with a digit would outgrow the others.
CREATE TABLE search_lexemes (
  lexeme text COLLATE "C" PRIMARY KEY
);

-- Of all products; another database may read their words in another way.
CREATE FUNCTION fill_search_lexemes() RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_lexemes (lexeme)
  SELECT word FROM ts_stat('SELECT search FROM products') WHERE word COLLATE "C" >= 'a'
  ON CONFLICT DO NOTHING
$$;

CREATE FUNCTION add_search_lexemes(searches tsvector[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_lexemes (lexeme)
  SELECT DISTINCT lexeme FROM unnest(searches) AS search, unnest(tsvector_to_array(search)) AS lexeme
  WHERE lexeme COLLATE "C" >= 'a'
  ORDER BY lexeme
  ON CONFLICT DO NOTHING
$$;

CREATE OR REPLACE FUNCTION collect_catalogue_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_catalogue_words(
    array(SELECT DISTINCT concat_ws(' ', name, artisan, category) FROM changed),
    array(SELECT DISTINCT description FROM changed));
  PERFORM add_search_lexemes(array(SELECT search FROM changed));
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION collect_changed_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM after JOIN before USING (id)
    WHERE (after.name, after.artisan, after.category, after.sku, after.description)
      IS DISTINCT FROM (before.name, before.artisan, before.category, before.sku, before.description)
  ) THEN
    PERFORM add_catalogue_words(
      array(SELECT DISTINCT concat_ws(' ', name, artisan, category) FROM after),
      array(SELECT DISTINCT description FROM after));
    PERFORM add_search_lexemes(array(SELECT search FROM after));
  END IF;
  RETURN NULL;
END
$$;

-- A query of the words that begin so. Where they are few it names them: of a beginning the index collects all
-- that has it before it looks at the other words of a search.
CREATE FUNCTION words_begun_by(beginning text) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
DECLARE
  begun text[] := array(
    SELECT lexeme FROM search_lexemes
    WHERE lexeme >= beginning AND lexeme < beginning || U&'\+10FFFF' LIMIT 21);
BEGIN
  IF beginning COLLATE "C" < 'a' OR cardinality(begun) NOT BETWEEN 1 AND 20 THEN
    RETURN to_tsquery('simple', beginning || ':*');
  END IF;
  RETURN (
    SELECT string_agg('''' || regexp_replace(lexeme, '[''\\]', '\&\&', 'g') || '''', ' | ')::tsquery
    FROM unnest(begun) AS lexeme);
END
$$;

SELECT fill_search_lexemes();
