import { expect, test } from "vitest";
import { parseSearchWords } from "./search-words.form.ts";
import { searchWordsText } from "./search-words.text.ts";
import { mostGroups, readWordLines, wordLines } from "./word-lines.ts";

const say = searchWordsText.errors;

test.each([
  ["झोला, thaila,bag", [["झोला", "thaila", "bag"]]],
  [
    "  wall   hanging ;दीवार\n\n bag, Bag, झोला,\n",
    [
      ["wall hanging", "दीवार"],
      ["bag", "झोला"],
    ],
  ],
  ["", []],
  ["\n \n", []],
])("%j is %j", (text, groups) => {
  expect(readWordLines(text)).toEqual({ ok: true, groups });
  expect(readWordLines(wordLines(groups))).toEqual({ ok: true, groups });
});

test("a word has forty letters as people count them (TEXT-16)", () => {
  const word = "श्री".repeat(40);
  expect(readWordLines(`bag, ${word}`)).toEqual({ ok: true, groups: [["bag", word]] });
});

test.each([
  ["bag, झोला\nतकिया", say.alone("तकिया")],
  ["bag, BAG", say.alone("bag, BAG")],
  ["bag, ---", say.odd("---")],
  [Array.from({ length: 13 }, (_, at) => `word${at}`).join(","), say.many("word0", 12)],
  [`bag, ${"श्री".repeat(41)}`, say.long("श्री".repeat(40))],
  ["श्री".repeat(41), say.alone("श्री".repeat(40))],
  ["bag, one two three four", say.long("one two three four")],
  ["a, b\n".repeat(mostGroups + 1), say.lines(mostGroups)],
])("%j is refused", (text, error) => expect(readWordLines(text)).toEqual({ ok: false, error }));

test("a form carries them, with what was typed where it is refused", () => {
  const form = new FormData();
  form.set("version", "3");
  form.set("groups", "झोला, bag\r\nपोटली, potli");
  const groups = [
    ["झोला", "bag"],
    ["पोटली", "potli"],
  ];
  expect(parseSearchWords(form)).toEqual({ kind: "valid", value: { version: 3, groups } });
  form.set("groups", "झोला");
  expect(parseSearchWords(form)).toEqual({
    kind: "refused",
    errors: { groups: say.alone("झोला") },
    typed: { version: "3", groups: "झोला" },
  });
  form.set("groups", "ab, cd\n".repeat(4000));
  expect(parseSearchWords(form).kind).toBe("refused");
});
