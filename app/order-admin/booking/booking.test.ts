import { expect, test } from "vitest";
import { nextAskAt } from "./booking.ts";

const now = new Date("2026-11-26T10:00:00Z");
const booked = { bookedAt: now, createdAt: now };

test.each([
  ["booked", "2026-11-26T13:00:00.000Z"],
  ["out_for_delivery", "2026-11-26T11:00:00.000Z"],
  ["rto", "2026-11-26T22:00:00.000Z"],
  ["delivered", undefined],
  ["rto_received", undefined],
  ["cancelled", undefined],
  ["draft", undefined],
] as const)("one that is %s is asked for next at %s", (state, at) => {
  expect(nextAskAt({ ...booked, state }, now)?.toISOString()).toBe(at);
});

test("two months after its booking nobody asks any more", () => {
  const then = new Date("2026-09-20T10:00:00Z");
  expect(nextAskAt({ bookedAt: then, createdAt: then, state: "moving" }, now)).toBeNull();
});
