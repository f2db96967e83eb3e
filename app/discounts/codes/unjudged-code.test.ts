import { expect, test } from "vitest";
import { formOf } from "../../../tests/form-of.ts";
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
  expect(hasUnjudgedCode(formOf({ discountCode, code, refusedCode }))).toBe(isUnjudged);
});
