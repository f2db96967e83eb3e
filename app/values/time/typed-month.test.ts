import { expect, test } from "vitest";
import { monthInEnglish, monthTyped } from "./typed-month.ts";

test.each([
  ["11/2026", "2026-11"],
  ["1-2026", "2026-01"],
  [" nov  2026 ", "2026-11"],
  ["November, 2026", "2026-11"],
  ["Sept 2026", "2026-09"],
  ["Nov-26", "2026-11"],
  ["2026-11", "2026-11"],
  ["01/11/2026", "2026-11"],
  ["2026-11-01", "2026-11"],
  ["1 May 2026", "2026-05"],
])("%s is %s", (text, month) => expect(monthTyped(text)).toBe(month));

test.each(["", "2026", "13/2026", "0/2026", "Diwali 2026", "Nov", "11/26", "November 20266", "2026-13"])(
  "%j is no month",
  (text) => expect(monthTyped(text)).toBeUndefined(),
);

test("a month is kept in English", () => expect(monthInEnglish("2026-11")).toBe("November 2026"));
