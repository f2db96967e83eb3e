-- Links to reviews are signed, as those to orders are: nothing of them is kept.
ALTER TABLE review_invites DROP COLUMN token_hash;

CREATE INDEX review_invites_stopped ON review_invites (order_id) WHERE stopped_at IS NOT NULL;

-- Who is to be asked: what arrived a week ago.
CREATE INDEX orders_arrived ON orders (delivered_at) WHERE fulfilment_state = 'delivered';

-- A review goes with its product or its order, whoever deletes that; its photos' files go then, too.
CREATE FUNCTION doom_review_photos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO uploads (url, doomed_at)
  SELECT DISTINCT url, now() FROM unnest(OLD.photos || OLD.shown_photos) AS held (url)
  ON CONFLICT (url) DO UPDATE SET doomed_at = now();
  RETURN NULL;
END
$$;

CREATE TRIGGER reviews_photos_doomed AFTER DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION doom_review_photos();
