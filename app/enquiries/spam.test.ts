import { expect, test } from "vitest";
import { linksIn, looksLikeSpam } from "./spam.ts";

const formOf = (fields: { website?: string }): FormData => {
  const form = new FormData();
  if (fields.website !== undefined) form.set("website", fields.website);
  return form;
};

test.each([
  { given: {}, text: "See https://a.example and www.b.example", spam: false },
  { given: {}, text: "http://a http://b [URL=c]", spam: true },
  { given: { website: "x" }, text: "Hello", spam: true },
  { given: { website: "" }, text: null, spam: false },
])("'$text' looks like spam: $spam", ({ given, text, spam }) =>
  expect(looksLikeSpam(formOf(given), text)).toBe(spam),
);

test.each([
  ["no link: 3.5 www", 0],
  ["https://www.a.example", 1],
  ["HTTP://a.example www.b.example", 2],
  ["[url=a] <a href=b>", 2],
])("%j holds %i links", (text, count) => expect(linksIn(text)).toBe(count));
