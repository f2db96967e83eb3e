import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { changeOf, likelyAmounts } from "./cash-amounts.ts";

test.each([
  [940_00, [940_00, 950_00, 1_000_00, 2_000_00]],
  [1_299_00, [1_299_00, 1_300_00, 1_500_00, 2_000_00]],
  [449_50, [449_50, 450_00, 500_00, 2_000_00]],
  [500_00, [500_00, 2_000_00]],
  [2_000_00, [2_000_00]],
  [48_999_00, [48_999_00, 49_000_00, 50_000_00]],
])("for %i paise a buyer is likely to give %j (STALL-46)", (total, amounts) =>
  expect(likelyAmounts(paise(total))).toEqual(amounts),
);

test.each([
  [null, undefined],
  [939_99, undefined],
  [940_00, 0],
  [1_000_00, 60_00],
])("of %s for 940 rupees %s goes back", (given, change) =>
  expect(changeOf(given === null ? null : paise(given), paise(940_00))).toBe(change),
);
