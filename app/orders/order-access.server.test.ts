import { expect, test } from "vitest";
import {
  isOrderLinkToken,
  openOrderAccess,
  orderAccessLine,
  orderLinkToken,
  sealOrderAccess,
} from "./order-access.server.ts";

const secret = "a secret of this test, long enough";
const first = "JC-1795000000001";
const second = "JC-1795000000002";

test("a sealed cookie opens to its orders, newest first", () => {
  const value = sealOrderAccess(second, openOrderAccess(sealOrderAccess(first, [], secret), secret), secret);
  expect(openOrderAccess(value, secret)).toEqual([second, first]);
  expect(sealOrderAccess(first, [second, first], secret).startsWith(`${first}.${second}~`)).toBe(true);
});

test("it keeps the last ten", () => {
  const known = Array.from({ length: 15 }, (_, index) => `JC-${index}`);
  expect(openOrderAccess(sealOrderAccess(first, known, secret), secret)).toEqual([
    first,
    ...known.slice(0, 9),
  ]);
});

const sealed = sealOrderAccess(first, [], secret);
test.each([
  undefined,
  "",
  "~",
  first,
  `${first}~`,
  `${first}~${orderLinkToken(first, secret)}`,
  sealed.replace(first, second),
  sealed.slice(0, -1),
  `${sealed}x`,
  sealOrderAccess(first, [], "another secret"),
])("%j opens nothing", (value) => {
  expect(openOrderAccess(value, secret)).toEqual([]);
});

test("a link's token is good for its own order only", () => {
  const token = orderLinkToken(first, secret);
  expect(isOrderLinkToken(token, first, secret)).toBe(true);
  expect(isOrderLinkToken(token, second, secret)).toBe(false);
  expect(isOrderLinkToken(token, first, "another secret")).toBe(false);
  expect(isOrderLinkToken("", first, secret)).toBe(false);
  expect(isOrderLinkToken(sealed.split("~")[1] ?? "", first, secret)).toBe(false);
});

test("the cookie is closed to script, and to plain http where the shop has https", () => {
  expect(orderAccessLine("x", "https://shop.example")).toMatch(
    /^__Host-jhola_orders=x; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(orderAccessLine("x", "http://localhost:3000")).toMatch(/^jhola_orders=x; Path=\/; (?!.*Secure)/);
});
