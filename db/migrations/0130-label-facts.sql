-- What the law on packaged goods wants said of a piece, where it differs from what the shop says of all.
ALTER TABLE products
  ADD COLUMN origin_country text,
  ADD COLUMN net_quantity text,
  ADD COLUMN made_by text,
  ADD COLUMN made_month text,
  ADD COLUMN consumer_care text;

COMMENT ON COLUMN products.origin_country IS 'Null, as of the four beside it: as in the settings.';

COMMENT ON COLUMN products.made_month IS 'In English: November 2026.';
