-- That Meta takes the shop's token no more is known by the messages that it refused for that, as long as the
-- shop still has the same one (WHATSAPP-16).
ALTER TABLE whatsapp_messages ADD COLUMN token_mark text;

COMMENT ON COLUMN whatsapp_messages.token_mark IS 'Of the token that Meta refused as ended, by which nobody can tell it.';

CREATE INDEX whatsapp_messages_ended_token ON whatsapp_messages (attempted_at) WHERE token_mark IS NOT NULL;
