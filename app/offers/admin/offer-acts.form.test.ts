import { expect, test } from "vitest";
import { fieldText } from "#ui/form/form.text.ts";
import { parseProof } from "./offer-acts.form.ts";

function shown(title: string): FormData {
  const form = new FormData();
  form.set("title", title);
  form.set("picture", new File(["x"], "proof.png"));
  return form;
}

test("a proof's title fits as people count its letters, and is never cut (TEXT-16)", () => {
  const fits = "श्री".repeat(120);
  expect(parseProof(shown(fits))).toMatchObject({ title: fits });
  expect(parseProof(shown(`${fits}x`))).toEqual({ errors: { title: fieldText.long(120) } });
});
