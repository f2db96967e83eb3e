-- Every change that a public page may show raises the version, whoever made it, and tells the copies of the
-- shop. The row is locked until the writer commits: writers of several products lock those first, in id
-- order.
CREATE TABLE content_version (
  id boolean PRIMARY KEY DEFAULT true,
  version bigint NOT NULL DEFAULT 1,
  CONSTRAINT content_version_single CHECK (id)
);

INSERT INTO content_version DEFAULT VALUES;

CREATE FUNCTION raise_content_version() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE content_version SET version = version + 1;
  PERFORM pg_notify('content_changed', '');
END
$$;

CREATE FUNCTION content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_content_version();
  RETURN NULL;
END
$$;

CREATE FUNCTION rows_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed) THEN
    PERFORM raise_content_version();
  END IF;
  RETURN NULL;
END
$$;

-- A sale takes from a count that no page shows; only a product that runs out or comes back is news.
CREATE FUNCTION products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM after FULL JOIN before ON after.id = before.id
    WHERE (to_jsonb(after) - '{stock_count,version,updated_at,search}'::text[])
        IS DISTINCT FROM (to_jsonb(before) - '{stock_count,version,updated_at,search}'::text[])
      OR coalesce(after.stock_count = 0, false) <> coalesce(before.stock_count = 0, false)
  ) THEN
    PERFORM raise_content_version();
  END IF;
  RETURN NULL;
END
$$;

-- A comment is public once it is approved; until then its arrival drops no page.
CREATE FUNCTION comments_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed WHERE is_approved) THEN
    PERFORM raise_content_version();
  END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION comments_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM after WHERE is_approved) OR EXISTS (SELECT FROM before WHERE is_approved) THEN
    PERFORM raise_content_version();
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER products_inserted AFTER INSERT ON products
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rows_changed();

CREATE TRIGGER products_updated_content AFTER UPDATE ON products
  REFERENCING NEW TABLE AS after OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION products_changed();

CREATE TRIGGER products_deleted AFTER DELETE ON products
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rows_changed();

CREATE TRIGGER products_emptied AFTER TRUNCATE ON products FOR EACH STATEMENT EXECUTE FUNCTION content_changed();

CREATE TRIGGER artisans_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON artisans
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed();

CREATE TRIGGER blog_posts_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON blog_posts
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed();

CREATE TRIGGER faq_entries_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON faq_entries
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed();

CREATE TRIGGER policy_pages_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON policy_pages
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed();

CREATE TRIGGER blog_comments_inserted AFTER INSERT ON blog_comments
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION comments_changed();

CREATE TRIGGER blog_comments_updated_content AFTER UPDATE ON blog_comments
  REFERENCING NEW TABLE AS after OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION comments_updated();

CREATE TRIGGER blog_comments_deleted AFTER DELETE ON blog_comments
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION comments_changed();

CREATE TRIGGER blog_comments_emptied AFTER TRUNCATE ON blog_comments
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
