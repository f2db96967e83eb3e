import { expect, test } from "vitest";
import { editDistance } from "./edit-distance.ts";
import { framesToFind, inHindiLetters, soundAlike, wordFrame, wordSounds } from "./word-sound.ts";

test.each([
  ["झोला", "jhola", "jholaa", "zhola", "झोले", "झोलों", "jola"],
  ["थैला", "thaila", "theila", "thaela", "थैले", "थैलों", "thailaa"],
  ["साड़ी", "साडी", "saree", "sari", "sadi", "साड़ियाँ", "साड़ियों"],
  ["ज़री", "जरी", "zari", "jari", "zaree", "ज़री"],
  ["मछली", "machhli", "machli", "machhali", "macchli", "मछलियाँ", "machhliyan"],
  ["दीवार", "diwar", "deewar", "deewaar", "divar", "दिवार"],
  ["तोहफ़ा", "तोहफा", "tohfa", "tohfaa", "tohafa", "तोहफ़े"],
  ["तकिया", "takiya", "takia", "takiyaa"],
  ["पोटली", "potli", "potlee", "पोटलियाँ"],
  ["गद्दी", "gaddi", "gadi", "गद्दियाँ"],
  ["फूल", "phool", "fool", "phul", "फ़ूल"],
  ["मधुबनी", "madhubani", "madhubni", "madhubanee"],
  ["लक्ष्मी", "lakshmi", "laxmi", "lakshmee"],
  ["कपड़ा", "kapda", "kapra", "कपड़े", "कपडा"],
  ["रंग", "रँग", "rang", "raang"],
  ["लंबा", "लम्बा", "lamba", "lanba"],
  ["माछ", "maach", "machh", "maachh"],
  ["वस्त्र", "vastra", "wastra"],
  ["ज्ञान", "gyan", "gyaan"],
  ["कृष्ण", "krishna", "krishn"],
  ["माँ", "maa", "मां"],
  ["सुनैना", "sunaina", "sunena"],
])("%s is one word however it is spelled", (word, ...others) =>
  expect(others.filter((other) => !soundAlike(word, other) && word !== other)).toEqual([]),
);

test.each([
  ["कमल", "kamla"],
  ["झोला", "झूला"],
  ["मोर", "moti"],
  ["लाल", "ली"],
  ["साड़ी", "सारा"],
  ["bag", "beg"],
  ["गमला", "कमला"],
  ["थैला", "tail"],
  ["tail", "थैला"],
])("%s and %s are two words", (one, other) => expect(soundAlike(one, other)).toBe(false));

test.each([
  ["झोला", "jhoola"],
  ["साड़ी", "saree"],
  ["sadi", "साड़ी"],
  ["kapda", "कपड़ा"],
  ["कपड़ा", "kapda"],
  ["machhali", "मछली"],
  ["deewar", "दीवार"],
  ["dewar", "दीवार"],
])("%s is looked up by what it shares with %s", (one, other) =>
  expect(framesToFind(one)).toEqual(expect.arrayContaining([wordFrame(other)])),
);

test("a word has few sounds, whatever is typed", () => {
  expect(wordSounds("कमलकमलकमलकमलकमलकमलकमलकमल".repeat(4)).size).toBeLessThanOrEqual(16);
  expect([...wordSounds("")]).toEqual([""]);
  expect(wordFrame("👜")).toBe("👜");
});

test.each([
  ["झोला", true],
  ["झोla", true],
  ["jhola", false],
  ["१०", false],
  ["।", false],
])("%s is written in Hindi's letters: %s", (word, is) => expect(inHindiLetters(word)).toBe(is));

test.each([
  ["", "", 0],
  ["thaila", "thaila", 0],
  ["thiala", "thaila", 1],
  ["jhoal", "jhola", 1],
  ["htaila", "thaila", 1],
  ["machli", "machhli", 1],
  ["", "bag", 3],
  ["bag", "", 3],
  ["kamal", "mor", 4],
  ["झोला", "झोाल", 1],
])("from %s to %s it is %i letters", (one, other, letters) => {
  expect(editDistance(one, other)).toBe(letters);
  expect(editDistance(other, one)).toBe(letters);
});
