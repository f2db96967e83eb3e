-- The shop at a fair (STALL-1): what a stall takes along, the phones that sell there, and what they send.
CREATE TABLE stalls (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  name text NOT NULL,
  place text NOT NULL,
  opens_on date,
  change_given numeric(12, 2) NOT NULL DEFAULT 0,
  note text,
  closed_at timestamptz,
  closed_by text,
  cash_expected numeric(12, 2),
  cash_counted numeric(12, 2),
  cash_note text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT stalls_name_length CHECK (length(name) BETWEEN 1 AND 80),
  CONSTRAINT stalls_change_range CHECK (change_given >= 0),
  CONSTRAINT stalls_counted CHECK ((closed_at IS NULL) = (cash_counted IS NULL)
    AND (closed_at IS NULL) = (cash_expected IS NULL))
);

CREATE TRIGGER stalls_updated BEFORE UPDATE ON stalls FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

COMMENT ON COLUMN stalls.change_given IS 'The cash that its till begins with.';

COMMENT ON COLUMN stalls.cash_expected IS 'What was to be in the till when it was closed: later sales make a difference to it.';

CREATE TABLE stall_goods (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  stall_id text NOT NULL REFERENCES stalls (id) ON DELETE RESTRICT,
  product_id text NOT NULL,
  variant_id text,
  name text NOT NULL,
  option_text text,
  taken integer NOT NULL DEFAULT 0,
  sold integer NOT NULL DEFAULT 0,
  back integer NOT NULL DEFAULT 0,
  lost integer,
  CONSTRAINT stall_goods_ranges CHECK (taken >= 0 AND sold >= 0 AND back >= 0)
);

CREATE UNIQUE INDEX stall_goods_key ON stall_goods (stall_id, product_id, (coalesce(variant_id, '')));

CREATE INDEX stall_goods_product ON stall_goods (product_id);

COMMENT ON COLUMN stall_goods.product_id IS 'It stays when the product is deleted, and its name with it.';

COMMENT ON COLUMN stall_goods.lost IS 'Set at its end: taken = sold + back + lost; below zero where more was sold than taken.';

-- Which orders were sold at a stall, by a device or by the owner's own form.
CREATE TABLE stall_orders (
  order_id text PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  stall_id text NOT NULL REFERENCES stalls (id) ON DELETE RESTRICT
);

CREATE INDEX stall_orders_stall ON stall_orders (stall_id);

CREATE TABLE stall_lists (
  id text PRIMARY KEY,
  stall_id text NOT NULL REFERENCES stalls (id) ON DELETE CASCADE,
  made_on date NOT NULL,
  body jsonb NOT NULL,
  CONSTRAINT stall_lists_id_form CHECK (id ~ '^[0-9a-f]{32}$')
);

CREATE INDEX stall_lists_stall ON stall_lists (stall_id);

COMMENT ON COLUMN stall_lists.id IS 'Of the SHA-256 of the rest.';

CREATE TABLE stall_codes (
  code_hash text PRIMARY KEY,
  name text NOT NULL,
  made_by text NOT NULL,
  good_until timestamptz NOT NULL
);

COMMENT ON TABLE stall_codes IS 'What signs a phone on, once and within ten minutes.';

CREATE TABLE stall_devices (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  letter text NOT NULL UNIQUE,
  name text NOT NULL,
  secret_hash text NOT NULL,
  paired_at timestamptz NOT NULL,
  seen_at timestamptz,
  waiting integer NOT NULL DEFAULT 0,
  revoked_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT stall_devices_letter_form CHECK (letter ~ '^[A-Z]{1,2}$'),
  CONSTRAINT stall_devices_waiting_range CHECK (waiting >= 0)
);

COMMENT ON COLUMN stall_devices.letter IS 'Its series is S and this; it keeps it from fair to fair, and no other device ever gets it.';

COMMENT ON COLUMN stall_devices.waiting IS 'So many sales it held back when it was last heard of, by its own word.';

CREATE TABLE stall_series (
  device_id text NOT NULL REFERENCES stall_devices (id) ON DELETE RESTRICT,
  year text NOT NULL,
  last integer NOT NULL DEFAULT 0,
  have integer NOT NULL DEFAULT 0,
  done integer NOT NULL DEFAULT 0,
  PRIMARY KEY (device_id, year),
  CONSTRAINT stall_series_year_form CHECK (year ~ '^[0-9]{2}-[0-9]{2}$'),
  CONSTRAINT stall_series_order CHECK (done BETWEEN 0 AND have)
);

COMMENT ON COLUMN stall_series.last IS 'The highest number that the device says it has given.';

COMMENT ON COLUMN stall_series.have IS 'Up to this number all are here.';

COMMENT ON COLUMN stall_series.done IS 'Up to this number all are booked, void or in trouble.';

CREATE TABLE stall_sales (
  device_id text NOT NULL REFERENCES stall_devices (id) ON DELETE RESTRICT,
  id text NOT NULL,
  year text NOT NULL,
  counter integer NOT NULL,
  holds_number boolean NOT NULL,
  body jsonb NOT NULL,
  at timestamptz NOT NULL,
  state text NOT NULL,
  trouble text,
  is_void boolean NOT NULL DEFAULT false,
  void_reason text,
  stall_id text REFERENCES stalls (id) ON DELETE RESTRICT,
  order_id text UNIQUE REFERENCES orders (id) ON DELETE SET NULL,
  gstin text,
  received_at timestamptz NOT NULL,
  looked_at timestamptz,
  looked_by text,
  looked_note text,
  PRIMARY KEY (device_id, id),
  CONSTRAINT stall_sales_state_known CHECK (state IN ('kept', 'booked', 'trouble')),
  CONSTRAINT stall_sales_trouble CHECK ((state = 'trouble') = (trouble IS NOT NULL)),
  CONSTRAINT stall_sales_trouble_known CHECK (trouble IN ('illegible', 'doubled', 'list', 'goods', 'sum', 'large',
    'ahead', 'early', 'year')),
  CONSTRAINT stall_sales_counter_range CHECK (counter BETWEEN 1 AND 999999)
);

CREATE UNIQUE INDEX stall_sales_number ON stall_sales (device_id, year, counter) WHERE holds_number;

CREATE INDEX stall_sales_stall ON stall_sales (stall_id, at);

CREATE INDEX stall_sales_waiting ON stall_sales (received_at) WHERE state <> 'booked' AND looked_at IS NULL;

CREATE INDEX stall_sales_cancelled ON stall_sales (at) WHERE holds_number AND (is_void OR state = 'trouble');

COMMENT ON COLUMN stall_sales.body IS 'As the device sent it; it names nobody who bought.';

COMMENT ON COLUMN stall_sales.holds_number IS 'False of another sale under a number that was taken already.';

COMMENT ON COLUMN stall_sales.at IS 'By the device''s clock; when it arrived where that can''t be read.';

COMMENT ON COLUMN stall_sales.gstin IS 'The shop''s, of a number that was cancelled: its month''s documents name it.';

-- Bills of a stall are numbered by their device: each series by itself, tax invoices and bills of supply
-- alike. That no number is given twice holds the number itself, which is unique.
ALTER TABLE invoices
  ADD COLUMN series text CONSTRAINT invoices_series_form CHECK (series ~ '^S[A-Z]{1,2}$'),
  DROP CONSTRAINT invoices_serial_key,
  DROP CONSTRAINT invoices_kind_financial_year_fkey;

CREATE INDEX invoices_serial ON invoices ((coalesce(series, kind)), financial_year, serial);

COMMENT ON COLUMN invoices.series IS 'Of a stall''s device, such as SA; null where the number is the shop''s own.';
