import { expect, test } from "vitest";
import { latinDigits } from "./latin-digits.ts";

test.each([
  ["८०० ००१", "800 001"],
  ["+९१ 98765-४३२१०", "+91 98765-43210"],
  ["थैला", "थैला"],
  ["०१२३४५६७८९", "0123456789"],
])("%s is %s", (typed, read) => expect(latinDigits(typed)).toBe(read));
