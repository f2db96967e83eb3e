-- The demo shop's artisans are invented. Each says so until an owner writes something of their own about it.
ALTER TABLE artisans ADD COLUMN is_example boolean NOT NULL DEFAULT false;

-- Those of a demo shop that was planted before: whose story is still, letter for letter, the invented one.
UPDATE artisans SET is_example = true
WHERE (id, md5(bio)) IN (
  VALUES
    ('tarini-jha', '60ad61400e1235fea8bc26a6845ee5dd'),
    ('phulmati-sahni', '96a07c6098ecadf0f8df0bf385cb225b'),
    ('meenal-karn', '6424f166a7e76a34ef4e3c55522bdd91'),
    ('dhaniya-paswan', 'c6616c381b4e5261169a3f392ff60b93'),
    ('shyamli-mishra', 'bf3f1a3de4ee2facbe2a36961129184e'),
    ('madhavendra-das', 'b8e0e8177da27e0fca9084c6a436f318'),
    ('zubaida-khatoon', '489a0f67fddefdb6911132f0fc4cde27'),
    ('kusumlata-yadav', '1c442bd6a97f82b438ff451f72f2160b'),
    ('jitan-ram', '852598e2273be5fcd1b1d83b3a720050'),
    ('deokala-mahto', '5b3c35b248721692f7c47919566e2932')
);

-- A link to the works of an artisan who has another name now leads on, as those of products and posts do.
ALTER TABLE slug_history DROP CONSTRAINT slug_history_kind_known;

ALTER TABLE slug_history ADD CONSTRAINT slug_history_kind_known CHECK (kind IN ('product', 'post', 'artisan'));

CREATE FUNCTION remember_artisan_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO slug_history (kind, slug, target_id) VALUES ('artisan', lower(OLD.name), OLD.id)
  ON CONFLICT (kind, slug) DO UPDATE SET target_id = excluded.target_id, created_at = now();
  RETURN NULL;
END
$$;

CREATE TRIGGER artisans_renamed AFTER UPDATE OF name ON artisans FOR EACH ROW
  WHEN (lower(OLD.name) <> lower(NEW.name)) EXECUTE FUNCTION remember_artisan_name();

-- Names are found however they are written.
CREATE INDEX products_artisan_lower ON products (lower(artisan));
