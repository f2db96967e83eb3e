-- A drafted policy or answer that its owner has changed is kept before she shows it (DAYONE-26).
CREATE TABLE text_drafts (
  kind text NOT NULL CONSTRAINT text_drafts_kind CHECK (kind IN ('policy', 'faq')),
  key text NOT NULL,
  title text NOT NULL,
  html text NOT NULL,
  meta_description text,
  hindi_title text NOT NULL,
  hindi_html text NOT NULL,
  hindi_meta text,
  version integer NOT NULL DEFAULT 1,
  is_shown boolean NOT NULL DEFAULT false,
  PRIMARY KEY (kind, key)
);

COMMENT ON COLUMN text_drafts.key IS 'A policy''s slug, or which of the drafted answers it is.';

COMMENT ON COLUMN text_drafts.title IS 'Of an answer its question.';

COMMENT ON COLUMN text_drafts.is_shown IS 'It is a draft no more: buyers see these words, or what became of them.';
