-- What a maker sends again counts once, whatever else was pressed meanwhile (MAKING-23).
ALTER TABLE lot_parts ADD COLUMN form_keys text[] NOT NULL DEFAULT '{}';

COMMENT ON COLUMN lot_parts.form_keys IS 'Of the last forms by which its maker said something: each counts once.';

COMMENT ON COLUMN lot_parts.form_key IS 'Of the last such form alone, as a former version wrote it.';
