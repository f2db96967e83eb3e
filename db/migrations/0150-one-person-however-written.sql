-- Whose order it was is asked by the mailbox and the phone, however they are written (DISCOUNT-7): what
-- plainMailbox and plainPhones of the program say, of what stands in the orders.
CREATE FUNCTION plain_mailbox(email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN domain IN ('gmail.com', 'googlemail.com') THEN replace(untagged, '.', '') || '@gmail.com'
    ELSE untagged || '@' || domain END
  FROM (
    SELECT regexp_replace(regexp_replace(plain, '@[^@]*$', ''), '^(.[^+]*)\+.*$', '\1') AS untagged,
      CASE WHEN plain ~ '@' THEN regexp_replace(plain, '^.*@', '') ELSE '' END AS domain
    FROM (SELECT lower(btrim(email)) AS plain) AS written
  ) AS parts
$$;

CREATE FUNCTION plain_phones(phone text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN digits = '' THEN '{}'::text[]
    WHEN digits ~ '^(?:0|91|0091)?[6-9]\d{9}$' OR length(digits) <= 10 THEN ARRAY[right(digits, 10)]
    ELSE ARRAY[right(digits, 10)] || ARRAY(
      SELECT substr(digits, at, 10) FROM generate_series(1, length(digits) - 10) AS at
      WHERE substr(digits, at, 10) ~ '^[6-9]')
  END
  FROM (SELECT regexp_replace(coalesce(phone, ''), '\D', '', 'g') AS digits) AS written
$$;

CREATE INDEX orders_by_plain_mailbox ON orders (plain_mailbox(billing_email));

CREATE INDEX orders_by_plain_phones ON orders USING gin (plain_phones(billing_phone));
