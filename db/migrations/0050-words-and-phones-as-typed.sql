-- What stands behind ~, between < and > and between & and ; is words, too: PostgreSQL's parser would read a
-- path, a tag and an entity, and keep none of their words.
CREATE OR REPLACE FUNCTION single_words(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(plain_letters(given), '/.-+_~<>&;', '          ')
$$;

-- Only products with such words are searched by others than before; nothing else about them changes.
ALTER TABLE products DISABLE TRIGGER USER;

WITH changed AS (
  UPDATE products SET name = name
  WHERE plain_letters(concat_ws(' ', name, artisan, category, sku,
    regexp_replace(regexp_replace(description, '<[^>]*>', ' ', 'g'), '&[a-zA-Z#0-9]+;', ' ', 'g'))) ~ '[~<>]|&\S+;'
  RETURNING search
)
SELECT add_search_lexemes(array(SELECT search FROM changed));

ALTER TABLE products ENABLE TRIGGER USER;

-- An artisan's name is looked up in plain letters.
DROP INDEX products_artisan_lower;

-- A phone is found by its digits, however it is written, as that of an order is.
DROP INDEX contact_messages_search, bulk_quotes_search;

ALTER TABLE contact_messages DROP COLUMN search_text, ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  plain_letters(full_name || ' ' || email || ' ' || coalesce(phone_number, '') || ' '
    || regexp_replace(plain_letters(coalesce(phone_number, '')), '[^0-9]', '', 'g') || ' ' || message_content || ' '
    || coalesce(admin_response, ''))) STORED;

ALTER TABLE bulk_quotes DROP COLUMN search_text, ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  plain_letters(full_name || ' ' || coalesce(company_name, '') || ' ' || email || ' ' || coalesce(phone_number, '') || ' '
    || regexp_replace(plain_letters(coalesce(phone_number, '')), '[^0-9]', '', 'g') || ' '
    || coalesce(product_name, '') || ' ' || coalesce(customization_details, '') || ' ' || coalesce(additional_message, '')
    || ' ' || coalesce(shipping_address, '') || ' ' || coalesce(admin_notes, ''))) STORED;

CREATE INDEX contact_messages_search ON contact_messages USING gin (search_text gin_trgm_ops);

CREATE INDEX bulk_quotes_search ON bulk_quotes USING gin (search_text gin_trgm_ops);
