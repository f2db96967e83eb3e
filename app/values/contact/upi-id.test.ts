import { expect, test } from "vitest";
import { typedUpiId } from "./upi-id.ts";

test.each([
  ["asha@okhdfcbank", "asha@okhdfcbank"],
  [" 98765 43210@ybl ", "9876543210@ybl"],
  ["asha.k-1_2@upi", "asha.k-1_2@upi"],
  ["asha@gmail.com", undefined],
  ["asha", undefined],
  ["@upi", undefined],
  ["asha@@upi", undefined],
  ["asha@1upi", undefined],
  ["<b>@upi", undefined],
  ["", undefined],
])("'%s' is the UPI ID %s", (typed, id) => expect(typedUpiId(typed)).toBe(id));
