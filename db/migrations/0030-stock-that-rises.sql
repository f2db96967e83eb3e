-- A product's page bounds the quantity by the count: one that rises, or is not kept any more, is news to it.
-- A sale is still none.
CREATE OR REPLACE FUNCTION products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM after FULL JOIN before ON after.id = before.id
    WHERE (to_jsonb(after) - '{stock_count,version,updated_at,search}'::text[])
        IS DISTINCT FROM (to_jsonb(before) - '{stock_count,version,updated_at,search}'::text[])
      OR coalesce(after.stock_count = 0, false) <> coalesce(before.stock_count = 0, false)
      OR coalesce(after.stock_count > before.stock_count, false)
      OR (after.stock_count IS NULL) <> (before.stock_count IS NULL)
  ) THEN
    PERFORM raise_content_version();
  END IF;
  RETURN NULL;
END
$$;
