import { expect, test } from "vitest";
import { formOf } from "../../tests/form-of.ts";
import { linksIn, suspicionOf } from "./spam.ts";

test.each([
  { given: {}, text: "See https://a.example and www.b.example", suspicion: null },
  { given: {}, text: "http://a http://b [URL=c]", suspicion: "links" },
  { given: { website: "x" }, text: "Hello", suspicion: "honeypot" },
  { given: { website: "x" }, text: "http://a http://b http://c", suspicion: "honeypot" },
  { given: { website: "" }, text: null, suspicion: null },
])("'$text' is suspected for: $suspicion", ({ given, text, suspicion }) =>
  expect(suspicionOf(formOf(given), text)).toBe(suspicion),
);

test.each([
  ["no link: 3.5 www", 0],
  ["https://www.a.example", 1],
  ["HTTP://a.example www.b.example", 2],
  ["[url=a] <a href=b>", 2],
])("%j holds %i links", (text, count) => expect(linksIn(text)).toBe(count));
