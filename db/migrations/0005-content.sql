CREATE TABLE blog_posts (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  title text NOT NULL,
  slug text NOT NULL,
  excerpt text,
  content text NOT NULL DEFAULT '',
  author text,
  author_bio text,
  author_image_url text,
  category text,
  image_url text,
  image_alt_text text,
  meta_title text,
  meta_description text,
  og_title text,
  og_description text,
  og_image_url text,
  version integer NOT NULL DEFAULT 1,
  published_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT blog_posts_slug_key UNIQUE (slug),
  CONSTRAINT blog_posts_slug_filled CHECK (slug <> '')
);

CREATE INDEX blog_posts_newest ON blog_posts (published_at DESC, id);

CREATE INDEX blog_posts_category ON blog_posts (category, published_at DESC);

CREATE TRIGGER blog_posts_updated BEFORE UPDATE ON blog_posts FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER blog_posts_slug_moved AFTER UPDATE OF slug ON blog_posts FOR EACH ROW
  WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION remember_slug('post');

CREATE TABLE blog_comments (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  post_id text NOT NULL REFERENCES blog_posts (id) ON DELETE CASCADE,
  author_name text NOT NULL,
  author_email text,
  content text NOT NULL,
  is_approved boolean NOT NULL DEFAULT false,
  spam boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX blog_comments_shown ON blog_comments (post_id, created_at DESC) WHERE is_approved;

CREATE INDEX blog_comments_post ON blog_comments (post_id);

CREATE INDEX blog_comments_newest ON blog_comments (is_approved, created_at DESC);

CREATE TRIGGER blog_comments_updated BEFORE UPDATE ON blog_comments FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TABLE faq_entries (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  category text NOT NULL,
  question text NOT NULL,
  answer text NOT NULL,
  position integer NOT NULL DEFAULT 0
);

CREATE TABLE policy_pages (
  slug text PRIMARY KEY,
  title text NOT NULL,
  html text NOT NULL,
  meta_description text,
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TRIGGER policy_pages_updated BEFORE UPDATE ON policy_pages FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
