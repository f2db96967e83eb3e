-- An act writes a product's row, its options and its variants by several statements, and tells of it once.
-- What only its variants have is told too; and a sale's price when it begins, not when it is looked at.
CREATE INDEX webhook_events_product ON webhook_events ((data ->> 'id'), happened_at)
  WHERE type IN ('product.changed', 'product.sold_out');

CREATE FUNCTION is_told_in_act(what text, product text, called text) RETURNS boolean LANGUAGE sql AS $$
  SELECT EXISTS (
    SELECT FROM webhook_events
    WHERE type = what AND type IN ('product.changed', 'product.sold_out')
      AND data ->> 'id' = product AND data ->> 'slug' = called
      AND happened_at = now() AND xmin = pg_current_xact_id()::xid)
$$;

CREATE FUNCTION note_product_updates(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoints WHERE 'product.changed' = ANY (events)) THEN
    RETURN;
  END IF;
  PERFORM note_webhook_event('product.changed', json_build_object('id', id, 'slug', slug, 'change', 'updated'))
  FROM products
  WHERE id = ANY (ids) AND NOT is_told_in_act('product.changed', id, slug);
END
$$;

CREATE OR REPLACE FUNCTION note_product_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told products := coalesce(NEW, OLD);
  uncounted text[] := '{stock_count,version,updated_at,search,rating_count,rating_sum,price_turns_at}';
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoints WHERE 'product.changed' = ANY (events)) THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'UPDATE' THEN
    PERFORM note_webhook_event('product.changed', json_build_object('id', told.id, 'slug', told.slug,
      'change', CASE TG_OP WHEN 'INSERT' THEN 'created' ELSE 'deleted' END));
    RETURN NULL;
  END IF;
  -- What its owner changed of the price was told then; this only looks at the clock for the first time.
  IF OLD.price_turns_at = 'epoch' THEN
    uncounted := uncounted || '{price_now,shelf}'::text[];
  END IF;
  IF to_jsonb(NEW) - uncounted IS DISTINCT FROM to_jsonb(OLD) - uncounted THEN
    PERFORM note_product_updates(ARRAY[NEW.id]);
  END IF;
  RETURN NULL;
END
$$;

-- At the end of an act, since one that exchanges variants may have none of them for a moment.
CREATE FUNCTION note_product_sold_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoints WHERE 'product.sold_out' = ANY (events)) THEN
    RETURN NULL;
  END IF;
  PERFORM note_webhook_event('product.sold_out', json_build_object('id', id, 'slug', slug))
  FROM products
  WHERE id = NEW.id AND NOT in_stock AND NOT is_told_in_act('product.sold_out', id, slug);
  RETURN NULL;
END
$$;

CREATE CONSTRAINT TRIGGER products_sold_out AFTER UPDATE ON products DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.in_stock AND NOT NEW.in_stock) EXECUTE FUNCTION note_product_sold_out();

CREATE FUNCTION note_choices_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_product_updates(array(SELECT DISTINCT product_id FROM changed));
  RETURN NULL;
END
$$;

CREATE FUNCTION note_variants_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_product_updates(array(
    SELECT DISTINCT after.product_id FROM after JOIN before ON after.id = before.id
    WHERE (to_jsonb(after) - '{stock_count,version}'::text[]) IS DISTINCT FROM (to_jsonb(before) - '{stock_count,version}'::text[])
      OR coalesce(after.stock_count = 0, false) <> coalesce(before.stock_count = 0, false)));
  RETURN NULL;
END
$$;

CREATE TRIGGER product_variants_inserted_events AFTER INSERT ON product_variants
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_choices_written();

CREATE TRIGGER product_variants_deleted_events AFTER DELETE ON product_variants
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_choices_written();

CREATE TRIGGER product_variants_updated_events AFTER UPDATE ON product_variants
  REFERENCING NEW TABLE AS after OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_variants_changed();

CREATE TRIGGER product_options_inserted_events AFTER INSERT ON product_options
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_choices_written();

CREATE TRIGGER product_options_deleted_events AFTER DELETE ON product_options
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_choices_written();

CREATE TRIGGER product_options_updated_events AFTER UPDATE ON product_options
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_choices_written();
