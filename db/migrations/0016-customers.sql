-- Finds the orders that were placed as a guest with an account's address.
CREATE INDEX orders_of_guests ON orders (lower(billing_email)) WHERE user_id IS NULL;

-- The buyer deleted the account while this order was open: its contact details go as soon as it is closed.
ALTER TABLE orders ADD COLUMN erase_when_closed boolean NOT NULL DEFAULT false;

CREATE INDEX orders_to_erase ON orders (id) WHERE erase_when_closed;
