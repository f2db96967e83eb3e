-- As for messages: a comment that arrives twice is kept once.
ALTER TABLE blog_comments
  ADD COLUMN idempotency_key text,
  ADD CONSTRAINT blog_comments_idempotency_key_key UNIQUE (idempotency_key);
