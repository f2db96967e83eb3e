-- What the owner's texts are in other languages than English. A text that was made from other English than
-- the record has now is old (HINDI-10).
CREATE TABLE translations (
  kind text NOT NULL,
  record_id text NOT NULL,
  field text NOT NULL,
  language text NOT NULL,
  text text NOT NULL,
  source_hash text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, record_id, field, language),
  CONSTRAINT translations_kind CHECK (kind IN ('product', 'artisan', 'post', 'faq', 'policy', 'promotion', 'shop', 'word')),
  CONSTRAINT translations_language CHECK (language IN ('hi')),
  CONSTRAINT translations_record_length CHECK (length(record_id) BETWEEN 1 AND 300),
  CONSTRAINT translations_field_length CHECK (length(field) BETWEEN 1 AND 60),
  CONSTRAINT translations_text_length CHECK (length(text) <= 200000 AND text ~ '\S'),
  CONSTRAINT translations_hash CHECK (source_hash ~ '^[0-9a-f]{64}$')
);

COMMENT ON COLUMN translations.kind IS 'What the record is; a word is a text that many records share, and its own English.';

COMMENT ON COLUMN translations.source_hash IS 'SHA-256 of the English text that it says in another language.';

CREATE TRIGGER translations_inserted AFTER INSERT ON translations
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rows_changed();

CREATE TRIGGER translations_updated AFTER UPDATE ON translations
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rows_changed();

CREATE TRIGGER translations_deleted AFTER DELETE ON translations
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rows_changed();

CREATE TRIGGER translations_emptied AFTER TRUNCATE ON translations
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed();

-- A record's texts go with it, whoever deletes it. The arguments: its kind, and the column of its id.
CREATE FUNCTION forget_translations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM translations USING gone
  WHERE kind = TG_ARGV[0] AND record_id = to_jsonb(gone) ->> TG_ARGV[1];
  RETURN NULL;
END
$$;

CREATE TRIGGER products_translations AFTER DELETE ON products
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_translations('product', 'id');

CREATE TRIGGER artisans_translations AFTER DELETE ON artisans
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_translations('artisan', 'id');

CREATE TRIGGER blog_posts_translations AFTER DELETE ON blog_posts
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_translations('post', 'id');

CREATE TRIGGER faq_entries_translations AFTER DELETE ON faq_entries
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_translations('faq', 'id');

CREATE TRIGGER policy_pages_translations AFTER DELETE ON policy_pages
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_translations('policy', 'slug');

CREATE TRIGGER promotions_translations AFTER DELETE ON promotions
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_translations('promotion', 'id');
