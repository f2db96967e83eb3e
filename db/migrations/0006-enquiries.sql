CREATE TABLE bulk_quotes (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  kind text NOT NULL DEFAULT 'quote',
  source text NOT NULL DEFAULT 'product',
  full_name text NOT NULL,
  company_name text,
  email text NOT NULL,
  phone_number text,
  quantity_required integer NOT NULL DEFAULT 0,
  customization_details text,
  additional_message text,
  shipping_address text,
  product_name text,
  product_id text REFERENCES products (id) ON DELETE SET NULL,
  status text NOT NULL DEFAULT 'New',
  admin_notes text,
  spam boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT bulk_quotes_kind_known CHECK (kind IN ('quote', 'sample')),
  CONSTRAINT bulk_quotes_source_known CHECK (source IN ('product', 'b2b')),
  CONSTRAINT bulk_quotes_quantity_range CHECK (quantity_required >= 0),
  CONSTRAINT bulk_quotes_status_known CHECK (status IN (
    'New', 'Contacted', 'Quoted', 'Closed - Won', 'Closed - Lost', 'On Hold', 'pending'))
);

CREATE INDEX bulk_quotes_newest ON bulk_quotes (created_at DESC, id);

CREATE INDEX bulk_quotes_unread ON bulk_quotes (created_at) WHERE status IN ('New', 'pending');

CREATE INDEX bulk_quotes_product ON bulk_quotes (product_id);

CREATE TRIGGER bulk_quotes_updated BEFORE UPDATE ON bulk_quotes FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TABLE contact_messages (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  full_name text NOT NULL,
  email text NOT NULL,
  phone_number text,
  message_content text NOT NULL,
  status text NOT NULL DEFAULT 'Pending',
  admin_response text,
  spam boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT contact_messages_status_known CHECK (status IN ('Pending', 'Contacted', 'Resolved', 'Spam'))
);

CREATE INDEX contact_messages_newest ON contact_messages (created_at DESC, id);

CREATE TRIGGER contact_messages_updated BEFORE UPDATE ON contact_messages
  FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TABLE newsletter_subscribers (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  email text NOT NULL,
  consent_at timestamptz NOT NULL DEFAULT now(),
  -- Where the consent was given: footer, blog list or blog post.
  consent_source text NOT NULL,
  unsubscribed_at timestamptz,
  unsubscribe_token text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT newsletter_subscribers_email_key UNIQUE (email),
  CONSTRAINT newsletter_subscribers_email_lower CHECK (email = lower(email)),
  CONSTRAINT newsletter_subscribers_token_key UNIQUE (unsubscribe_token)
);
