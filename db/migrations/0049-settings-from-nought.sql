-- Settings that the owner never saved have version 0, as every record has that is not there yet.
ALTER TABLE shop_settings ALTER COLUMN version SET DEFAULT 0;

UPDATE shop_settings SET version = 0 WHERE version = 1 AND facts = '{}';
