-- Lists of goods that customers show to whoever has the link (LINK-7).
CREATE TABLE shared_lists (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  profile_id text NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  token text NOT NULL UNIQUE,
  title text NOT NULL,
  products text[] NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT shared_lists_token_form CHECK (token ~ '^[A-Za-z0-9_-]{22}$'),
  CONSTRAINT shared_lists_title_length CHECK (char_length(title) BETWEEN 1 AND 600),
  CONSTRAINT shared_lists_products_count CHECK (cardinality(products) BETWEEN 1 AND 100)
);

CREATE INDEX shared_lists_profile ON shared_lists (profile_id);

COMMENT ON COLUMN shared_lists.token IS 'Opens the list at /list; 128 bits of chance. Its owner reads it again on the page of the list.';

COMMENT ON COLUMN shared_lists.title IS 'As a stranger typed it: at most 60 letters, as people count them.';

COMMENT ON COLUMN shared_lists.products IS 'Their ids, in order; also of products that are gone by now, which are counted as that.';
