-- How often a picture was begun since its last answer: a stop of the shop is no try of the other machine's,
-- yet one that ends the shop each time is given up.
ALTER TABLE foreign_pictures ADD COLUMN claims integer NOT NULL DEFAULT 0;

ALTER TABLE import_pictures ADD COLUMN claims integer NOT NULL DEFAULT 0;
