import { expect, test } from "vitest";
import { asItStood, isAsShown } from "./untouched.ts";

test.each([
  ["", "", true],
  ["Lotus", "Lotus", true],
  ["<p>a</p>\n<p>b</p>", "<p>a</p>\r\n<p>b</p>", true],
  ["a\r\nb", "a\nb", true],
  ["a\rb", "a\r\nb", true],
  ["Zip\nPocket", "ZipPocket", true],
  // A page's markup loses the one with which a text area begins.
  ["\r\nAgo", "Ago", true],
  ["\r\n\r\nAgo", "\r\nAgo", true],
  ["\nAgo\r", "Ago\r\n", true],
  ["a\n\nb", "a\nb", false],
  ["ab", "a\nb", false],
  ["Lotus", "lotus", false],
  ["Lotus", "", false],
  ["", "Lotus", false],
])("a field shown as %j and sent as %j is untouched: %j", (shown, sent, isSo) =>
  expect(isAsShown(shown, sent)).toBe(isSo),
);

test.each([
  ["a\r\nb", "a\nb", "a\r\nb"],
  ["a\nb", "a\nb\nc", "a\nb\nc"],
  [undefined, "a", "a"],
  ["a", "b", "b"],
])("what stood there as %j and comes as %j stays where only its line ends differ", (was, comes, stays) =>
  expect(asItStood(was, comes)).toBe(stays),
);
