-- What a picture was made from, so that it can be cut and lit anew as often as the owner likes.
CREATE TABLE picture_originals (
  url text PRIMARY KEY,
  original text NOT NULL,
  edit text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX picture_originals_original ON picture_originals (original);

COMMENT ON COLUMN picture_originals.original IS 'The key of a private file; pictures made from the same photograph share it.';

COMMENT ON COLUMN picture_originals.edit IS 'What was done to it; empty where it was taken as it came.';
