-- Words that mean the same to shoppers, as the owner says: whoever searches for one finds all.
CREATE TABLE search_synonyms (
  position integer PRIMARY KEY,
  words text[] NOT NULL,
  CONSTRAINT search_synonyms_position_range CHECK (position BETWEEN 1 AND 200),
  CONSTRAINT search_synonyms_some CHECK (cardinality(words) BETWEEN 2 AND 12)
);

COMMENT ON COLUMN search_synonyms.position IS 'The line of the group among all, from 1 on.';

CREATE TRIGGER search_synonyms_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_synonyms
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
