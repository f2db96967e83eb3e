import { expect, test } from "vitest";
import { fieldText } from "#ui/form/form.text.ts";
import { formOf } from "../../../tests/form-of.ts";
import { longestKeyName } from "./api-key.ts";
import { parseNewKey } from "./key.form.ts";
import { keysText } from "./keys.text.ts";

test("a key's name fits as people count its letters, and is never cut (TEXT-16)", () => {
  const fits = "श्री".repeat(longestKeyName);
  expect(parseNewKey(formOf({ name: ` ${fits} ` }))).toMatchObject({ kind: "valid", value: { name: fits } });
  const name = `${fits}x`;
  const errors = { name: fieldText.long(longestKeyName) };
  expect(parseNewKey(formOf({ name }))).toMatchObject({ kind: "refused", errors, typed: { name } });
});

test.each(["", " \u200B"])("%j is no name", (name) => {
  const errors = { name: keysText.nameMissing };
  expect(parseNewKey(formOf({ name }))).toMatchObject({ kind: "refused", errors });
});
