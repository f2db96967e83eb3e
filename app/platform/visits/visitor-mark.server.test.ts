import { expect, test } from "vitest";
import { networkOf, visitorMark } from "./visitor-mark.server.ts";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["2001:db8:0001:0:aaaa:bbbb:cccc:dddd", "2001:db8:1:0"],
  ["2001:DB8:1::5", "2001:db8:1:0"],
  ["2001:db8::1:2:3:4", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
])("the network of %s is %s", (address, network) => expect(networkOf(address)).toBe(network));

test("a mark is the same for an address and browser on one day, and for nothing else", () => {
  const salt = Buffer.from("one day's salt");
  const mark = visitorMark(salt, "203.0.113.9", "Firefox");
  expect(visitorMark(salt, "203.0.113.9", "Firefox")).toBe(mark);
  expect(visitorMark(salt, "203.0.113.9", "Safari")).not.toBe(mark);
  expect(visitorMark(salt, "203.0.113.8", "Firefox")).not.toBe(mark);
  expect(visitorMark(Buffer.from("the next day's"), "203.0.113.9", "Firefox")).not.toBe(mark);
  expect(mark).toMatch(/^-?\d{1,19}$/);
});
