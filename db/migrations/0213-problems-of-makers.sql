-- A maker's problem waits for the owner's word (MAKING-23).
ALTER TABLE lot_parts ADD COLUMN asks boolean NOT NULL DEFAULT false;

COMMENT ON COLUMN lot_parts.asks IS 'Its maker told of a problem, and the owner has neither answered nor ended it.';

CREATE INDEX lot_parts_asking ON lot_parts (due_on, id) WHERE asks;
