-- A credit note takes back the lines that money went back for, by their own rates: what those are is kept
-- with the money, since the note may come later, when the provider or the invoice is there.
ALTER TABLE payment_refunds ADD COLUMN given_for jsonb;

ALTER TABLE orders ADD COLUMN cash_given_for jsonb NOT NULL DEFAULT '[]';

COMMENT ON COLUMN payment_refunds.given_for IS
  'The lines and pieces that it is for, with their paise; null where nobody said.';

COMMENT ON COLUMN orders.cash_given_for IS
  'Of what went back by hand: the lines that a sum was for, and how much had gone back before it.';
