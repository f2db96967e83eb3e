-- Records of the demo shop that were planted with their first picture only: the others are drawn while the
-- shop is open.
CREATE TABLE pictures_to_draw (
  row_id text PRIMARY KEY
);
