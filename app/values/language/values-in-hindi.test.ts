import { afterAll, beforeAll, expect, test } from "vitest";
import { indianStateText } from "../contact/state-names.text.ts";
import { amountInWords } from "../money/amount-in-words.ts";
import { bankRows } from "../money/bank-details.ts";
import { paise } from "../money/money.ts";
import { returnTimes } from "../return-times.ts";
import { longDateTime, longDay, monthOfYear } from "../time/date-time.ts";
import { dayRange } from "../time/day-range.ts";
import { relativeTime } from "../time/relative-time.ts";
import { type Language, readLanguageBy } from "./language.ts";

let former: () => Language;
beforeAll(() => {
  former = readLanguageBy(() => "hi");
});
afterAll(() => {
  readLanguageBy(former);
});

const byIntl = new Intl.DateTimeFormat("hi-IN-u-nu-latn", { dateStyle: "long", timeZone: "UTC" });

test.each(Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, "0")}-01`))(
  "%s reads as Intl says it",
  (day) => expect(longDay(day)).toBe(byIntl.format(new Date(`${day}T00:00:00Z`))),
);

test.each([
  ["2026-11-21T07:05:35Z", "21 नवंबर 2026, दोपहर 12:35 बजे"],
  ["2026-12-31T18:30:00Z", "1 जनवरी 2027, रात 12:00 बजे"],
  ["2026-03-01T03:09:00Z", "1 मार्च 2026, सुबह 8:39 बजे"],
  ["2026-03-01T12:09:00Z", "1 मार्च 2026, शाम 5:39 बजे"],
])("%s reads as %s", (moment, text) => {
  expect(longDateTime(new Date(moment))).toBe(text);
  expect(text).toContain(monthOfYear(new Date(moment)));
});

test.each([
  ["2026-12-02", "2026-12-05", "2 से 5 दिसंबर 2026"],
  ["2026-11-30", "2026-12-02", "30 नवंबर से 2 दिसंबर 2026"],
  ["2026-12-30", "2027-01-02", "30 दिसंबर 2026 से 2 जनवरी 2027"],
])("%s and %s are %s", (from, until, text) => expect(dayRange(from, until)).toBe(text));

const now = new Date("2026-11-21T12:00:00Z");

test.each([
  ["2026-11-21T11:59:59Z", "1 सेकंड पहले"],
  ["2026-11-21T11:55:00Z", "5 मिनट पहले"],
  ["2026-11-21T11:00:00Z", "1 घंटा पहले"],
  ["2026-11-21T10:00:00Z", "2 घंटे पहले"],
  ["2023-01-01T00:00:00Z", "1,420 दिन पहले"],
])("%s was %s", (at, text) => expect(relativeTime(new Date(at), now)).toBe(text));

test.each([
  [0, "शून्य रुपये मात्र"],
  [7, "सात पैसे मात्र"],
  [1_00, "एक रुपया मात्र"],
  [21_50, "इक्कीस रुपये पचास पैसे मात्र"],
  [2197_00, "दो हज़ार एक सौ सत्तानवे रुपये मात्र"],
  [12_34_567_05, "बारह लाख चौंतीस हज़ार पाँच सौ सड़सठ रुपये पाँच पैसे मात्र"],
  [3_00_00_000_00, "तीन करोड़ रुपये मात्र"],
])("%i paise are %s", (amount, words) => expect(amountInWords(paise(amount))).toBe(words));

test("each number below a hundred has words of its own", () => {
  const words = Array.from({ length: 100 }, (_, count) => amountInWords(paise(count * 100)));
  expect(new Set(words).size).toBe(100);
});

test("states are named", () => expect(indianStateText.name("Bihar")).toBe("बिहार"));

test("windows and accounts are named", () => {
  expect(returnTimes({ days: 30, damageHours: 48 })).toEqual({ days: "30 दिन", damage: "48 घंटे" });
  expect(bankRows({ upiId: "haat@okicici" })).toEqual([["UPI आईडी", "haat@okicici"]]);
});
