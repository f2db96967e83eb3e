-- A text as it is compared: small letters without accents, and the plain form of what a phone's keyboard
-- makes of quotes and dashes. It knows no locale, so that every database gives the same;
-- app/values/text/plain-letters.ts does the same to what is searched for.
CREATE FUNCTION plain_letters(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN octet_length(given) = length(given) THEN lower(translate(given, '`', '''') COLLATE "C")
    ELSE replace(replace(replace(
      translate(
        lower(regexp_replace(
          normalize(translate(given, '`´‘’‛ʹʻʼʽˈ′“”„‟″‐‑‒–—―−', '''''''''''''''''''''''"""""-------'), NFKD),
          '[\u00AD\u0300-\u036F\u200B-\u200D\uFEFF]', '', 'g') COLLATE "C"),
        'ÆÐØÞðøĐđĦħıŁłŊŒŦŧƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς'
          || 'ϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼ'
          || 'ҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖ०१२३४५६७८९',
        'ædoþdoddhhillŋœttɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωσ'
          || 'ϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽ'
          || 'ҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ0123456789'),
      'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss') END
$$;

-- Words joined by one of these marks are words of their own.
CREATE FUNCTION single_words(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(plain_letters(given), '/.-+_', '     ')
$$;

-- Where a name stands among others as people read them: by its letters, not by their accents, case or marks,
-- and by the values of its numbers, each of which stands behind its length. To be compared by bytes.
CREATE FUNCTION sort_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT left(coalesce(string_agg(
    CASE WHEN parts[1] ~ '^[0-9]'
      THEN lpad(length(ltrim(parts[1], '0'))::text, 2, '0') || ltrim(parts[1], '0')
      ELSE parts[1] END, '' ORDER BY place), ''), 300) COLLATE "C"
  FROM regexp_matches(
    btrim(regexp_replace(translate(plain_letters(name), '''', ''),
      '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u007F]+', ' ', 'g')),
    '[0-9]+|[^0-9]+', 'g') WITH ORDINALITY AS found (parts, place)
$$;

-- PostgreSQL before 17 can't change a generated column, so they are made anew, in one pass through the table,
-- and their indexes with them. The whole SKU is a word that nothing else begins like, so that the search
-- finds it by its beginning.
ALTER TABLE products DROP COLUMN search, DROP COLUMN sort_name,
  ADD COLUMN search tsvector GENERATED ALWAYS AS (
    setweight(to_tsvector('english', single_words(name)), 'A')
    || setweight(to_tsvector('english', single_words(artisan)), 'B')
    || setweight(to_tsvector('english', single_words(category || ' ' || coalesce(sku, ''))), 'B')
    || setweight(to_tsvector('english', single_words(
      regexp_replace(regexp_replace(description, '<[^>]*>', ' ', 'g'), '&[a-zA-Z#0-9]+;', ' ', 'g'))), 'C')
    || coalesce(array_to_tsvector(
      CASE WHEN sku ~ '[-/.+_]' THEN ARRAY['#' || left(plain_letters(sku), 200)] END), '')
  ) STORED,
  ADD COLUMN sort_name text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key(name)) STORED,
  -- Who made it, however the name is typed.
  ADD COLUMN artisan_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (plain_letters(artisan)) STORED;

CREATE INDEX products_search ON products USING gin (search);

CREATE INDEX products_name ON products (sort_name, id) INCLUDE (shelf);

DROP INDEX products_artisan;

CREATE INDEX products_artisan ON products (artisan_key, in_stock DESC, created_at DESC, id) INCLUDE (shelf);

DROP INDEX products_low_stock;

CREATE INDEX products_low_stock ON products (stock_count, sort_name) WHERE stock_count IS NOT NULL;

-- The words that the search knows are those of its index.
CREATE OR REPLACE FUNCTION add_catalogue_words(names text[], descriptions text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO catalogue_words (word, only_described)
  SELECT word, bool_and(given.only_described)
  FROM (
    SELECT name AS text, false AS only_described FROM unnest(names) AS name
    UNION ALL
    SELECT regexp_replace(description, '<[^>]*>|&[a-zA-Z#0-9]+;', ' ', 'g'), true
    FROM unnest(descriptions) AS description
  ) AS given, regexp_split_to_table(plain_letters(given.text), '[^[:alnum:]]+') AS word
  WHERE length(word) BETWEEN 3 AND 40 AND word !~ '[0-9]'
  GROUP BY word
  HAVING numnode(plainto_tsquery('english', word)) > 0
  ORDER BY word
  ON CONFLICT (word) DO UPDATE SET only_described = false
    WHERE catalogue_words.only_described AND NOT excluded.only_described
$$;

TRUNCATE catalogue_words, search_lexemes;

SELECT add_catalogue_words(
  array(SELECT DISTINCT concat_ws(' ', name, artisan, category) FROM products),
  array(SELECT DISTINCT description FROM products));

SELECT fill_search_lexemes();

-- What the desks search by.
DROP INDEX orders_search, contact_messages_search, bulk_quotes_search, blog_comments_search;

ALTER TABLE orders DROP COLUMN search_text, ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  plain_letters(order_id_text || ' ' || billing_full_name || ' ' || billing_email || ' ' || coalesce(billing_phone, '') || ' '
    || regexp_replace(coalesce(billing_phone, ''), '[^0-9]', '', 'g'))) STORED;

ALTER TABLE contact_messages DROP COLUMN search_text, ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  plain_letters(full_name || ' ' || email || ' ' || coalesce(phone_number, '') || ' ' || message_content || ' '
    || coalesce(admin_response, ''))) STORED;

ALTER TABLE bulk_quotes DROP COLUMN search_text, ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  plain_letters(full_name || ' ' || coalesce(company_name, '') || ' ' || email || ' ' || coalesce(phone_number, '') || ' '
    || coalesce(product_name, '') || ' ' || coalesce(customization_details, '') || ' ' || coalesce(additional_message, '')
    || ' ' || coalesce(shipping_address, '') || ' ' || coalesce(admin_notes, ''))) STORED;

ALTER TABLE blog_comments DROP COLUMN search_text, ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  plain_letters(author_name || ' ' || coalesce(author_email, '') || ' ' || content)) STORED;

CREATE INDEX orders_search ON orders USING gin (search_text gin_trgm_ops);

CREATE INDEX contact_messages_search ON contact_messages USING gin (search_text gin_trgm_ops);

CREATE INDEX bulk_quotes_search ON bulk_quotes USING gin (search_text gin_trgm_ops);

CREATE INDEX blog_comments_search ON blog_comments USING gin (search_text gin_trgm_ops);
