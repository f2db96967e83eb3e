-- A series ended at its 999,999th number of a year, and no parcel could leave after it. What a number may be
-- is held by its length, of sixteen characters at most.
ALTER TABLE invoice_series DROP CONSTRAINT invoice_series_serial_range;
