-- What a payment from abroad takes longer for, and from when on its money is waited for (MONEY-3).
ALTER TABLE payments ADD COLUMN international boolean;

ALTER TABLE payments ADD COLUMN captured_at timestamptz;

COMMENT ON COLUMN payments.international IS 'Paid from abroad, as the provider says; null: it was not asked yet.';

COMMENT ON COLUMN payments.captured_at IS 'When the shop first heard that its money is there; null of older ones: created_at.';
