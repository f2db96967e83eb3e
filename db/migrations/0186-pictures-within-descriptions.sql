-- A picture that stands in another shop's description alone may be a badge or a line: it joins the product's
-- own only where it is large enough to show the piece.
ALTER TABLE import_pictures ADD COLUMN is_in_text boolean NOT NULL DEFAULT false;
