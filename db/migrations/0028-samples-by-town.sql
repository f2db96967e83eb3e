-- A sample request is also found by where it goes. PostgreSQL before 17 can't change a generated column, so
-- it is made anew, and its index with it.
DROP INDEX bulk_quotes_search;

ALTER TABLE bulk_quotes DROP COLUMN search_text;

ALTER TABLE bulk_quotes ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  lower(full_name || ' ' || coalesce(company_name, '') || ' ' || email || ' ' || coalesce(phone_number, '') || ' '
    || coalesce(product_name, '') || ' ' || coalesce(customization_details, '') || ' ' || coalesce(additional_message, '')
    || ' ' || coalesce(shipping_address, '') || ' ' || coalesce(admin_notes, ''))) STORED;

CREATE INDEX bulk_quotes_search ON bulk_quotes USING gin (search_text gin_trgm_ops);
