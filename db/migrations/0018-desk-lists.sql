-- The desks' lists stay quick when years of orders, messages, quotes and comments stand in them.
DROP INDEX orders_by_status;

CREATE INDEX orders_by_status ON orders (status, created_at DESC, id);

CREATE INDEX orders_refund_due ON orders (created_at DESC, id) WHERE refund_due;

-- What the owner searches a message, a quote and a comment by.
ALTER TABLE contact_messages ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  lower(full_name || ' ' || email || ' ' || coalesce(phone_number, '') || ' ' || message_content || ' '
    || coalesce(admin_response, ''))) STORED;

CREATE INDEX contact_messages_search ON contact_messages USING gin (search_text gin_trgm_ops);

ALTER TABLE bulk_quotes ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  lower(full_name || ' ' || coalesce(company_name, '') || ' ' || email || ' ' || coalesce(phone_number, '') || ' '
    || coalesce(product_name, '') || ' ' || coalesce(customization_details, '') || ' ' || coalesce(additional_message, '')
    || ' ' || coalesce(admin_notes, ''))) STORED;

CREATE INDEX bulk_quotes_search ON bulk_quotes USING gin (search_text gin_trgm_ops);

ALTER TABLE blog_comments ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  lower(author_name || ' ' || coalesce(author_email, '') || ' ' || content)) STORED;

CREATE INDEX blog_comments_search ON blog_comments USING gin (search_text gin_trgm_ops);

DROP INDEX blog_comments_newest;

CREATE INDEX blog_comments_newest ON blog_comments (is_approved, created_at DESC, id DESC);

-- Spam is a list of its own, and few of it stand among the rest.
CREATE INDEX contact_messages_spam ON contact_messages (created_at DESC, id) WHERE spam OR status = 'Spam';

CREATE INDEX contact_messages_by_status ON contact_messages (status, created_at DESC, id)
  WHERE NOT (spam OR status = 'Spam');

CREATE INDEX bulk_quotes_spam ON bulk_quotes (created_at DESC, id) WHERE spam;

CREATE INDEX bulk_quotes_by_status ON bulk_quotes (status, created_at DESC, id) WHERE NOT spam;

-- The desk's menu and the overview count what waits.
DROP INDEX bulk_quotes_unread;
