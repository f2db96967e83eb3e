-- Random in part, ordered by time: new rows land at the end of their indexes.
CREATE FUNCTION uuid_v7() RETURNS text LANGUAGE sql VOLATILE PARALLEL SAFE AS $$
  SELECT left(hex, 8) || '-' || right(hex, 4) || '-7' || lpad(to_hex(micros % 1000 * 4096 / 1000), 3, '0')
    || substr(gen_random_uuid()::text, 19)
  FROM (SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint AS micros) AS moment,
    LATERAL (SELECT lpad(to_hex(micros / 1000), 12, '0') AS hex) AS digits
$$;

CREATE FUNCTION touch_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END
$$;

CREATE EXTENSION IF NOT EXISTS pg_trgm;
