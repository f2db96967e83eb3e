import { expect, test } from "vitest";
import { isHeld } from "./cached-page.server.ts";

test.each([
  [undefined, false],
  ["", false],
  ['W/"one"', true],
  ['"one"', true],
  ['"other", W/"one"', true],
  ['"other","one" , "more"', true],
  ["*", true],
  [" * ", true],
  ['"other"', false],
  ["one", false],
  ['"a*"', false],
  ['"on", "e"', false],
])('of the version W/"one", %s is held: %s', (given, held) => {
  expect(isHeld(given, 'W/"one"')).toBe(held);
  expect(isHeld(given, '"one"')).toBe(held);
});
