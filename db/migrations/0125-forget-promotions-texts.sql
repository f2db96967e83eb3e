-- Promotions have a column called kind, too: deleting one failed.
CREATE OR REPLACE FUNCTION forget_translations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM translations USING gone
  WHERE translations.kind = TG_ARGV[0] AND translations.record_id = to_jsonb(gone) ->> TG_ARGV[1];
  RETURN NULL;
END
$$;
