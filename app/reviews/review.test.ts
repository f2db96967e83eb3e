import { expect, test } from "vitest";
import { firstNameOf } from "./review.ts";

test.each([
  ["Asha Kumari", "Asha"],
  ["  Asha\n Kumari ", "Asha"],
  ["Dr. Asha Kumari", "Asha"],
  ["A. K. Jha", "Jha"],
  ["R.", "R."],
  ["आशा कुमारी", "आशा"],
  ["", "A buyer"],
])("of %j everybody reads %j", (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});
