-- A word of the catalogue is known, which its list says at once; asking the products reads all that hold it.
CREATE OR REPLACE FUNCTION corrected_word(given text) RETURNS text LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET pg_trgm.similarity_threshold = 0.25 AS $$
BEGIN
  IF EXISTS (SELECT FROM catalogue_words WHERE word = given)
    OR EXISTS (SELECT FROM products WHERE search @@ plainto_tsquery('english', given)) THEN
    RETURN NULL;
  END IF;
  RETURN (
    SELECT word FROM catalogue_words WHERE word % given
    ORDER BY similarity(word, given) DESC, abs(length(word) - length(given)), word LIMIT 1);
END
$$;
