-- Who was invited to work in the shop, until they accept; what they may do then.
CREATE TABLE staff_invitations (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  email text NOT NULL,
  full_name text NOT NULL,
  permissions text[],
  invited_by text REFERENCES profiles (id) ON DELETE SET NULL,
  token_hash text NOT NULL,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT staff_invitations_email_once UNIQUE (email),
  CONSTRAINT staff_invitations_token_once UNIQUE (token_hash),
  CONSTRAINT staff_invitations_email_lower CHECK (email = lower(email)),
  CONSTRAINT staff_invitations_name_length CHECK (length(full_name) BETWEEN 1 AND 100),
  CONSTRAINT staff_invitations_permissions_known CHECK (permissions <@ ARRAY[
    'orders', 'pack', 'money', 'products', 'stories', 'messages', 'export', 'settings', 'staff'])
);

CREATE INDEX staff_invitations_by ON staff_invitations (invited_by);

COMMENT ON COLUMN staff_invitations.permissions IS 'Null where an owner was invited.';

COMMENT ON COLUMN staff_invitations.token_hash IS 'SHA-256 of what the mail''s link carries, which is kept nowhere.';

ALTER TABLE profiles
  ADD COLUMN staff_version integer NOT NULL DEFAULT 1,
  ADD COLUMN last_sign_in_at timestamptz;

COMMENT ON COLUMN profiles.staff_version IS 'Rises with each change of what they may do in the admin area.';

COMMENT ON COLUMN profiles.last_sign_in_at IS 'Of the staff alone; a customer''s is not kept.';

-- However they sign in, it is a session that begins.
CREATE FUNCTION note_sign_in() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE profiles SET last_sign_in_at = NEW.created_at WHERE id = NEW.user_id AND role = 'admin';
  RETURN NULL;
END $$;

CREATE TRIGGER auth_sessions_note_sign_in AFTER INSERT ON auth_sessions
  FOR EACH ROW EXECUTE FUNCTION note_sign_in();

UPDATE profiles SET last_sign_in_at = (
  SELECT max(created_at) FROM auth_sessions WHERE auth_sessions.user_id = profiles.id)
  WHERE role = 'admin';
