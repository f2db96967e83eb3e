-- A maker's own page, without an account (MAKING-20).
CREATE TABLE maker_links (
  artisan_id text PRIMARY KEY REFERENCES artisans (id) ON DELETE CASCADE,
  token_hash text NOT NULL UNIQUE,
  code_hash text,
  code_tries smallint NOT NULL DEFAULT 0,
  locked_until timestamptz,
  made_at timestamptz NOT NULL DEFAULT now()
);

COMMENT ON COLUMN maker_links.code_hash IS 'Of four digits; null where the page asks for none.';

ALTER TABLE lot_parts ADD COLUMN form_key text;

COMMENT ON COLUMN lot_parts.form_key IS 'Of the form by which its maker said something last: sent again it counts once.';
