CREATE TABLE artisans (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  name text NOT NULL,
  craft text NOT NULL DEFAULT '',
  bio text NOT NULL DEFAULT '',
  location text NOT NULL DEFAULT '',
  image_url text,
  image_alt text,
  banner_image_url text,
  gallery_urls text[] NOT NULL DEFAULT '{}',
  gallery_alt_texts text[] NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX artisans_name ON artisans (name);

CREATE TRIGGER artisans_updated BEFORE UPDATE ON artisans FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TABLE products (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  slug text NOT NULL,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  price numeric(12, 2) NOT NULL,
  sku text,
  collection text NOT NULL DEFAULT 'core',
  category text NOT NULL DEFAULT 'bags',
  technique text NOT NULL DEFAULT 'other',
  artisan text NOT NULL DEFAULT '',
  artisan_id text REFERENCES artisans (id) ON DELETE SET NULL,
  featured boolean NOT NULL DEFAULT false,
  limited boolean NOT NULL DEFAULT false,
  edition text,
  in_stock boolean NOT NULL DEFAULT true,
  -- Null means: not counted.
  stock_count integer,
  images text[] NOT NULL DEFAULT '{}',
  image_alt_texts text[] NOT NULL DEFAULT '{}',
  features text,
  material text,
  size text,
  weight text,
  handles text,
  story text,
  meta_title text,
  meta_description text,
  seo_keywords text,
  og_title text,
  og_description text,
  og_image_url text,
  hsn text,
  -- Per cent GST, contained in the price.
  tax_rate numeric(5, 2),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  search tsvector GENERATED ALWAYS AS (
    setweight(to_tsvector('english', name), 'A')
    || setweight(to_tsvector('english', artisan), 'B')
    || setweight(to_tsvector('english', category || ' ' || coalesce(sku, '')), 'B')
    || setweight(to_tsvector('english',
      regexp_replace(regexp_replace(description, '<[^>]*>', ' ', 'g'), '&[a-zA-Z#0-9]+;', ' ', 'g')), 'C')
  ) STORED,
  CONSTRAINT products_slug_key UNIQUE (slug),
  CONSTRAINT products_sku_key UNIQUE (sku),
  CONSTRAINT products_slug_filled CHECK (slug <> ''),
  CONSTRAINT products_price_range CHECK (price >= 0),
  CONSTRAINT products_collection_known CHECK (collection IN ('core', 'artisanal', 'limited')),
  CONSTRAINT products_category_known CHECK (category IN ('bags', 'accessories', 'decor', 'other')),
  CONSTRAINT products_technique_known CHECK (technique IN ('hand-painted', 'embroidered', 'printed', 'other')),
  CONSTRAINT products_stock_range CHECK (stock_count >= 0),
  CONSTRAINT products_tax_rate_range CHECK (tax_rate BETWEEN 0 AND 100)
);

CREATE INDEX products_search ON products USING gin (search);

CREATE INDEX products_featured_first ON products (featured DESC, created_at DESC, id);

CREATE INDEX products_newest ON products (created_at DESC, id);

CREATE INDEX products_price ON products (price, id);

CREATE INDEX products_name ON products (lower(name) COLLATE "C", id);

CREATE INDEX products_collection ON products (collection, category);

CREATE INDEX products_category ON products (category);

CREATE INDEX products_technique ON products (technique);

CREATE INDEX products_artisan ON products (artisan);

CREATE INDEX products_artisan_id ON products (artisan_id);

CREATE TRIGGER products_updated BEFORE UPDATE ON products FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

-- Where a product or post could be found before its slug changed.
CREATE TABLE slug_history (
  kind text NOT NULL,
  slug text NOT NULL,
  target_id text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, slug),
  CONSTRAINT slug_history_kind_known CHECK (kind IN ('product', 'post'))
);

CREATE INDEX slug_history_target ON slug_history (kind, target_id);

CREATE FUNCTION remember_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO slug_history (kind, slug, target_id) VALUES (TG_ARGV[0], OLD.slug, OLD.id)
  ON CONFLICT (kind, slug) DO UPDATE SET target_id = excluded.target_id, created_at = now();
  RETURN NULL;
END
$$;

CREATE TRIGGER products_slug_moved AFTER UPDATE OF slug ON products FOR EACH ROW
  WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION remember_slug('product');

-- The words that a mistyped search is corrected to.
CREATE TABLE catalogue_words (
  word text PRIMARY KEY
);

CREATE INDEX catalogue_words_similar ON catalogue_words USING gin (word gin_trgm_ops);

CREATE FUNCTION collect_catalogue_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_words (word)
  SELECT DISTINCT word
  FROM changed,
    regexp_split_to_table(
      lower(concat_ws(' ', name, artisan, collection, category, technique, material, sku)), '[^[:alnum:]]+') AS word
  WHERE length(word) BETWEEN 3 AND 40
  ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE TRIGGER products_words_added AFTER INSERT ON products
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION collect_catalogue_words();

CREATE TRIGGER products_words_changed AFTER UPDATE ON products
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION collect_catalogue_words();
