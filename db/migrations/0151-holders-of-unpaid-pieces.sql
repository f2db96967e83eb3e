-- Who holds pieces and uses of codes by unpaid card orders: so that nobody holds more than their part.
ALTER TABLE orders ADD COLUMN held_by text[];

COMMENT ON COLUMN orders.held_by IS
  'Signed keys of mailbox, phones, account and network of an unpaid card order; forgotten once it is paid.';

CREATE INDEX orders_holders ON orders USING gin (held_by) WHERE stock_held_until IS NOT NULL;

CREATE INDEX orders_with_holders ON orders (created_at) WHERE held_by IS NOT NULL;

CREATE FUNCTION forget_holders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.held_by := NULL;
  RETURN NEW;
END
$$;

CREATE TRIGGER orders_holders_forgotten BEFORE UPDATE ON orders FOR EACH ROW
  WHEN (NEW.held_by IS NOT NULL
    AND (NEW.payment_state NOT IN ('awaiting', 'failed') OR NEW.fulfilment_state = 'cancelled'))
  EXECUTE FUNCTION forget_holders();
