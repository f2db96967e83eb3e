import { expect, test } from "vitest";
import { askedToWait } from "./ring-attempts.ts";
import { mayHear } from "./ring-message.server.ts";

test.each([
  ["order", ["orders"], true],
  ["order", ["pack"], true],
  ["order", ["stories"], false],
  ["refund", ["orders"], false],
  ["refund", ["money"], true],
  ["try", ["orders"], true],
  ["work", null, false],
] as const)("%s rings who holds %j: %s", (kind, permissions, rings) =>
  expect(mayHear({ kind, staff: { role: "admin", permissions: permissions && [...permissions] } })).toBe(
    rings,
  ),
);

test("a maker hears of work alone, and a customer of nothing", () => {
  expect(mayHear({ kind: "work", staff: null })).toBe(true);
  expect(mayHear({ kind: "order", staff: null })).toBe(false);
  expect(mayHear({ kind: "try", staff: { role: "user", permissions: null } })).toBe(false);
});

test.each([
  [undefined, 0],
  ["30", 30],
  ["-5", 0],
  ["Sat, 21 Nov 2026 10:01:00 GMT", 60],
  ["Sat, 21 Nov 2026 09:00:00 GMT", 0],
])("Retry-After %s is %i seconds", (asked, seconds) =>
  expect(askedToWait(asked, new Date("2026-11-21T10:00:00Z"))).toBe(seconds),
);
