import { expect, test } from "vitest";
import { stateOfCode, troubleOfCode } from "./carrier-state.ts";

test.each([
  [3, "booked"],
  [42, "picked_up"],
  [18, "moving"],
  [38, "moving"],
  [17, "out_for_delivery"],
  [21, "attempt_failed"],
  [7, "delivered"],
  [9, "rto"],
  [10, "rto_received"],
  [8, "cancelled"],
])("code %s means %s", (code, state) => expect(stateOfCode(code)).toBe(state));

test.each([22, 12, 0, 9999])("code %s means nothing", (code) => expect(stateOfCode(code)).toBeUndefined());

test("what is lost or damaged is told, what is on its way is not", () => {
  expect(troubleOfCode(12)).toBe("The courier says it is lost.");
  expect(troubleOfCode(18)).toBeUndefined();
});
