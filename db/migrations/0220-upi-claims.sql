-- What buyers say of parts that they have paid by UPI (OFFER-90): their word, which pays nothing by itself.
CREATE TABLE upi_claims (
  due_id text PRIMARY KEY REFERENCES order_dues (id) ON DELETE CASCADE,
  reference text,
  said_at timestamptz NOT NULL,
  CONSTRAINT upi_claims_reference_form CHECK (reference ~ '^[0-9]{12}$')
);

CREATE UNIQUE INDEX upi_claims_reference ON upi_claims (reference);

COMMENT ON COLUMN upi_claims.reference IS 'Of the UPI payment, twelve digits; null once the owner has not found it, so that it may be given again.';

COMMENT ON COLUMN upi_claims.said_at IS 'When its buyer last said so.';

-- A reference that the owner has noted is not given again.
CREATE INDEX order_dues_reference ON order_dues (regexp_replace(reference, '[^0-9]', '', 'g')) WHERE reference IS NOT NULL;
