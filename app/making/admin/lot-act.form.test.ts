import { expect, test } from "vitest";
import { formOf } from "../../../tests/form-of.ts";
import { givenIn } from "./lot-act.form.ts";

const nameOf = (id: string) => id;

test.each([
  ["one maker without a count gets the rest", { "pick:asha": "1" }, [["asha", 7]]],
  ["a count that is typed is kept", { "pick:asha": "1", "pieces:asha": "3" }, [["asha", 3]]],
  ["one of several without a count is asked for it", { "pick:asha": "1", "pick:leela": "1" }, undefined],
  ["no pieces are no count", { "pick:asha": "1", "pieces:asha": "0" }, undefined],
])("%s", (_, fields, rows) => {
  const read = givenIn(formOf({ "step:1": "1", ...fields }), { nameOf, most: 12, left: 7 });
  const given =
    "value" in read ? read.value.rows.map(({ artisanId, pieces }) => [artisanId, pieces]) : undefined;
  expect(given).toEqual(rows);
});
