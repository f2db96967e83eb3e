-- What somebody writes by WhatsApp is a message as others are; its sender has no address there, which is
-- then empty.
ALTER TABLE contact_messages ADD COLUMN via text CONSTRAINT contact_messages_via_known CHECK (via IN ('whatsapp'));

COMMENT ON COLUMN contact_messages.via IS 'How it came, where not by the contact form.';
