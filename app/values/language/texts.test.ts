import { afterAll, afterEach, expect, test } from "vitest";
import { type Language, readLanguageBy } from "./language.ts";
import { texts } from "./texts.ts";

let language: Language = "en";
const former = readLanguageBy(() => language);
afterAll(() => {
  readLanguageBy(former);
});
afterEach(() => {
  language = "en";
});

const text = texts({
  en: { add: "Add", pieces: (count: number) => `${count} pieces`, empty: { title: "Empty", tone: "a" } },
  hi: { add: "डालें", pieces: (count) => `${count} नग`, empty: { title: "खाली", tone: "a" } },
});

test("a text is read in the language of the moment", () => {
  expect([text.add, text.pieces(2), text.empty.title]).toEqual(["Add", "2 pieces", "Empty"]);
  language = "hi";
  expect([text.add, text.pieces(2), text.empty.title]).toEqual(["डालें", "2 नग", "खाली"]);
});

test("a text that one language lacks, or that another has too much, does not compile", () => {
  // @ts-expect-error: `remove` is missing in Hindi
  texts({ en: { add: "Add", remove: "Remove" }, hi: { add: "डालें" } });
  // @ts-expect-error: `remove` is missing in English
  texts({ en: { add: "Add" }, hi: { add: "डालें", remove: "हटाएँ" } });
});

test("all of a text can be listed", () => expect(Object.keys(text)).toEqual(["add", "pieces", "empty"]));
