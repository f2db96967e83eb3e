-- One order, many homes (HOMES-1). An older program beside this one writes no parcels, and its sums hold.
LOCK TABLE offers IN ACCESS EXCLUSIVE MODE;

ALTER TABLE offers
  DROP CONSTRAINT offers_sums,
  ADD COLUMN parcels integer CONSTRAINT offers_parcels_range CHECK (parcels BETWEEN 1 AND 1000),
  ADD COLUMN parcel_price numeric(12, 2)
    CONSTRAINT offers_parcel_price_range CHECK (parcel_price >= 0)
    CONSTRAINT offers_parcels_priced CHECK ((parcels IS NULL) = (parcel_price IS NULL))
    CONSTRAINT offers_sums CHECK (subtotal >= 0 AND shipping_cost >= 0
      AND total = subtotal + shipping_cost + coalesce(parcels * parcel_price, 0));

COMMENT ON COLUMN offers.parcels IS 'To so many addresses it goes; null where it goes to one.';

COMMENT ON COLUMN offers.parcel_price IS 'What each of them costs beside shipping_cost, with its tax.';

-- What was agreed of an order that goes to many homes.
CREATE TABLE recipient_lists (
  order_id text PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  agreed_parcels integer NOT NULL,
  parcel_price numeric(12, 2) NOT NULL,
  uploaded_at timestamptz,
  send_known_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT recipient_lists_parcels_range CHECK (agreed_parcels BETWEEN 1 AND 1000),
  CONSTRAINT recipient_lists_price_range CHECK (parcel_price >= 0)
);

CREATE TRIGGER recipient_lists_updated BEFORE UPDATE ON recipient_lists
  FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

COMMENT ON COLUMN recipient_lists.agreed_parcels IS 'As the offer said when it was accepted; what differs is asked with the balance.';

COMMENT ON COLUMN recipient_lists.uploaded_at IS 'When its buyer last gave a sheet.';

COMMENT ON COLUMN recipient_lists.send_known_at IS 'When its buyer asked that those who are known be sent before the others.';

CREATE TABLE order_recipients (
  id text PRIMARY KEY DEFAULT uuid_v7(),
  order_id text NOT NULL REFERENCES recipient_lists (order_id) ON DELETE CASCADE,
  row integer NOT NULL,
  state text NOT NULL DEFAULT 'wanted',
  name text,
  phone text,
  address_line1 text,
  address_line2 text,
  city text,
  region text,
  pincode text,
  pieces jsonb NOT NULL,
  note text,
  email text,
  given_by text NOT NULL DEFAULT 'buyer',
  link_hash text,
  link_until timestamptz,
  asked_at timestamptz,
  asked_times smallint NOT NULL DEFAULT 0,
  erased_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT order_recipients_row_range CHECK (row BETWEEN 2 AND 1000000),
  CONSTRAINT order_recipients_state_known CHECK (state IN ('wanted', 'known', 'packed', 'sent', 'there', 'back')),
  CONSTRAINT order_recipients_given_by_known CHECK (given_by IN ('buyer', 'person')),
  CONSTRAINT order_recipients_address CHECK (state = 'wanted' OR erased_at IS NOT NULL OR (name IS NOT NULL
    AND phone IS NOT NULL AND address_line1 IS NOT NULL AND city IS NOT NULL AND region IS NOT NULL
    AND pincode IS NOT NULL)),
  CONSTRAINT order_recipients_note_length CHECK (length(note) <= 300),
  CONSTRAINT order_recipients_asked_range CHECK (asked_times >= 0)
);

CREATE INDEX order_recipients_list ON order_recipients (order_id, row, id);

CREATE UNIQUE INDEX order_recipients_link ON order_recipients (link_hash) WHERE link_hash IS NOT NULL;

CREATE TRIGGER order_recipients_updated BEFORE UPDATE ON order_recipients
  FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

COMMENT ON COLUMN order_recipients.row IS 'In the sheet, as a spreadsheet counts: the headings are row 1.';

COMMENT ON COLUMN order_recipients.state IS 'From packed on it follows its parcel, by the trigger of shipments.';

COMMENT ON COLUMN order_recipients.region IS 'The state of India; it stays when the rest is erased, for the place of supply.';

COMMENT ON COLUMN order_recipients.pieces IS 'An object: pieces by the ids of the order''s lines.';

COMMENT ON COLUMN order_recipients.note IS 'From the giver; it goes into the parcel.';

COMMENT ON COLUMN order_recipients.given_by IS 'person: they gave the address themselves, and the order''s buyer is not shown it.';

COMMENT ON COLUMN order_recipients.link_hash IS 'Of the link by which they are asked; kept once they answered, and opens nothing then.';

COMMENT ON COLUMN order_recipients.erased_at IS 'When nothing but pieces and state was left of it (HOMES-17).';

-- A thousand homes, and parcels that are made anew.
ALTER TABLE shipments
  DROP CONSTRAINT shipments_number_range,
  ADD COLUMN recipient_id text REFERENCES order_recipients (id) ON DELETE SET NULL
    CONSTRAINT shipments_number_range CHECK (number BETWEEN 1 AND 9999);

CREATE INDEX shipments_recipient ON shipments (recipient_id) WHERE recipient_id IS NOT NULL;

COMMENT ON COLUMN shipments.recipient_id IS 'Whose home it goes to; null where it goes to the order''s own address.';

-- A row of the list stands where its parcel is: whoever moves the parcel moves it, too. Each home has one
-- parcel at a time, however many book at once.
CREATE FUNCTION recipient_follows_parcel() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  stands text := CASE NEW.state
    WHEN 'cancelled' THEN 'known' WHEN 'draft' THEN 'packed' WHEN 'booking' THEN 'packed'
    WHEN 'booked' THEN 'packed' WHEN 'delivered' THEN 'there' WHEN 'rto_received' THEN 'back' ELSE 'sent' END;
BEGIN
  UPDATE order_recipients SET state = stands, version = version + 1
  WHERE id = NEW.recipient_id AND (TG_OP = 'UPDATE' OR state IN ('known', 'back'))
    AND (state <> stands OR TG_OP = 'INSERT');
  IF TG_OP = 'INSERT' AND NOT FOUND THEN
    RAISE unique_violation USING MESSAGE = 'recipient ' || NEW.recipient_id || ' has a parcel, or no address yet';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER shipments_recipient_follows AFTER INSERT OR UPDATE OF state, recipient_id ON shipments FOR EACH ROW
  WHEN (NEW.recipient_id IS NOT NULL AND NEW.direction = 'out' AND NEW.return_request_id IS NULL)
  EXECUTE FUNCTION recipient_follows_parcel();
