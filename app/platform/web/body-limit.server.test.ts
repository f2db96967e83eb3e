import { expect, test } from "vitest";
import { mostBodyBytes } from "./body-limit.server.ts";

const small = 64 * 1024;

test.each([
  "/admin/dashboard/uploads",
  "/admin/dashboard/products.data",
  "/admin/dashboard/blog",
  "/admin/dashboard/products/import/live",
])("%s takes pictures", (path) => expect(mostBodyBytes(path)).toBe(34 * 1024 * 1024));

test.each([
  "/",
  "/checkout",
  "/admin/dashboard/orders",
  "/admin/dashboard/uploads/x",
  "/x/admin/dashboard/uploads",
  "/admin/dashboard/productsx",
])("%s takes forms only", (path) => expect(mostBodyBytes(path)).toBe(small));
