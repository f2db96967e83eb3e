import { expect, test } from "vitest";
import { grievanceActTyped, grievanceWords } from "./grievance-act.form.ts";
import { grievanceAdminText } from "./grievance-admin.text.ts";

function said(words: string): FormData {
  const form = new FormData();
  form.set("words", words);
  return form;
}

test("4,000 letters fit as people count them, and one more is refused whole (TEXT-16)", () => {
  const fits = "श्री".repeat(4000);
  expect(grievanceWords(said(fits), true)).toEqual({ value: fits });
  expect(grievanceWords(said(`${fits}x`), true)).toEqual({
    errors: { words: grievanceAdminText.errors.wordsLong },
  });
  expect(grievanceActTyped(said(`${fits}x`))).toEqual({ words: `${fits}x` });
});
