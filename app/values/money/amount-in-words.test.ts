import fc from "fast-check";
import { expect, test } from "vitest";
import { amountInWords } from "./amount-in-words.ts";
import { paise } from "./money.ts";

test.each([
  [0, "Rupees Zero Only"],
  [7, "Seven Paise Only"],
  [1_00, "Rupees One Only"],
  [21_50, "Rupees Twenty-One and Fifty Paise Only"],
  [100_00, "Rupees One Hundred Only"],
  [999_99, "Rupees Nine Hundred Ninety-Nine and Ninety-Nine Paise Only"],
  [2197_00, "Rupees Two Thousand One Hundred Ninety-Seven Only"],
  [1_00_000_00, "Rupees One Lakh Only"],
  [12_34_567_05, "Rupees Twelve Lakh Thirty-Four Thousand Five Hundred Sixty-Seven and Five Paise Only"],
  [3_00_00_000_00, "Rupees Three Crore Only"],
  [
    123_45_67_890_00,
    "Rupees One Hundred Twenty-Three Crore Forty-Five Lakh Sixty-Seven Thousand Eight Hundred Ninety Only",
  ],
])("%i paise are %s", (amount, words) => expect(amountInWords(paise(amount))).toBe(words));

test("no two amounts share their words, and none reads badly", () =>
  fc.assert(
    fc.property(fc.nat(2 ** 40), fc.nat(2 ** 40), (one, other) => {
      const words = amountInWords(paise(one));
      expect(words).toMatch(/^(Rupees )?(([A-Z][a-z]+(-[A-Z][a-z]+)?|and) )+Only$/);
      expect(words === amountInWords(paise(other))).toBe(one === other);
    }),
  ));

test("there are none below zero", () => expect(() => amountInWords(paise(-1))).toThrow(RangeError));
