import { expect, test } from "vitest";
import { parseReview } from "./write-review.form.ts";

const usual = { stars: "5", title: "", body: "The painting is finer than in the picture.", version: "2" };

function formOf(fields: Record<string, string>, kept: readonly string[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...usual, ...fields })) form.set(name, value);
  for (const place of kept) form.append("kept", place);
  return form;
}

const errorsOf = (fields: Record<string, string>) => {
  const parsed = parseReview(formOf(fields));
  return parsed.kind === "refused" ? parsed.errors : undefined;
};

test("a review is stars, words and the photos that stay", () => {
  expect(parseReview(formOf({ title: " Fine  work\n" }, ["1", "3", "3", "9", "x"]))).toEqual({
    kind: "valid",
    value: { version: 2, stars: 5, title: "Fine work", body: usual.body, kept: [1, 3] },
  });
  expect(parseReview(formOf({ version: "x" }))).toMatchObject({ value: { version: 0, title: null } });
});

test.each([
  ["no stars", { stars: "" }, { stars: "Choose how many stars you give." }],
  ["no star at all", { stars: "0" }, { stars: "Choose how many stars you give." }],
  ["six stars", { stars: "6" }, { stars: "Choose how many stars you give." }],
  ["half a star", { stars: "4.5" }, { stars: "Choose how many stars you give." }],
  ["19 letters", { body: "a".repeat(19) }, { body: "Write at least 20 characters." }],
  ["blanks for words", { body: `a${" ".repeat(40)}b` }, { body: "Write at least 20 characters." }],
  ["what nobody sees", { body: "\u200D".repeat(40) }, { body: "Write at least 20 characters." }],
  ["a letter among fillers", { body: `a${"\u3164".repeat(40)}b` }, { body: "Write at least 20 characters." }],
  ["2,001 letters", { body: "a".repeat(2001) }, { body: "A review can hold at most 2,000 characters." }],
  ["a title of 101", { title: "a".repeat(101) }, { title: "A title can hold at most 100 characters." }],
])("%s is refused", (_, fields, errors) => expect(errorsOf(fields)).toEqual(errors));

test("letters are counted as they are read", () => {
  expect(errorsOf({ body: "🪷".repeat(2000), title: "🪷".repeat(100) })).toBeUndefined();
  expect(errorsOf({ body: "बहुत सुंदर झोला, धन्यवाद" })).toBeUndefined();
});
