-- Limits are counted in letters as people count them (TEXT-16), which the database can't: a syllable of Hindi
-- is one letter of up to thirty characters. The forms hold them.
ALTER TABLE reviews DROP CONSTRAINT reviews_lengths;

ALTER TABLE api_keys DROP CONSTRAINT api_keys_name_length;

ALTER TABLE passkeys DROP CONSTRAINT passkeys_name_length;

ALTER TABLE staff_invitations DROP CONSTRAINT staff_invitations_name_length;

ALTER TABLE grievances DROP CONSTRAINT grievances_lengths;

ALTER TABLE grievance_replies DROP CONSTRAINT grievance_replies_length;
