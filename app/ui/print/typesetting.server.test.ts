import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { coverageOf, rangesOf } from "../../../dev/font-coverage.ts";
import { brokenLines } from "./broken-lines.ts";
import { fontRuns, shownText } from "./font-runs.server.ts";
import { printFont } from "./print-fonts.server.ts";
import { printLetters } from "./print-letters.ts";
import { shaped } from "./shape.server.ts";

const inPrint = (text: string) =>
  fontRuns(text, "text")
    .map((run) => run.text)
    .join("");
const fonts = (text: string) => fontRuns(text, "text").map(({ font, text: piece }) => [font, piece]);

test.each([
  ["தமிழ்ச்செல்வி", "tamil-400"],
  ["শ্রেয়া", "bengali-400"],
  ["ਹਰਪ੍ਰੀਤ", "gurmukhi-400"],
  ["પ્રિયા", "gujarati-400"],
  ["ପ୍ରିୟା", "odia-400"],
  ["ప్రియాంక", "telugu-400"],
  ["ಪ್ರಿಯಾಂಕ", "kannada-400"],
  ["പ്രിയങ്ക", "malayalam-400"],
  ["ᱥᱟᱱᱛᱟᱲᱤ", "olchiki-400"],
  ["ꯃꯅꯤꯄꯨꯔ", "meetei-400"],
  ["فاطمہ", "arabic-400"],
  ["कुसुम", "mukta-400"],
  ["Łukasz½™₹Ṭhākur", "mukta-400"],
  ["Nguyễn", "european-400"],
  ["Ελένη", "european-400"],
  ["Ольга", "european-400"],
  ["★", "symbols-400"],
  ["⇒", "signs-400"],
])("%s is set in %s", (text, font) => {
  expect(new Set(fontRuns(text, "text").map((run) => run.font))).toContain(font);
  expect(inPrint(text)).toBe(text.normalize("NFC"));
});

test("a text of several scripts is divided where they meet", () =>
  expect(fonts("Asha தமிழ், 5")).toEqual([
    ["mukta-400", "Asha "],
    ["tamil-400", "தமிழ்"],
    ["mukta-400", ", 5"],
  ]));

test("a title with a letter that the display face lacks is strong as a whole", () => {
  expect(fontRuns("Kohbar Tote", "display")).toHaveLength(1);
  expect(fontRuns("Kohbar Tote", "display")[0]?.font).toBe("eczar-500");
  expect(fontRuns("Kohbar कोहबर", "display").map(({ font }) => font)).toEqual(["mukta-600"]);
});

test.each([
  ["山田", "□□"],
  ["𝐀𝐬𝐡𝐚", "Asha"],
  ["Asha 💛", "Asha 💛"],
  ["😀👩‍👩‍👧 🇮🇳", "😀👩‍👩‍👧 🇮🇳"],
  ["Asha \u{1FAFF}", "Asha "],
  ["\u{1FAFF}", "□"],
  [`a${"\u0301".repeat(150)}`, `á${"\u0301".repeat(5)}`],
  ["\u200D\u200C\u200D", ""],
  ["\u0301\u093F", ""],
  ["", ""],
])("%j is printed as %j", (text, printed) => expect(inPrint(text)).toBe(printed));

test.each([
  ["Diya 🪔 lamp", "Diya lamp"],
  ["🪔🌸", ""],
  ["山田 Taro", "Taro"],
  ["\u200D\u200D", ""],
  ["क\u094D\u200Dष", "क\u094D\u200Dष"],
  ["❤️ Tote", "❤ Tote"],
])("a picture shows %j as %j", (text, shown) => expect(shownText(text)).toBe(shown));

test("what the fonts are said to have is what they have", () => {
  const folder = new URL("../fonts/", import.meta.url);
  for (const [family, letters] of Object.entries(printLetters)) {
    const files = readdirSync(folder).filter((name) => new RegExp(`^${family}-\\d+-print\\.ttf$`).test(name));
    expect(files.length).toBeGreaterThan(0);
    const [one = new Set<number>(), two = one] = files.map(
      (name) => new Set(coverageOf(readFileSync(new URL(name, folder)))),
    );
    expect(rangesOf([...one].filter((point) => two.has(point)))).toBe(letters);
  }
});

const letters = async (text: string) =>
  shaped(await printFont("mukta-400"), text, false).glyphs.map(({ path }) => path);

const befores = ["Asha ", "20 Asha, ", "Ольга "];
test.each(befores)("letters that stand before their consonant do so behind %s, too", async (before) => {
  const [both, alone] = [await letters(`${before}लिए`), await letters("लिए")];
  expect(both.slice(-alone.length)).toEqual(alone);
});

test("pieces of two scripts stand one behind the other", async () => {
  const font = await printFont("mukta-400");
  const [first, second] = ["किरण ", "Asha"].map((text) => shaped(font, text, false));
  const both = shaped(font, "किरण Asha", false);
  expect(both.advance).toBe((first?.advance ?? 0) + (second?.advance ?? 0));
  expect(both.glyphs.at(-1)?.x).toBe((first?.advance ?? 0) + (second?.glyphs.at(-1)?.x ?? 0));
});

const widthOf = (line: string) => Array.from(line.replaceAll(/\p{M}/gu, "")).length;

test.each([
  ["one two three", 7, ["one two", "three"]],
  ["one\n\ntwo", 7, ["one", "", "two"]],
  ["TOTE-KOHBAR-01", 9, ["TOTE-", "KOHBAR-01"]],
  ["a abcdefghij b", 4, ["a", "abcd", "efgh", "ij b"]],
  ["42022220", 8, ["42022220"]],
  ["தமிழ்ச்செல்வி", 4, ["தமிழ்ச்", "செல்வி"]],
  ["", 4, [""]],
  ["wide", 0.5, ["w", "i", "d", "e"]],
])("%j in %d is %j", (text, width, lines) => expect(brokenLines(text, width, widthOf)).toEqual(lines));
