-- What a new owner did of the first steps where nothing else of the shop says so: who read which version of
-- the policies, with which keys a payment service answered. What the shop shows is looked at, not kept.
CREATE TABLE first_steps (
  step text PRIMARY KEY,
  seen text NOT NULL,
  outcome text NOT NULL,
  done_by text REFERENCES profiles (id) ON DELETE SET NULL,
  done_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT first_steps_known
    CHECK (step IN ('gst', 'shipping', 'policies', 'payments', 'mail', 'backup', 'hidden'))
);

COMMENT ON COLUMN first_steps.seen IS
  'What it was done with: versions, rates, a mark of the keys. The step is open again when that is another.';

COMMENT ON COLUMN first_steps.outcome IS 'What came of it: done, why not, or where to look for that.';

CREATE INDEX first_steps_by ON first_steps (done_by) WHERE done_by IS NOT NULL;
