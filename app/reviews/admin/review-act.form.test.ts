import { expect, test } from "vitest";
import { formOf } from "../../../tests/form-of.ts";
import { hideReasons } from "../review.ts";
import { reasonIn, replyIn } from "./review-act.form.ts";

test("a review is hidden for a listed reason alone", () => {
  for (const reason of hideReasons) expect(reasonIn(formOf({ reason }))).toEqual({ value: reason });
  for (const reason of ["", "bad", "Insult", "toString"])
    expect(reasonIn(formOf({ reason }))).toEqual({ errors: { reason: "Choose one of the reasons." } });
});

test("a reply has up to 2,000 characters, and nothing takes it away", () => {
  const value = "Thank you!\n\nSita Devi";
  expect(replyIn(formOf({ reply: "  Thank you!\r\n\r\n\r\nSita Devi " }))).toEqual({ value });
  expect(replyIn(formOf({ reply: "🪷".repeat(2000) }))).toEqual({ value: "🪷".repeat(2000) });
  expect(replyIn(formOf({ reply: "a".repeat(2001) }))).toMatchObject({ errors: {} });
  expect(replyIn(formOf({ reply: " \n " }))).toEqual({ value: null });
  expect(replyIn(formOf({}))).toEqual({ value: null });
});
