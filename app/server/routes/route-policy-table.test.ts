import { expect, test } from "vitest";
import { noPolicy } from "#platform/web/route-policy.ts";
import { policyAt, shopRoutes } from "../../../tests/route-policies.ts";
import { policyIn } from "./route-policy-table.ts";

test("every route says a policy, and the server refuses to start with one that does not", () => {
  // Reading them has thrown otherwise.
  expect(shopRoutes.length).toBeGreaterThan(80);
  expect(() => policyIn("new.page", { default: () => null })).toThrow("the route new.page says no policy");
});

test.each([
  "/admin/dashboard/uploads",
  "/admin/dashboard/products.data",
  "/admin/dashboard/blog",
  "/admin/dashboard/products/import/live",
])("%s takes pictures", (path) => expect(policyAt(path).body).toBe("uploads"));

test.each([
  "/",
  "/checkout",
  "/admin/dashboard/orders",
  "/admin/dashboard/uploads/x",
  "/x/admin/dashboard/uploads",
  "/admin/dashboard/productsx",
  "/admin/dashboard/uploads/",
])("%s takes forms only", (path) => expect(policyAt(path).body).toBeUndefined());

test.each([
  "/hi/api/v1/products",
  "/hi/admin/dashboard/uploads",
  "/hi/payments/razorpay/callback",
  "/hi/feeds/google.xml",
])("%s, which has one language, has no policy in another", (path) => expect(policyAt(path)).toBe(noPolicy));

test.each(["/webhooks/razorpay", "/payments/razorpay/callback", "/unsubscribe"])(
  "other sites may post to %s",
  (path) => expect(policyAt(path).fromOtherSites).toBe(true),
);

test.each([
  "/checkout",
  "/functions/v1/verify-razorpay-payment",
  "/webhooks/razorpay/x",
  "/webhooks",
  "/none",
])("no other site may post to %s", (path) => expect(policyAt(path).fromOtherSites).toBeUndefined());
