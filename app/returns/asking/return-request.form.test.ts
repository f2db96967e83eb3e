import { expect, test } from "vitest";
import { fieldText } from "#ui/form/form.text.ts";
import { formOf } from "../../../tests/form-of.ts";
import { parseReturn, returnPiecesField } from "./return-request.form.ts";

function asked(fields: Record<string, string>): FormData {
  const usual = { [returnPiecesField("tote")]: "1", reason: "does_not_suit", wish: "exchange" };
  return formOf({ ...usual, ...fields });
}

test("what is wished for instead fits as people count letters, and is never cut (TEXT-16)", () => {
  const fits = "श्री".repeat(200);
  const value = { wishedVariant: fits };
  expect(parseReturn(asked(value))).toMatchObject({ kind: "valid", value });
  const typed = { wishedVariant: `${fits}x` };
  const errors = { wishedVariant: fieldText.long(200) };
  expect(parseReturn(asked(typed))).toMatchObject({ kind: "refused", errors, typed });
  // Of no matter where something else is wished for.
  expect(parseReturn(asked({ ...typed, wish: "refund" })).kind).toBe("valid");
});

test("what was typed stands there again, however many signs its letters have", () => {
  const comment = "श्री".repeat(4000);
  expect(parseReturn(asked({ wishedVariant: "Large", comment }))).toMatchObject({ typed: { comment } });
});
