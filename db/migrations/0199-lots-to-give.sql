-- Whether a lot has pieces that nobody has yet: its steps tell, and a list of ten thousand can't count them.
ALTER TABLE lots ADD COLUMN to_give boolean NOT NULL DEFAULT true;

CREATE INDEX lots_to_give ON lots (due_on, id) WHERE state = 'open' AND to_give;

CREATE INDEX lots_done ON lots (updated_at DESC, id) WHERE state = 'done';

CREATE INDEX lot_parts_with_makers ON lot_parts (due_on, id) WHERE state IN ('given', 'begun');

CREATE INDEX lot_parts_to_check ON lot_parts (updated_at, id) WHERE done > passed + rework AND state <> 'cancelled';
