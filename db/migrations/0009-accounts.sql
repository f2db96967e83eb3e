-- A new link of an account makes its earlier ones worthless: they are found by whom they belong to.
CREATE INDEX auth_verifications_value ON auth_verifications (value);
