-- What the owner's pages of makers' pay need (OWED-20).
ALTER TABLE maker_entries ADD COLUMN tax_of numeric(12, 2)
  CONSTRAINT maker_entries_tax_of_range CHECK (tax_of > 0);

COMMENT ON COLUMN maker_entries.tax_of IS 'Of a deduction for tax: the rupees of job work that it was taken of.';

ALTER TABLE maker_banks ADD COLUMN left_on date;

COMMENT ON COLUMN maker_banks.left_on IS 'The day on which the maker left: where to pay them is forgotten since.';

CREATE TABLE maker_pay_settings (
  shop text PRIMARY KEY DEFAULT 'shop',
  least numeric(12, 2) NOT NULL DEFAULT 0,
  file_columns text[] NOT NULL DEFAULT '{}',
  CONSTRAINT maker_pay_settings_one CHECK (shop = 'shop'),
  CONSTRAINT maker_pay_settings_least_range CHECK (least >= 0)
);

COMMENT ON COLUMN maker_pay_settings.least IS 'Rupees above which a pay run takes a maker.';

COMMENT ON COLUMN maker_pay_settings.file_columns IS 'The columns of a run''s file, in the owner''s order; none: as the shop has them.';

ALTER TABLE product_steps ADD COLUMN hours numeric(6, 2)
  CONSTRAINT product_steps_hours_range CHECK (hours > 0 AND hours <= 1000);

COMMENT ON COLUMN product_steps.hours IS 'How long a maker works at a piece, for the owner alone.';
