import { expect, test } from "vitest";
import { formOf } from "../../../tests/form-of.ts";
import { newLotIn } from "../new-lot/new-lot.form.ts";
import { givenIn } from "./lot-act.form.ts";
import { makingText } from "./making.text.ts";

const nameOf = (id: string) => id;
const today = "2026-11-21";

test.each([
  ["one maker without a count gets the rest", { "pick:asha": "1" }, [["asha", 7]]],
  ["a count that is typed is kept", { "pick:asha": "1", "pieces:asha": "3" }, [["asha", 3]]],
  ["one of several without a count is asked for it", { "pick:asha": "1", "pick:leela": "1" }, undefined],
  ["no pieces are no count", { "pick:asha": "1", "pieces:asha": "0" }, undefined],
])("%s", (_, fields, rows) => {
  const read = givenIn(formOf({ "step:1": "1", ...fields }), { nameOf, most: 12, left: 7, today });
  const given =
    "value" in read ? read.value.rows.map(({ artisanId, pieces }) => [artisanId, pieces]) : undefined;
  expect(given).toEqual(rows);
});

test.each([
  ["", undefined],
  ["21/11/2026", undefined],
  ["1/12/2026", undefined],
  ["20/11/2026", makingText.errors.dayOver],
  ["१/१/२०२०", makingText.errors.dayOver],
  ["31/11/2026", makingText.errors.day],
])("by '%s' work of the 21st is given, and a lot begun, only if that day is not over", (typed, error) => {
  const form = formOf({ "step:1": "1", "pick:asha": "1", by: typed, "by:asha": typed });
  const given = givenIn(form, { nameOf, most: 12, left: 7, today });
  expect("errors" in given ? given.errors : {}).toEqual(error ? { by: error, "by:asha": error } : {});
  const begun = newLotIn(formOf({ product: "tote", quantity: "5", by: typed }), today);
  expect("errors" in begun ? begun.errors : {}).toEqual(error ? { by: error } : {});
});
