import { expect, test } from "vitest";
import { withOrWithout } from "./names-in-line.ts";

test.each([
  ["", "lotus-tote", "lotus-tote"],
  ["Fish Pouch", "lotus-tote", "Fish Pouch, lotus-tote"],
  [" KT-1 , Lotus-Tote, fish", "lotus-tote", "KT-1, fish"],
])("of '%s' a press on %s makes '%s'", (line, name, then) => {
  expect(withOrWithout(line, name)).toBe(then);
});
