-- What somebody of the shop's staff may do. Admins of before keep everything, and get what comes later, too.
ALTER TABLE profiles
  ADD COLUMN permissions text[],
  ADD CONSTRAINT profiles_permissions_of_staff CHECK (permissions IS NULL OR role = 'admin'),
  ADD CONSTRAINT profiles_permissions_known CHECK (permissions <@ ARRAY[
    'orders', 'pack', 'money', 'products', 'stories', 'messages', 'export', 'settings', 'staff']);

COMMENT ON COLUMN profiles.permissions IS 'Of an admin who may not do everything; null for who may, and for customers.';
