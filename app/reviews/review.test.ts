import { expect, test } from "vitest";
import { firstNameOf } from "./review.ts";

test.each([
  ["Asha Kumari", "Asha"],
  ["  Asha\n Kumari ", "Asha"],
  ["Dr. Asha Kumari", "Asha"],
  ["Smt Asha Kumari", "Asha"],
  ["SHRI Ram Jha", "Ram"],
  ["श्रीमती आशा कुमारी", "आशा"],
  ["Mrs", "Mrs"],
  ["asha@example.com", "A buyer"],
  ["98765 43210", "A buyer"],
  ["Asha 9876543210", "Asha"],
  ["A. K. Jha", "Jha"],
  ["K Ramesh", "Ramesh"],
  ["R.", "R."],
  ["आशा कुमारी", "आशा"],
  ["🪷".repeat(50), "🪷".repeat(40)],
  ["", "A buyer"],
])("of %j everybody reads %j", (name, first) => expect(firstNameOf(name)).toBe(first));
