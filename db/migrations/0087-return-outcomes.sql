-- What a request ended with, in words: the order's lines say what was bought, not what was sent instead.
ALTER TABLE return_requests
  ADD COLUMN sent_instead text,
  ADD COLUMN settle_words text;

COMMENT ON COLUMN return_requests.sent_instead IS 'Such as ''Kohbar Tote (Size: Large) × 1''.';

COMMENT ON COLUMN return_requests.settle_words IS 'For its buyer, where nothing was given or more is to be said.';
