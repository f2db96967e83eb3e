-- SKUs and slugs that read alike are one: letters' case, the Unicode form, blanks and unseen signs make no
-- other one. As values/name-key.ts. A database whose locale is C lowers nothing but A to Z by itself; ICU is
-- asked where the server has it.
DO $$
DECLARE
  collation_name text := (
    SELECT format('COLLATE pg_catalog.%I', collname) FROM pg_collation WHERE collname = 'und-x-icu' LIMIT 1);
BEGIN
  EXECUTE format($function$
    CREATE FUNCTION name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $body$
      SELECT btrim(regexp_replace(
        lower(normalize(regexp_replace(name,
          '[\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]', '', 'g'), NFKC) %s),
        '\s+', ' ', 'g'))
    $body$
  $function$, collation_name);
END
$$;

ALTER TABLE products ADD COLUMN slug_key text, ADD COLUMN sku_key text;

ALTER TABLE blog_posts ADD COLUMN slug_key text;

ALTER TABLE products DISABLE TRIGGER USER;

ALTER TABLE blog_posts DISABLE TRIGGER USER;

-- What clashes already stays as it is, told apart by its id, until its owner changes it; the oldest has the
-- name to itself.
WITH keyed AS (
  SELECT id, name_key(slug) AS slug_key, nullif(name_key(sku), '') AS sku_key,
    row_number() OVER (PARTITION BY name_key(slug) ORDER BY created_at, id) AS nth_slug,
    row_number() OVER (PARTITION BY nullif(name_key(sku), '') ORDER BY created_at, id) AS nth_sku
  FROM products
)
UPDATE products SET
  slug_key = CASE WHEN nth_slug = 1 THEN keyed.slug_key ELSE keyed.slug_key || ' ' || products.id END,
  sku_key = CASE WHEN nth_sku = 1 THEN keyed.sku_key ELSE keyed.sku_key || ' ' || products.id END
FROM keyed WHERE keyed.id = products.id;

WITH keyed AS (
  SELECT id, name_key(slug) AS slug_key, row_number() OVER (PARTITION BY name_key(slug) ORDER BY created_at, id) AS nth
  FROM blog_posts
)
UPDATE blog_posts SET
  slug_key = CASE WHEN nth = 1 THEN keyed.slug_key ELSE keyed.slug_key || ' ' || blog_posts.id END
FROM keyed WHERE keyed.id = blog_posts.id;

ALTER TABLE products ENABLE TRIGGER USER;

ALTER TABLE blog_posts ENABLE TRIGGER USER;

ALTER TABLE products
  ADD CONSTRAINT products_slug_alike UNIQUE (slug_key), ADD CONSTRAINT products_sku_alike UNIQUE (sku_key);

ALTER TABLE blog_posts ADD CONSTRAINT blog_posts_slug_alike UNIQUE (slug_key);

CREATE FUNCTION set_slug_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR NEW.slug <> OLD.slug THEN
    NEW.slug_key := name_key(NEW.slug);
  END IF;
  RETURN NEW;
END
$$;

CREATE FUNCTION set_sku_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR NEW.sku IS DISTINCT FROM OLD.sku THEN
    NEW.sku_key := nullif(name_key(NEW.sku), '');
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER products_slug_key BEFORE INSERT OR UPDATE OF slug ON products
  FOR EACH ROW EXECUTE FUNCTION set_slug_key();

CREATE TRIGGER products_sku_key BEFORE INSERT OR UPDATE OF sku ON products
  FOR EACH ROW EXECUTE FUNCTION set_sku_key();

CREATE TRIGGER blog_posts_slug_key BEFORE INSERT OR UPDATE OF slug ON blog_posts
  FOR EACH ROW EXECUTE FUNCTION set_slug_key();
