import { expect, test } from "vitest";
import { namedTables } from "./migrate.server.ts";

test.each([
  ["ALTER TABLE orders ADD COLUMN note text", ["orders"]],
  ['ALTER TABLE IF EXISTS ONLY "orders" ADD COLUMN note text', ["orders"]],
  ["CREATE INDEX CONCURRENTLY by_note ON orders (note)", ["orders"]],
  ["UPDATE orders SET note = 'x' FROM products WHERE products.id = orders.id", ["orders", "products"]],
  ["INSERT INTO faq_entries (question) SELECT name FROM products", ["faq_entries", "products"]],
  ["CREATE TABLE notes (\n  order_id text REFERENCES orders\n)", ["notes", "orders"]],
  ["CREATE TRIGGER told AFTER UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION tell()", ["orders"]],
])("%s is about its tables", (statement, tables) =>
  expect([...namedTables([statement])]).toEqual(expect.arrayContaining(tables)),
);

test("a statement that names no table is about none", () =>
  expect([...namedTables(["CREATE FUNCTION one() RETURNS int LANGUAGE sql AS 'select 1'"])]).toEqual([]));
