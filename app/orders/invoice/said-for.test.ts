import { expect, test } from "vitest";
import { saidForIn, saidForValue } from "./said-for.ts";

test("what a form's list names is read as it was named", () => {
  const said = { item: "0198c6e0-0000-7000-8000-000000000001", pieces: 3 };
  expect(saidForIn(saidForValue(said))).toEqual(said);
});

test.each(["", "line", "line:", "line:-1", "line:1:2", "a b:1", ":1"])("'%s' names nothing", (value) =>
  expect(saidForIn(value)).toBeUndefined(),
);
