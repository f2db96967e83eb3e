import { expect, test } from "vitest";
import { isAmongOurselves } from "./among-ourselves.server.ts";
import { parseConfig } from "./config.server.ts";

test.each([
  ["localhost", true],
  ["shop-server", true],
  ["shop.local", true],
  ["shop.test", true],
  ["127.0.0.1", true],
  ["192.168.1.5", true],
  ["172.31.0.1", true],
  ["[::1]", true],
  ["[fd00::5]", true],
  ["jholacrafts.in", false],
  ["localhost.jholacrafts.in", false],
  ["172.32.0.1", false],
  ["203.0.113.5", false],
  ["[2001:db8::1]", false],
  ["test.com", false],
])("%s is reached among ourselves only: %s", (host, inside) => expect(isAmongOurselves(host)).toBe(inside));

test("a public shop is never served by plain http, where the payment simulator would take its orders", () => {
  const open = (APP_ORIGIN: string, NODE_ENV = "production") => parseConfig({ APP_ORIGIN, NODE_ENV });
  expect(() => open("http://jholacrafts.in")).toThrow(/^APP_ORIGIN must begin with https:.*\.$/);
  expect(() => open("http://203.0.113.5:3000")).toThrow(/APP_ORIGIN/);
  expect(open("http://192.168.1.5:3000").razorpay.simulated).toBe(true);
  expect(open("http://jholacrafts.in", "development").razorpay.simulated).toBe(true);
});
