-- Rows of the hosted platform bring an order's status, and none of the columns that it is made of here
-- (ORDER-21). One that goes on has been paid, or is cash that comes with the parcel; left at the defaults,
-- its customer would be asked to pay again.
CREATE FUNCTION states_of_loaded_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status IN ('processing', 'shipped', 'delivered', 'cancelled') THEN
    NEW.fulfilment_state := NEW.status;
  END IF;
  NEW.payment_state := CASE
    WHEN NEW.payment_method = 'cod' AND NEW.status = 'delivered' THEN 'cod_collected'
    WHEN NEW.payment_method = 'cod' THEN 'cod_due'
    WHEN NEW.status = 'cancelled' THEN 'awaiting'
    ELSE 'captured' END;
  RETURN NEW;
END
$$;

-- The shop itself never writes such a row: an order that awaits its card payment has a status that says so.
CREATE TRIGGER orders_loaded BEFORE INSERT ON orders FOR EACH ROW
  WHEN (
    NEW.payment_state = 'awaiting' AND NEW.fulfilment_state = 'pending' AND NEW.confirmed_at IS NULL
    AND (NEW.status IN ('pending', 'processing', 'shipped', 'delivered', 'cancelled')
      OR NEW.payment_method = 'cod' AND NEW.status = 'pending_cod_confirmation'))
  EXECUTE FUNCTION states_of_loaded_order();
