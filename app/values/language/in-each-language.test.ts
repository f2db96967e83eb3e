import { afterAll, afterEach, expect, test, vi } from "vitest";
import { inEachLanguage } from "./in-each-language.ts";
import { type Language, readLanguageBy } from "./language.ts";

let language: Language = "en";
const former = readLanguageBy(() => language);
afterAll(() => {
  readLanguageBy(former);
});
afterEach(() => {
  language = "en";
});

const words = { en: "Name", hi: "नाम" };
const fields = () => ({ name: { label: words[language] }, say: () => words[language] });

test("what is made of texts is made once for each language, when it is first read there", () => {
  const make = vi.fn(fields);
  const made = inEachLanguage(make);
  expect(make).not.toHaveBeenCalled();
  expect([made.name.label, made.name.label, made.say()]).toEqual(["Name", "Name", "Name"]);
  language = "hi";
  expect([made.name.label, made.say()]).toEqual(["नाम", "नाम"]);
  language = "en";
  expect(made.name.label).toBe("Name");
  expect(make).toHaveBeenCalledTimes(2);
});

test("it can be listed, spread and compared as what it stands for", () => {
  const made = inEachLanguage(() => ({ name: words[language] }));
  language = "hi";
  expect([Object.keys(made), "name" in made, Object.hasOwn(made, "price")]).toEqual([["name"], true, false]);
  expect({ ...made, more: 1 }).toEqual({ name: "नाम", more: 1 });
  expect([made, JSON.stringify(made)]).toEqual([{ name: "नाम" }, '{"name":"नाम"}']);
});
