-- Ten ways lead to a product's row (form, list, file, sale, parcel, options …): its events are told here,
-- where none of them can be forgotten. What only counts pieces is no change.
CREATE FUNCTION note_product_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told products := coalesce(NEW, OLD);
  change text := CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'DELETE' THEN 'deleted' ELSE 'updated' END;
  uncounted CONSTANT text[] := '{stock_count,version,updated_at,search,rating_count,rating_sum}';
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoints WHERE events && '{product.changed,product.sold_out}') THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'UPDATE' OR to_jsonb(NEW) - uncounted IS DISTINCT FROM to_jsonb(OLD) - uncounted THEN
    PERFORM note_webhook_event('product.changed',
      json_build_object('id', told.id, 'slug', told.slug, 'change', change));
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.in_stock AND NOT NEW.in_stock THEN
    PERFORM note_webhook_event('product.sold_out', json_build_object('id', told.id, 'slug', told.slug));
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER products_events AFTER INSERT OR UPDATE OR DELETE ON products
  FOR EACH ROW EXECUTE FUNCTION note_product_event();
