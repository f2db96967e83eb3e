import { expect, test } from "vitest";
import { areInitials, initialsOf } from "./initials.ts";

test.each([
  ["Asha Rao", "AR"],
  ["asha", "A"],
  ["Asha Kumari Rao", "AR"],
  ["O'Neil", "ON"],
  ["आशा देवी", "आदे"],
  ["कुसुम", "कु"],
  ["3 Sisters", "S"],
  ["Straße ß", "SSS"],
  ["  -- ", ""],
  ["007", ""],
  ["", ""],
  ["<script>alert(1)</script>", "SS"],
])("%j has the initials %j", (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
  expect(letters === "" || areInitials(letters)).toBe(true);
});

test.each(["", "<", "A<", "A B", "ABCD", "../etc", "A\u202E"])("%j are none", (text) =>
  expect(areInitials(text)).toBe(false),
);
