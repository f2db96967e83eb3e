import { expect, test } from "vitest";
import { editDistance } from "./edit-distance.ts";

test.each([
  ["", "", 0],
  ["thaila", "thaila", 0],
  ["thiala", "thaila", 1],
  ["jhoal", "jhola", 1],
  ["htaila", "thaila", 1],
  ["machli", "machhli", 1],
  ["", "bag", 3],
  ["bag", "", 3],
  ["kamal", "mor", 4],
  ["झोला", "झोाल", 1],
])("from %s to %s it is %i letters", (one, other, letters) => {
  expect(editDistance(one, other)).toBe(letters);
  expect(editDistance(other, one)).toBe(letters);
});
