import { expect, test } from "vitest";
import { yesNo } from "./yes-no.ts";

test.each([
  ...["true", "TRUE", "Yes", "y", "Y", "1", "on", " yes ", "हाँ", "हां"].map((word) => [word, true] as const),
  ...["false", "FALSE", "No", "n", "N", "0", "off", "", "नहीं"].map((word) => [word, false] as const),
  ...["x", "in stock", "2", "-1", "yes!", "✓", "null", "ja"].map((word) => [word, undefined] as const),
])("'%s' says %s", (word, meant) => expect(yesNo(word)).toBe(meant));
