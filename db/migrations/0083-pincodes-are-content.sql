-- A page tells what couriers do at a PIN code.
CREATE TRIGGER pincodes_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pincodes
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
