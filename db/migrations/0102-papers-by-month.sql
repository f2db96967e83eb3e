-- A month's papers are read one part after the other, in the order in which they were issued.
CREATE INDEX invoices_by_issue ON invoices (issued_at, number);

CREATE INDEX credit_notes_by_issue ON credit_notes (issued_at, number);
