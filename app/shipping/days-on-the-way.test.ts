import { expect, test } from "vitest";
import { daysOnTheWay } from "./days-on-the-way.ts";

test.each([
  [undefined, [5, 7], [2, 3]],
  [null, [5, 7], [2, 3]],
  [7, [5, 7], [2, 3]],
  [9, [7, 9], [4, 5]],
  [4, [2, 4], [1, 2]],
  [1, [1, 1], [1, 1]],
])("a way of %s working days takes %j by Standard and %j by Express", (days, standard, express) => {
  const service = days === undefined ? undefined : { days };
  expect([daysOnTheWay("standard", service), daysOnTheWay("express", service)]).toEqual([standard, express]);
});
