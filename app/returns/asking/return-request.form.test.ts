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
  expect(parseReturn(asked({ wishedVariant: fits }))).toMatchObject({
    kind: "valid",
    value: { wishedVariant: fits },
  });
  expect(parseReturn(asked({ wishedVariant: `${fits}x` }))).toMatchObject({
    kind: "refused",
    errors: { wishedVariant: fieldText.long(200) },
    typed: { wishedVariant: `${fits}x` },
  });
  // Of no matter where something else is wished for.
  expect(parseReturn(asked({ wish: "refund", wishedVariant: `${fits}x` })).kind).toBe("valid");
});

test("what was typed stands there again, however many signs its letters have", () => {
  const comment = "श्री".repeat(4000);
  expect(parseReturn(asked({ wishedVariant: "Large", comment }))).toMatchObject({ typed: { comment } });
});
