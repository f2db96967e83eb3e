-- The key that the page's program gives to what is typed: a message that arrives twice is kept once. Forms
-- sent without script, and what came before, have none.
ALTER TABLE contact_messages
  ADD COLUMN idempotency_key text,
  ADD CONSTRAINT contact_messages_idempotency_key_key UNIQUE (idempotency_key);

ALTER TABLE bulk_quotes
  ADD COLUMN idempotency_key text,
  ADD CONSTRAINT bulk_quotes_idempotency_key_key UNIQUE (idempotency_key);
