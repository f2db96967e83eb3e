import { expect, test } from "vitest";
import { paise } from "./money.ts";
import { rupeesToType, typedRupees } from "./typed-rupees.ts";

test.each([
  ["1499", 1499_00],
  [" ₹ 1,499.50 ", 1499_50],
  ["1,00,000", 1_00_000_00],
  ["100,000", 1_00_000_00],
  ["0", 0],
  ["1.499,50", undefined],
  ["12.345", undefined],
  ["-5", undefined],
  ["1e3", undefined],
  ["", undefined],
])("'%s' typed is %s paise", (text, amount) => expect(typedRupees(text)).toBe(amount));

test.each([
  [99_00, "99"],
  [1499_50, "1499.50"],
  [0, "0"],
])("%i paise are typed as '%s'", (amount, text) => expect(rupeesToType(paise(amount))).toBe(text));
