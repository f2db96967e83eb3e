-- A function in SQL that no statement can take in is planned anew by each that asks it; one in PL/pgSQL once
-- a connection. These answer as before, so their indexes stay. What writes an order asks all three.
CREATE OR REPLACE FUNCTION uuid_v7() RETURNS text LANGUAGE plpgsql VOLATILE PARALLEL SAFE AS $$
DECLARE
  micros bigint := (extract(epoch FROM clock_timestamp()) * 1000000)::bigint;
  hex text := lpad(to_hex(micros / 1000), 12, '0');
BEGIN
  RETURN left(hex, 8) || '-' || right(hex, 4) || '-7' || lpad(to_hex(micros % 1000 * 4096 / 1000), 3, '0')
    || substr(gen_random_uuid()::text, 19);
END
$$;

CREATE OR REPLACE FUNCTION plain_mailbox(email text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  plain text := lower(btrim(email));
  untagged text := regexp_replace(regexp_replace(plain, '@[^@]*$', ''), '^(.[^+]*)\+.*$', '\1');
  domain text := CASE WHEN plain ~ '@' THEN regexp_replace(plain, '^.*@', '') ELSE '' END;
BEGIN
  RETURN CASE WHEN domain IN ('gmail.com', 'googlemail.com') THEN replace(untagged, '.', '') || '@gmail.com'
    ELSE untagged || '@' || domain END;
END
$$;

CREATE OR REPLACE FUNCTION plain_phones(phone text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  digits text := regexp_replace(coalesce(phone, ''), '\D', '', 'g');
BEGIN
  RETURN CASE
    WHEN digits = '' THEN '{}'::text[]
    WHEN digits ~ '^(?:0|91|0091)?[6-9]\d{9}$' OR length(digits) <= 10 THEN ARRAY[right(digits, 10)]
    ELSE ARRAY[right(digits, 10)] || ARRAY(
      SELECT substr(digits, at, 10) FROM generate_series(1, length(digits) - 10) AS at
      WHERE substr(digits, at, 10) ~ '^[6-9]')
  END;
END
$$;
