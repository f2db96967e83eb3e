import { expect, test } from "vitest";
import { artisanIdFor } from "./artisan-id.ts";

test.each([
  ["Sunaina Devi", [], "sunaina-devi"],
  ["Sunaina Devi", ["sunaina-devi", "sunaina-devi-2"], "sunaina-devi-3"],
  ["  José  D'Souza! ", [], "jose-dsouza"],
  ["सुनैना देवी", [], "sunaina-devi"],
  ["☺", [], "artisan"],
  ["../..", ["artisan"], "artisan-2"],
  ["x".repeat(200), [], "x".repeat(80)],
])("'%s' with %j taken becomes %s", (name, taken, id) =>
  expect(artisanIdFor(name, (each) => taken.includes(each))).toBe(id),
);
