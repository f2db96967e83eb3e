import * as fc from "fast-check";
import { expect, test } from "vitest";
import { holds } from "../../../tests/fuzz/holds.ts";
import { countLetters, firstLetters, hasAtMost } from "./letters.ts";

const family = "👩‍👩‍👧‍👦";

test.each([
  ["", 0],
  ["Lotus", 5],
  ["श्रीकृष्ण", 3],
  ["नमस्ते", 3],
  ["क्षत्रिय", 3],
  ["क्‍ष", 1],
  ["ক্ষমা", 2],
  ["é", 1],
  ["e\u0301", 1],
  ["👜", 1],
  ["👍🏽", 1],
  [family, 1],
  ["🇮🇳🇮🇳", 2],
  ["a\r\nb", 3],
])("%j has %j letters, as people count (TEXT-16)", (text, count) => {
  expect(countLetters(text)).toBe(count);
  expect(hasAtMost(text, count)).toBe(true);
  if (count > 0) expect(hasAtMost(text, count - 1)).toBe(false);
});

test("a letter that is piled up counts as several: what is stored stays bounded", () =>
  expect(countLetters(`e${"\u0301".repeat(999)}`)).toBe(100));

test("letters are counted as the standard does, in Hindi, English and Bengali", () => {
  const segmenter = new Intl.Segmenter();
  const consonant = fc.constantFrom(..."कखगघचछजटडतदनपबमयरलवशसहডকষম");
  const consonants = fc.array(consonant, { minLength: 1, maxLength: 3 });
  const end = fc.constantFrom("", "ा", "ि", "ी", "ु", "े", "्", "ां", "़");
  const syllable = fc.tuple(consonants, end).map(([letters, sign]) => letters.join("्") + sign);
  const piece = fc.oneof(syllable, fc.constantFrom(..."abz 09.,अइउ।", family, "👍🏽", "é", "\n"));
  holds(fc.array(piece, { maxLength: 40 }), (pieces) => {
    const text = pieces.join("");
    expect(countLetters(text)).toBe(Array.from(segmenter.segment(text)).length);
  });
});

test.each([
  ["श्रीकृष्ण", 2, "श्रीकृ"],
  ["श्रीकृष्ण", 3, "श्रीकृष्ण"],
  ["Lotus", 3, "Lot"],
  [`${family}${family}`, 1, family],
  ["Lotus", 0, ""],
])("%j ends after letter %j as %j", (text, most, kept) => expect(firstLetters(text, most)).toBe(kept));
