import { expect, test } from "vitest";
import {
  forgottenOrderLine,
  openOrderAccess,
  orderAccessLine,
  sealOrderAccess,
} from "#accounts/session/placed-orders.server.ts";
import { isLinkOver, orderLinkMade, orderLinkToken } from "./order-access.server.ts";

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
  const expected = [first, ...known.slice(0, 9)];
  expect(openOrderAccess(sealOrderAccess(first, known, secret), secret)).toEqual(expected);
});

const sealed = sealOrderAccess(first, [], secret);
const unsealed = [undefined, "", "~", first, `${first}~`, `${first}~${orderLinkToken(first, secret)}`];
const spoilt = [sealed.replace(first, second), sealed.replace("~", "~~"), sealed.slice(0, -1), `${sealed}x`];
const others = sealOrderAccess(first, [], "another secret");
test.each([...unsealed, ...spoilt, others])("%j opens nothing", (value) =>
  expect(openOrderAccess(value, secret)).toEqual([]),
);

test("a link's token is good for its own order only", () => {
  const token = orderLinkToken(first, secret);
  expect(orderLinkMade(token, first, secret)).toBeNull();
  expect(orderLinkMade(token, second, secret)).toBeUndefined();
  expect(orderLinkMade(token, first, "another secret")).toBeUndefined();
  const flipped = (token.startsWith("A") ? "B" : "A") + token.slice(1);
  for (const forged of ["", flipped, token.slice(0, -1), `${token}A`, "A".repeat(token.length)])
    expect(orderLinkMade(forged, first, secret)).toBeUndefined();
  expect(orderLinkMade(sealed.split("~")[1] ?? "", first, secret)).toBeUndefined();
});

test("the cookie is closed to script, and to plain http where the shop has https", () => {
  const secure = /^__Host-jhola_orders=x; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/;
  expect(orderAccessLine("x", "https://shop.example")).toMatch(secure);
  expect(orderAccessLine("x", "http://localhost:3000")).toMatch(/^jhola_orders=x; Path=\/; (?!.*Secure)/);
});

test("a link says when it was made, and nobody can say it otherwise", () => {
  const made = new Date("2026-11-21T10:00:00.000Z");
  const token = orderLinkToken(first, secret, made);
  expect(orderLinkMade(token, first, secret)).toEqual(made);
  const [moment = "", signature] = token.split(".");
  expect(orderLinkMade(`z${moment.slice(1)}.${signature}`, first, secret)).toBeUndefined();
  expect(orderLinkMade(`${signature}`, first, secret)).toBeUndefined();
  expect(orderLinkMade(token, second, secret)).toBeUndefined();
});

const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number));
test.each([
  ["delivered 179 days ago", null, day(0), day(179), false],
  ["delivered 180 days ago", null, day(0), day(180), true],
  ["made before the delivery", day(-10), day(0), day(180), true],
  ["asked for anew after 200 days, on the next day", day(200), day(0), day(201), false],
  ["asked for anew after 200 days, 180 days later", day(200), day(0), day(380), true],
  ["of an order that never arrived", null, null, day(5000), false],
])("a link %s is over", (_, made, arrived, now, isOver) =>
  expect(isLinkOver(made, arrived, now)).toBe(isOver),
);

test("forgetting one order leaves the others, and forgetting the last one ends the cookie", () => {
  const shop = { secret, origin: "https://shop.example" };
  const value = (line: string) => /^[^=]+=([^;]*)/.exec(line)?.[1];
  expect(openOrderAccess(value(forgottenOrderLine(first, [second, first], shop)), secret)).toEqual([second]);
  expect(forgottenOrderLine(first, [first], shop)).toContain("Max-Age=0");
});
