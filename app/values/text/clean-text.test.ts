import fc from "fast-check";
import { expect, test } from "vitest";
import { isBlank } from "./blank.ts";
import { cleanLines, cleanText } from "./clean-text.ts";
import { htmlText } from "./html-text.ts";
import { soundJson, soundText } from "./sound-text.ts";

test.each([
  { text: "  lotus   tote ", cleaned: "lotus tote" },
  { text: "lotus\n\ttote", cleaned: "lotus tote" },
  { text: "lo\u0000tus\u0007", cleaned: "lotus" },
  { text: "a \u200B b", cleaned: "a b" },
  { text: "\u202Eetot", cleaned: "etot" },
  { text: "fish \uD800", cleaned: "fish" },
  { text: "झोला", cleaned: "झोला" },
  { text: "क्\u200Dष", cleaned: "क्\u200Dष" },
  { text: "👜 bag", cleaned: "👜 bag" },
  { text: "\u0000", cleaned: "" },
  { text: "\u200D\u200C \u00AD\u3164", cleaned: "" },
])("$text becomes $cleaned", ({ text, cleaned }) => expect(cleanText(text, 100)).toBe(cleaned));

test("is cut between characters, never through one", () => expect(cleanText("👜👜👜", 2)).toBe("👜👜"));

test("10 000 characters are cut too", () => expect(cleanText("x".repeat(10_000), 100)).toHaveLength(100));

test("cleaning twice changes nothing more", () =>
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.integer({ min: 1, max: 40 }), (text, most) => {
      const once = cleanText(text, most);
      return cleanText(once, most) === once;
    }),
  ));

test.each([
  { text: "one\r\ntwo\rthree", cleaned: "one\ntwo\nthree" },
  { text: "one\n\n \n\n\ntwo\n", cleaned: "one\n\ntwo" },
  { text: "a\u2028b\u202Ec\u0000", cleaned: "a\nbc" },
  { text: "  indented   twice  ", cleaned: "indented twice" },
  { text: "\n\u200B\n", cleaned: "" },
  { text: "\u200D\none\n\u200D", cleaned: "one" },
])("the lines of $text become $cleaned", ({ text, cleaned }) => expect(cleanLines(text, 100)).toBe(cleaned));

test("lines are cut as a whole", () => expect(cleanLines("ab\ncd\nef", 4)).toBe("ab\nc"));

test.each([
  { text: "", blank: true },
  { text: " \n", blank: true },
  { text: "\u200D\u3164\u0301", blank: true },
  { text: "\u00AD\u2800\u{E0041}", blank: true },
  { text: "क", blank: false },
  { text: "👜", blank: false },
  { text: ".", blank: false },
])("$text is blank: $blank", ({ text, blank }) => expect(isBlank(text)).toBe(blank));

test.each([
  { html: "<h2>A</h2><p>b &amp; c</p>", text: "A b & c" },
  { html: "<p>hand<strong>made</strong></p>", text: "handmade" },
  { html: "<p>one<br />two</p><hr /><p>three</p>", text: "one two three" },
  {
    html: "<table><caption>Size</caption><tr><th>S</th><td>2&nbsp;cm</td></tr></table>",
    text: "Size S 2 cm",
  },
  { html: "<p>Write to &lt;asha@example.com&gt;</p>", text: "Write to <asha@example.com>" },
  { html: "<p>&amp;lt;</p>", text: "&lt;" },
  { html: "", text: "" },
])("the HTML $html says $text", ({ html, text }) => expect(htmlText(html)).toBe(text));

test.each(["<", "<p ", "</"])("a text of %j alone is read once", (part) => {
  const html = part.repeat(100_000);
  const begun = performance.now();
  htmlText(html);
  expect(performance.now() - begun).toBeLessThan(1_000);
});

test.each([
  ["pay_A\0", "pay_A\uFFFD"],
  ["\uD800x\uDC00", "\uFFFDx\uFFFD"],
  ["झोला 👜", "झोला 👜"],
])("%j becomes the sound text %j", (text, sound) => expect(soundText(text)).toBe(sound));

test.each([
  ['{"id":"a\\u0000b","in":{"list":["\\ud800"]}}', { id: "a\uFFFDb", in: { list: ["\uFFFD"] } }],
  // A zero byte as it is makes no JSON of its own.
  ['{"id":"a\0b"}', { id: "a\uFFFDb" }],
  ["{", undefined],
])("the JSON %j says %j", (text, value) => expect(soundJson(text)).toEqual(value));
