-- What the owner was told of stock that runs low. One row: a copy of the shop locks it before it looks, in
-- the transaction that queues the mail, so that no two tell the same and one that is killed has told nothing.
CREATE TABLE stock_mails (
  id boolean PRIMARY KEY DEFAULT true,
  told_week date NOT NULL,
  CONSTRAINT stock_mails_single CHECK (id)
);

COMMENT ON COLUMN stock_mails.told_week IS 'The Monday, in India, whose mail was written or had nothing to say.';

INSERT INTO stock_mails (told_week)
  VALUES (date_trunc('week', now() AT TIME ZONE 'UTC' + interval '330 minutes')::date);

CREATE TABLE sold_out_told (
  product_id text NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  variant_id text REFERENCES product_variants (id) ON DELETE CASCADE,
  told_at timestamptz NOT NULL DEFAULT now()
);

COMMENT ON TABLE sold_out_told IS
  'Of which pieces the owner knows that the last one is sold; a row goes when there are pieces again.';

CREATE UNIQUE INDEX sold_out_told_piece ON sold_out_told (product_id, coalesce(variant_id, ''));

CREATE INDEX sold_out_told_variant ON sold_out_told (variant_id) WHERE variant_id IS NOT NULL;

CREATE INDEX product_variants_low_stock ON product_variants (stock_count) WHERE stock_count IS NOT NULL;
