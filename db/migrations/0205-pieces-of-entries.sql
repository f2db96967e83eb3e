-- What an entry of a maker's account is of: a statement says '12 × ₹180', whatever language it is in.
ALTER TABLE maker_entries ADD COLUMN pieces integer CONSTRAINT maker_entries_pieces_some CHECK (pieces <> 0);

COMMENT ON COLUMN maker_entries.pieces IS 'Of pieces made, sold, taken in or come back (below zero); null where it is of none.';

CREATE INDEX maker_statements_month ON maker_statements (month, number);
