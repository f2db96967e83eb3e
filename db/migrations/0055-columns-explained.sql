-- The types of the rows are made from the database: what a column's name does not say stands there, too.
COMMENT ON COLUMN artisans.is_example IS 'Invented with the demo shop, and not yet an owner''s.';

COMMENT ON COLUMN auth_accounts.password_set_at IS 'When its owner chose it.';

COMMENT ON COLUMN blog_comments.idempotency_key IS 'The same for each arrival of one comment; null for what came without script.';

COMMENT ON COLUMN blog_comments.search_text IS 'What a search looks in, in lower case; made by the database.';

COMMENT ON COLUMN blog_posts.content IS 'HTML or plain text.';

COMMENT ON COLUMN blog_posts.slug_key IS 'As a product''s.';

COMMENT ON COLUMN bulk_quotes.held_for_links IS 'Spam for its links alone, of which the owner has not said yet what it is.';

COMMENT ON COLUMN bulk_quotes.idempotency_key IS 'The same for each arrival of one message; null for what came without script.';

COMMENT ON COLUMN bulk_quotes.search_text IS 'What a search looks in, in lower case; made by the database.';

COMMENT ON COLUMN bulk_quotes.status IS '''pending'' comes from old data only and reads as ''New''.';

COMMENT ON COLUMN catalogue_words.word IS 'What a mistyped word is corrected to.';

COMMENT ON COLUMN contact_messages.held_for_links IS 'Spam for its links alone, of which the owner has not said yet what it is.';

COMMENT ON COLUMN contact_messages.idempotency_key IS 'The same for each arrival of one message; null for what came without script.';

COMMENT ON COLUMN contact_messages.search_text IS 'What a search looks in, in lower case; made by the database.';

COMMENT ON COLUMN content_version.version IS 'Triggers on the public content tables raise it and notify content_changed.';

COMMENT ON COLUMN credit_notes.facts IS 'The document as it was issued.';

COMMENT ON COLUMN credit_notes.refund_id IS 'Null for cash that was given back.';

COMMENT ON COLUMN faq_entries.answer IS 'HTML.';

COMMENT ON COLUMN invoice_series.financial_year IS '''26-27'': April to March.';

COMMENT ON COLUMN invoices.facts IS 'The document as it was issued.';

COMMENT ON COLUMN mail_outbox.letter IS 'What it says: a MailBody (platform/mail/writing/mail-body.ts).';

COMMENT ON COLUMN mail_outbox.mailbox IS 'Which mailbox''s room it counts for; null for mails that nobody else''s request caused.';

COMMENT ON COLUMN newsletter_subscribers.email IS 'Lower case, unique.';

COMMENT ON COLUMN order_items.product_id IS 'Null once the product is deleted.';

COMMENT ON COLUMN order_items.stock_taken IS 'Pieces of counted stock that the line holds now.';

COMMENT ON COLUMN orders.billing_state_code IS 'Two digits, as GST counts the states.';

COMMENT ON COLUMN orders.cash_returned IS 'What of the cash went back to the buyer.';

COMMENT ON COLUMN orders.confirmed_at IS 'When an admin chose ''pending'' by hand, whatever the payment.';

COMMENT ON COLUMN orders.erase_when_closed IS
  'The buyer deleted the account: contact details go as soon as the order is closed.';

COMMENT ON COLUMN orders.order_id_text IS 'JC- and a millisecond timestamp; unique.';

COMMENT ON COLUMN orders.owner_told_at IS 'When the owner was written to about it.';

COMMENT ON COLUMN orders.search_text IS 'Number, name, e-mail and phone in lower case; made by the database.';

COMMENT ON COLUMN orders.stock_held_until IS
  'Until when an unpaid card order holds counted stock; null when it holds none.';

COMMENT ON COLUMN orders.user_id IS 'Null for guests.';

COMMENT ON COLUMN payment_orders.next_check_at IS
  'When the provider is asked next whether somebody paid; null: never again.';

COMMENT ON COLUMN payment_orders.razorpay_order_id IS 'Null while it is being made.';

COMMENT ON COLUMN payment_refunds.actor_id IS 'Null for a refund made at the provider''s own dashboard.';

COMMENT ON COLUMN payment_refunds.razorpay_refund_id IS 'Null until the provider has answered.';

COMMENT ON COLUMN payments.refund_due IS
  'Money that has to go back: not the order''s sum, a second time, or for an order that can''t be sent.';

COMMENT ON COLUMN products.artisan IS 'The maker''s name as shown; artisan_id leads to the profile.';

COMMENT ON COLUMN products.artisan_key IS 'The maker''s name in plain letters; made by the database.';

COMMENT ON COLUMN products.description IS 'HTML.';

COMMENT ON COLUMN products.features IS 'Comma-separated.';

COMMENT ON COLUMN products.search IS
  'Name A, artisan, category and SKU B, description C, in English; a joined SKU also as a whole, behind ''#''.';

COMMENT ON COLUMN products.shelf IS
  'Where it is counted, by collection, category, technique and price band; made by the database.';

COMMENT ON COLUMN products.slug_key IS
  'What slugs are told apart by, made by a trigger; of two that clashed, the younger one''s ends with its id.';

COMMENT ON COLUMN products.sort_name IS 'What the name is sorted by, as people read it; made by the database.';

COMMENT ON COLUMN products.stock_count IS 'Null means: not counted.';

COMMENT ON COLUMN profiles.email IS 'Lower case, unique.';

COMMENT ON COLUMN search_lexemes.lexeme IS 'The words of the search''s index; no other than from ''a'' on.';

COMMENT ON COLUMN shelves.products IS
  'How many are alike in everything that the catalogue filters by; kept by triggers, written by nobody else.';

COMMENT ON COLUMN slug_history.slug IS 'Written by a trigger whenever a slug changes; of an artisan a former name, in small letters.';

ALTER TABLE invoices ADD CONSTRAINT invoices_kind_known CHECK (kind IN ('tax', 'supply'));
