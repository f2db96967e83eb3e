-- How many pieces of counted stock a line holds now: taken when the order is placed, 0 once they are given
-- back. Whoever gives back or takes again goes by this number, so that doing it twice changes nothing.
ALTER TABLE order_items ADD COLUMN stock_taken integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT order_items_stock_taken_range CHECK (stock_taken BETWEEN 0 AND quantity);

UPDATE order_items SET stock_taken = order_items.quantity
FROM orders, products
WHERE orders.id = order_items.order_id AND products.id = order_items.product_id AND products.stock_count IS NOT NULL
  AND orders.fulfilment_state <> 'cancelled'
  AND (orders.payment_method = 'cod' OR orders.payment_state = 'captured' OR orders.stock_held_until IS NOT NULL);

-- When an admin chose 'pending' by hand: the order is confirmed, though its payment may still be open.
ALTER TABLE orders ADD COLUMN confirmed_at timestamptz;

-- What the owner searches an order by: its number, name, e-mail and phone, the phone as typed and as bare
-- digits.
ALTER TABLE orders ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  lower(order_id_text || ' ' || billing_full_name || ' ' || billing_email || ' ' || coalesce(billing_phone, '') || ' '
    || regexp_replace(coalesce(billing_phone, ''), '[^0-9]', '', 'g'))) STORED;

CREATE INDEX orders_search ON orders USING gin (search_text gin_trgm_ops);

-- The last number given in each series and financial year. Its row is locked while a number is taken, so none
-- is skipped and none is given twice.
CREATE TABLE invoice_series (
  kind text NOT NULL,
  financial_year text NOT NULL,
  last_serial integer NOT NULL,
  PRIMARY KEY (kind, financial_year),
  CONSTRAINT invoice_series_kind_known CHECK (kind IN ('tax', 'supply')),
  CONSTRAINT invoice_series_year_form CHECK (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  CONSTRAINT invoice_series_serial_range CHECK (last_serial BETWEEN 1 AND 999999)
);

-- One document per order, frozen when it is issued. An order with a document can't be deleted.
CREATE TABLE invoices (
  order_id text PRIMARY KEY REFERENCES orders (id) ON DELETE RESTRICT,
  kind text NOT NULL,
  financial_year text NOT NULL,
  serial integer NOT NULL,
  number text NOT NULL,
  issued_at timestamptz NOT NULL,
  facts jsonb NOT NULL,
  CONSTRAINT invoices_number_key UNIQUE (number),
  CONSTRAINT invoices_serial_key UNIQUE (kind, financial_year, serial),
  CONSTRAINT invoices_number_length CHECK (length(number) <= 16),
  FOREIGN KEY (kind, financial_year) REFERENCES invoice_series (kind, financial_year)
);
