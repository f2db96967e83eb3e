import { expect, test } from "vitest";
import { hasUnjudgedCode } from "./unjudged-code.ts";

test.each([
  ["", "", "", false],
  ["  ", "", "", false],
  ["SAVE", "", "", true],
  [" save ", "SAVE", "", false],
  ["OTHER", "SAVE", "", true],
  ["wrong", "", "WRONG", false],
  ["right", "", "WRONG", true],
])("'%s' typed beside '%s', after '%s' was refused: %s", (discountCode, code, refusedCode, isUnjudged) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ discountCode, code, refusedCode })) form.set(name, value);
  expect(hasUnjudgedCode(form)).toBe(isUnjudged);
});
