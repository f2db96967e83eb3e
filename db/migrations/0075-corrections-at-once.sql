-- The function forbids reading tables from end to end, which PostgreSQL counts as a huge cost; for statements
-- that seem so dear it first makes machine code, which takes longer than all of them together.
ALTER FUNCTION corrected_word(text) SET jit = off;
