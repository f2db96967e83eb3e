COMMENT ON COLUMN orders.billing_email IS 'Empty where its buyer gave none, by phone or at a fair: no mail is written then.';
