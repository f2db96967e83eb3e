import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { inLakh } from "./turnover-title.ts";

test.each([
  [0, "₹0"],
  [-1_500_50, "₹-1,500"],
  [45_200_99, "₹45,200"],
  [99_999_99, "₹99,999"],
  [1_00_000_00, "₹1 lakh"],
  [14_20_000_00, "₹14.2 lakh"],
  [19_99_999_99, "₹19.9 lakh"],
  [20_00_000_00, "₹20 lakh"],
  [1_234_50_000_00, "₹1,234.5 lakh"],
])("%d paise read %s", (amount, words) => expect(inLakh(paise(amount))).toBe(words));
