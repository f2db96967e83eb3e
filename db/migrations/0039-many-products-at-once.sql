-- Thousands of products may change in one statement. A join of the rows before and after, planned once for a
-- single row, compares each with each: what is new is asked for as a difference instead, and only that gives
-- its words.
CREATE OR REPLACE FUNCTION collect_changed_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT name, artisan, category, sku, description FROM after
    EXCEPT SELECT name, artisan, category, sku, description FROM before
  ) THEN
    PERFORM add_catalogue_words(
      array(
        SELECT concat_ws(' ', name, artisan, category) FROM after
        EXCEPT SELECT concat_ws(' ', name, artisan, category) FROM before),
      array(SELECT description FROM after EXCEPT SELECT description FROM before));
    PERFORM add_search_lexemes(array(SELECT search FROM after EXCEPT SELECT search FROM before));
  END IF;
  RETURN NULL;
END
$$;
