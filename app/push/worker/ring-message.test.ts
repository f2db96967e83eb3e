import { expect, test } from "vitest";
import { pageToOpen } from "./ring-message.ts";

const admin = "https://shop.example/admin/dashboard/";
const maker = "https://shop.example/maker/secret";

test.each([
  ["/admin/dashboard/orders/7", admin, `${admin}orders/7`],
  ["", maker, maker],
  ["/admin/dashboard/orders/7", maker, maker],
  ["https://elsewhere.example/", admin, admin],
  ["//elsewhere.example/admin/dashboard/", admin, admin],
  ["/admin/dashboard/../../maker", admin, admin],
  ["javascript:alert(1)", admin, admin],
])("a press on '%s' at %s opens %s", (to, scope, page) => expect(pageToOpen(to, scope)).toBe(page));
