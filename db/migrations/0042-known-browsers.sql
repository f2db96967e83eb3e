-- A browser that its owner signed in with is known until the password changes; renewing a hash is no change.
ALTER TABLE auth_accounts ADD COLUMN password_set_at timestamptz NOT NULL DEFAULT now();
