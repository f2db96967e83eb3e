-- What a buyer says of a piece that was delivered. What everybody sees of it is kept beside what was written
-- last: an edit waits for the owner, and the text before it stands until then.
CREATE TABLE reviews (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  product_id text NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  order_item_id text NOT NULL REFERENCES order_items (id) ON DELETE CASCADE,
  author text NOT NULL,
  stars smallint NOT NULL,
  title text,
  body text NOT NULL,
  photos text[] NOT NULL DEFAULT '{}',
  state text NOT NULL DEFAULT 'pending',
  hidden_reason text,
  reply text,
  replied_at timestamptz,
  shown_stars smallint,
  shown_title text,
  shown_body text,
  shown_photos text[] NOT NULL DEFAULT '{}',
  shown_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT reviews_once_a_line UNIQUE (order_item_id),
  CONSTRAINT reviews_author_filled CHECK (author <> ''),
  CONSTRAINT reviews_stars_range CHECK (stars BETWEEN 1 AND 5),
  CONSTRAINT reviews_lengths CHECK (
    char_length(title) <= 100 AND char_length(body) BETWEEN 1 AND 2000 AND char_length(reply) <= 2000),
  CONSTRAINT reviews_photos_range CHECK (cardinality(photos) <= 4 AND cardinality(shown_photos) <= 4),
  CONSTRAINT reviews_state_known CHECK (state IN ('pending', 'shown', 'hidden')),
  CONSTRAINT reviews_reason_known CHECK (
    hidden_reason IN ('insult', 'personal_details', 'off_topic', 'advertising', 'unlawful')),
  CONSTRAINT reviews_hidden_for_a_reason CHECK (
    (state = 'hidden') = (hidden_reason IS NOT NULL) AND (state <> 'hidden' OR shown_at IS NULL)),
  CONSTRAINT reviews_shown_whole CHECK (
    (shown_at IS NULL) = (shown_stars IS NULL) AND (shown_at IS NULL) = (shown_body IS NULL)
    AND (shown_at IS NOT NULL OR (shown_title IS NULL AND cardinality(shown_photos) = 0))),
  CONSTRAINT reviews_shown_as_written CHECK (
    state <> 'shown' OR (shown_at IS NOT NULL AND shown_stars = stars AND shown_body = body
      AND shown_title IS NOT DISTINCT FROM title AND shown_photos = photos))
);

CREATE INDEX reviews_of_product ON reviews (product_id, shown_at DESC, id DESC);

CREATE INDEX reviews_by_stars ON reviews (product_id, shown_stars, shown_at DESC, id DESC) WHERE shown_at IS NOT NULL;

CREATE INDEX reviews_by_state ON reviews (state, created_at DESC, id);

CREATE TRIGGER reviews_updated BEFORE UPDATE ON reviews FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

COMMENT ON TABLE reviews IS 'One of each delivered line of an order.';

COMMENT ON COLUMN reviews.author IS 'A first name, as everybody reads it.';

COMMENT ON COLUMN reviews.photos IS 'Among the shop''s files that nobody sees before the review is shown.';

COMMENT ON COLUMN reviews.state IS 'Of what was written last; what is shown may be older.';

COMMENT ON COLUMN reviews.shown_at IS 'Since when everybody sees it, an edit later than that; null: nobody does.';

CREATE TABLE review_invites (
  order_id text PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  token_hash text UNIQUE,
  invited_at timestamptz NOT NULL DEFAULT now(),
  stopped_at timestamptz
);

COMMENT ON TABLE review_invites IS 'The buyer of each of these orders was asked once for reviews.';

COMMENT ON COLUMN review_invites.stopped_at IS 'Its buyer wants no more of them.';

-- What lists and the product's page need of its shown reviews stands in its own row.
ALTER TABLE products
  ADD COLUMN rating_count integer NOT NULL DEFAULT 0,
  ADD COLUMN rating_sum integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT products_rating_range CHECK (rating_count >= 0 AND rating_sum BETWEEN rating_count AND 5 * rating_count);

COMMENT ON COLUMN products.rating_count IS 'Of its shown reviews; the database counts.';

COMMENT ON COLUMN products.rating_sum IS 'Of their stars; the database adds up.';

-- The locks come first: whoever waited for them counts what the one before has shown, too.
CREATE FUNCTION count_ratings(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products SET rating_count = had.count, rating_sum = had.sum
  FROM (
    SELECT product.id, count(review.id) AS count, coalesce(sum(review.shown_stars), 0) AS sum
    FROM products product LEFT JOIN reviews review ON review.product_id = product.id AND review.shown_at IS NOT NULL
    WHERE product.id = ANY (ids) GROUP BY product.id) AS had
  WHERE products.id = had.id AND (rating_count, rating_sum) IS DISTINCT FROM (had.count, had.sum);
END
$$;

CREATE FUNCTION reviews_written() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids text[] := array(SELECT DISTINCT product_id FROM changed WHERE shown_at IS NOT NULL);
BEGIN
  IF cardinality(ids) > 0 THEN
    PERFORM count_ratings(ids);
    PERFORM raise_content_version();
  END IF;
  RETURN NULL;
END
$$;

-- What waits for the owner drops no page, and neither does what no page shows.
CREATE FUNCTION reviews_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unseen text[] := '{stars,title,body,photos,state,hidden_reason,updated_at,version}';
  ids text[] := array(
    SELECT DISTINCT unnest(ARRAY[before.product_id, after.product_id])
    FROM after FULL JOIN before ON after.id = before.id
    WHERE (after.shown_at IS NOT NULL OR before.shown_at IS NOT NULL)
      AND (to_jsonb(after) - unseen) IS DISTINCT FROM (to_jsonb(before) - unseen));
BEGIN
  IF cardinality(ids) > 0 THEN
    PERFORM count_ratings(ids);
    PERFORM raise_content_version();
  END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION reviews_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_ratings(array(SELECT id FROM products WHERE rating_count > 0));
  PERFORM raise_content_version();
  RETURN NULL;
END
$$;

CREATE TRIGGER reviews_inserted AFTER INSERT ON reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reviews_written();

CREATE TRIGGER reviews_deleted AFTER DELETE ON reviews
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reviews_written();

CREATE TRIGGER reviews_updated_content AFTER UPDATE ON reviews
  REFERENCING NEW TABLE AS after OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION reviews_changed();

CREATE TRIGGER reviews_emptied AFTER TRUNCATE ON reviews FOR EACH STATEMENT EXECUTE FUNCTION reviews_emptied();
