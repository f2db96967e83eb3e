-- A return's money may be asked for more than once, when the provider could not send it.
ALTER TABLE return_requests ADD COLUMN refund_key text;

COMMENT ON COLUMN return_requests.refund_key IS 'Under which its money is in payment_refunds; that of its last settling.';

UPDATE return_requests SET refund_key = 'return:' || id
WHERE EXISTS (SELECT FROM payment_refunds WHERE idempotency_key = 'return:' || return_requests.id);

CREATE INDEX return_requests_refund ON return_requests (refund_key) WHERE refund_key IS NOT NULL;

CREATE INDEX payment_refunds_failed ON payment_refunds (idempotency_key) WHERE state = 'failed';

-- An exchange's parcel holds something else than the lines that it stands for.
ALTER TABLE shipments
  ADD COLUMN instead_name text,
  ADD COLUMN instead_option text,
  ADD COLUMN instead_product text;

COMMENT ON COLUMN shipments.instead_name IS 'What is in it in place of its lines'' goods, as many pieces as theirs; null: those goods.';

COMMENT ON COLUMN shipments.instead_option IS 'Such as ''Size: Large''.';

COMMENT ON COLUMN shipments.instead_product IS 'The product''s id, which may be gone by now.';

UPDATE shipments SET instead_name = regexp_replace(r.sent_instead, ' × [0-9]+$', '')
FROM return_requests r
WHERE r.id = shipments.return_request_id AND r.resolution = 'exchange' AND shipments.direction = 'out'
  AND r.sent_instead IS NOT NULL;
