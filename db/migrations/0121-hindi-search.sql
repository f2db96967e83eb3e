-- How a word in plain letters sounds in Hindi, and what is left of that without the vowels which are written
-- in many ways; app/values/text/word-sound.ts does the same to what is searched for.
CREATE FUNCTION word_sound(word text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  sound text := word;
  spelling text[];
BEGIN
  IF word ~ '[\u0904-\u0939\u0958-\u0961]' THEN
    sound := replace(replace(replace(replace(sound, U&'\093C', ''), 'ज्ञ', 'ग्य'), 'ृ', '्रि'), 'ऋ', 'रि');
    sound := regexp_replace(sound, '[ँं]$', '');
    sound := regexp_replace(sound, '([क-ह])(?![\u093E-\u094D])', '\1A', 'g');
    sound := regexp_replace(sound, 'A$', '');
    sound := translate(left(sound, 1), 'डढ', 'dd') || translate(substr(sound, 2), 'डढ', 'rr');
    sound := translate(sound,
      'Aअआइईउऊएऐओऔऑऍािीुूेैोौॉॅकखगघङचछजझञटठणतथदधनपफबभमयरलळवशषसहँं',
      'aaaiiuueeoooeaiiuueeoooekkggnCCjjnttnttddnpfbbmyrllvssshnn');
    sound := regexp_replace(sound, '[\u0900-\u0963]', '', 'g');
  END IF;
  FOREACH spelling SLICE 1 IN ARRAY ARRAY[
    ['x', 'ks'], ['z', 'j'], ['c?ch+', 'C'], ['ph', 'f'], ['([kgjtdbrs])h', '\1'], ['[qc]', 'k'], ['w', 'v'],
    ['aa+', 'a'], ['ee+|ii+', 'i'], ['oo+|uu+', 'u'], ['a[ie]|ei', 'e'], ['au|ou', 'o'], ['([a-zC])\1+', '\1'],
    ['m(?=[pbf])', 'n'], ['iy[aeo]n?$', 'i'], ['^(...+)[aeo]$', '\1']]
  LOOP
    sound := regexp_replace(sound, spelling[1], spelling[2], 'g');
  END LOOP;
  RETURN sound;
END
$$;

CREATE FUNCTION word_frame(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(left(sound, 1), 'eo', 'iu') || translate(substr(sound, 2), 'eoa', 'iu') FROM word_sound(word) AS sound
$$;

ALTER TABLE catalogue_words
  ADD COLUMN sound text COLLATE "C" NOT NULL GENERATED ALWAYS AS (word_sound(word)) STORED,
  ADD COLUMN frame text COLLATE "C" NOT NULL GENERATED ALWAYS AS (word_frame(word)) STORED;

COMMENT ON COLUMN catalogue_words.sound IS 'How it is said, in plain letters; made by the database.';

COMMENT ON COLUMN catalogue_words.frame IS 'Its sound without what is written in many ways: झोला and jhoola are found by it.';

CREATE INDEX catalogue_words_frame ON catalogue_words (frame);

-- Words in Indian scripts, which begin at U+0900.
CREATE INDEX catalogue_words_hindi_frame ON catalogue_words (frame) WHERE word COLLATE "C" >= 'ऀ';

CREATE INDEX catalogue_words_hindi_sound ON catalogue_words USING gin (sound gin_trgm_ops) WHERE word COLLATE "C" >= 'ऀ';

-- Some databases take the vowel signs of Indian scripts for no letters. A word of two letters is one there.
CREATE OR REPLACE FUNCTION add_catalogue_words(names text[], descriptions text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO catalogue_words (word, only_described)
  SELECT word, bool_and(given.only_described)
  FROM (
    SELECT name AS text, false AS only_described FROM unnest(names) AS name
    UNION ALL
    SELECT regexp_replace(description, '<[^>]*>|&[a-zA-Z#0-9]+;', ' ', 'g'), true
    FROM unnest(descriptions) AS description
  ) AS given, regexp_split_to_table(plain_letters(given.text), '[^[:alnum:]\u0900-\u0963\u0970-\u0D7F]+') AS word
  WHERE length(word) BETWEEN CASE WHEN word COLLATE "C" >= 'ऀ' THEN 2 ELSE 3 END AND 40 AND word !~ '[0-9]'
  GROUP BY word
  HAVING numnode(plainto_tsquery('english', word)) > 0
  ORDER BY word
  ON CONFLICT (word) DO UPDATE SET only_described = false
    WHERE catalogue_words.only_described AND NOT excluded.only_described
$$;

-- The Hindi words that sound most like a mistyped one.
CREATE FUNCTION words_sounding_like(said text) RETURNS text[] LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET pg_trgm.similarity_threshold = 0.2 SET jit = off AS $$
BEGIN
  RETURN array(
    SELECT word FROM catalogue_words WHERE sound % said AND word COLLATE "C" >= 'ऀ'
    ORDER BY similarity(sound, said) DESC, word LIMIT 20);
END
$$;

-- A sentence in Hindi ends in a mark that some databases take for a letter.
CREATE OR REPLACE FUNCTION single_words(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(plain_letters(given), '/.-+_~<>&;।॥', '            ')
$$;

-- What is searched in a text of a page: its words without its tags.
CREATE FUNCTION described_words(html text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT single_words(regexp_replace(regexp_replace(html, '<[^>]*>', ' ', 'g'), '&[a-zA-Z#0-9]+;', ' ', 'g'))
$$;

-- Both languages of a product are one document, so that the words of a search may be of either. The English
-- part stands first and as it was: its ranks stay.
ALTER TABLE products DROP COLUMN search,
  ADD COLUMN search_hindi tsvector,
  ADD COLUMN search tsvector GENERATED ALWAYS AS (
    setweight(to_tsvector('english', single_words(name)), 'A')
    || setweight(to_tsvector('english', single_words(artisan)), 'B')
    || setweight(to_tsvector('english', single_words(category || ' ' || coalesce(sku, ''))), 'B')
    || setweight(to_tsvector('english', described_words(description)), 'C')
    || coalesce(array_to_tsvector(
      CASE WHEN sku ~ '[-/.+_]' THEN ARRAY['#' || left(plain_letters(sku), 200)] END), '')
    || coalesce(search_hindi, '')
  ) STORED;

COMMENT ON COLUMN products.search IS
  'Name A, artisan, category and SKU B, description C; a joined SKU also whole, behind ''#''; search_hindi.';

COMMENT ON COLUMN products.search_hindi IS
  'The words of its Hindi texts, name A, the others C; kept by triggers of translations alone.';

CREATE INDEX products_search ON products USING gin (search);

CREATE INDEX products_hidden_search ON products USING gin (search) WHERE hidden;

CREATE FUNCTION hindi_words_of(product text) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT nullif(
    setweight(to_tsvector('english', single_words(coalesce(string_agg(text, ' ') FILTER (WHERE field = 'name'), ''))), 'A')
    || setweight(to_tsvector('english', described_words(
      coalesce(string_agg(text, ' ' ORDER BY field) FILTER (WHERE field <> 'name'), ''))), 'C'), '')
  FROM translations
  WHERE kind = 'product' AND record_id = product AND language = 'hi'
    AND field IN ('name', 'description', 'material', 'features', 'story')
$$;

-- Products are locked in the order of their ids, as all writers do.
CREATE FUNCTION find_in_hindi(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products SET search_hindi = found.words
  FROM (SELECT id, hindi_words_of(id) AS words FROM unnest(ids) AS id) AS found
  WHERE products.id = found.id AND products.search_hindi IS DISTINCT FROM found.words;
  PERFORM add_search_lexemes(array(SELECT search_hindi FROM products WHERE id = ANY (ids)));
  PERFORM add_catalogue_words(
    array(SELECT text FROM translations
      WHERE kind = 'product' AND record_id = ANY (ids) AND language = 'hi' AND field = 'name'),
    array(SELECT text FROM translations
      WHERE kind = 'product' AND record_id = ANY (ids) AND language = 'hi'
        AND field IN ('description', 'material', 'features', 'story')));
END
$$;

CREATE FUNCTION translations_searched() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids text[] := array(SELECT DISTINCT record_id FROM changed WHERE kind = 'product' AND language = 'hi');
BEGIN
  IF cardinality(ids) > 0 THEN
    PERFORM find_in_hindi(ids);
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER translations_a_search_added AFTER INSERT ON translations
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION translations_searched();

CREATE TRIGGER translations_a_search_changed AFTER UPDATE ON translations
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION translations_searched();

CREATE TRIGGER translations_a_search_deleted AFTER DELETE ON translations
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION translations_searched();

CREATE FUNCTION translations_forgotten() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET search_hindi = NULL WHERE search_hindi IS NOT NULL;
  RETURN NULL;
END
$$;

CREATE TRIGGER translations_a_search_emptied AFTER TRUNCATE ON translations
  FOR EACH STATEMENT EXECUTE FUNCTION translations_forgotten();

-- Its Hindi words are no part of what other programs are told of a product.
CREATE OR REPLACE FUNCTION note_product_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told products := coalesce(NEW, OLD);
  uncounted text[] :=
    '{stock_count,version,updated_at,search,search_hindi,rating_count,rating_sum,price_turns_at}';
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoints WHERE 'product.changed' = ANY (events)) THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'UPDATE' THEN
    PERFORM note_webhook_event('product.changed', json_build_object('id', told.id, 'slug', told.slug,
      'change', CASE TG_OP WHEN 'INSERT' THEN 'created' ELSE 'deleted' END));
    RETURN NULL;
  END IF;
  -- What its owner changed of the price was told then; this only looks at the clock for the first time.
  IF OLD.price_turns_at = 'epoch' THEN
    uncounted := uncounted || '{price_now,shelf}'::text[];
  END IF;
  IF to_jsonb(NEW) - uncounted IS DISTINCT FROM to_jsonb(OLD) - uncounted THEN
    PERFORM note_product_updates(ARRAY[NEW.id]);
  END IF;
  RETURN NULL;
END
$$;

TRUNCATE catalogue_words, search_lexemes;

SELECT add_catalogue_words(
  array(SELECT DISTINCT concat_ws(' ', name, artisan, category) FROM products),
  array(SELECT DISTINCT description FROM products));

SELECT find_in_hindi(array(
  SELECT DISTINCT record_id FROM translations WHERE kind = 'product' AND language = 'hi'));

SELECT fill_search_lexemes();
