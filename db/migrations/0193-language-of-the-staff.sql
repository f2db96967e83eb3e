-- Each of the staff reads the admin area in a language of their own (HINDI-73).
ALTER TABLE profiles
  ADD COLUMN staff_language text
    CONSTRAINT profiles_staff_language CHECK (staff_language IN ('en', 'hi'));

COMMENT ON COLUMN profiles.staff_language IS
  'In which one of the staff reads the admin area and their mails; null: as their browser asks.';
