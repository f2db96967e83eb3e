import { expect, test } from "vitest";
import { isGstin } from "./gstin.ts";

test.each([
  ["27AAPFU0939F1ZV", true],
  ["29AAGCB7383J1Z4", true],
  // One letter off, two neighbours swapped, another check digit.
  ["27AAPFU0938F1ZV", false],
  ["27AAPUF0939F1ZV", false],
  ["27AAPFU0939F1ZW", false],
  // No such state, too short, too long, in small letters, nothing.
  ["99AAPFU0939F1ZV", false],
  ["27AAPFU0939F1Z", false],
  ["27AAPFU0939F1ZVV", false],
  ["27aapfu0939f1zv", false],
  ["", false],
])("'%s' is a GSTIN: %s", (text, fits) => expect(isGstin(text)).toBe(fits));
