import { describe, expect, test } from "vitest";
import { expandSearch, type SearchText, type Vocabulary } from "./search-text.ts";
import { shopWords } from "./shop-words.ts";
import { meaningOf, meaningsOf, mostMeanings, nearestWord } from "./word-meanings.ts";

const meanings = meaningsOf(shopWords, [["गमछा", "stole", "tissue box"]]);
const unknown = () => false;
const known = () => true;

describe("what a word means", () => {
  test.each([
    ["थैला", ["bag", "झोला", "thaila"]],
    ["thaila", ["bag", "झोला"]],
    ["jholaa", ["bag", "थैला"]],
    ["जरी", ["embroidered", "कढ़ाई"]],
    ["machhali", ["fish", "माछ"]],
    ["bags", ["थैला", "झोला"]],
    ["stoles", ["गमछा", "tissue box", "दुपट्टा"]],
    ["gamchha", ["stole", "tissue box", "दुपट्टा"]],
  ])("%s is also %j", (word, others) =>
    expect(meaningOf(meanings, [word], unknown)).toEqual(expect.arrayContaining(others)),
  );

  test.each([
    ["bag", "tote"],
    ["tote", "bag"],
    ["cushion", "pillow"],
  ])("%s in English is not %s", (word, other) =>
    expect(meaningOf(meanings, [word], unknown)).not.toContain(other),
  );

  test("of several words that stand together is that of all", () => {
    expect(meaningOf(meanings, ["wall", "hanging"], known)).toContain("दीवार");
    expect(meaningOf(meanings, ["tissue", "boxes"], known)).toContain("गमछा");
  });

  test("an English word of the catalogue that sounds like a Hindi one means what it says", () => {
    expect(meaningOf(meanings, ["fool"], unknown)).toContain("flower");
    expect(meaningOf(meanings, ["fool"], known)).toEqual([]);
    expect(meaningOf(meanings, ["jhola"], known)).toContain("bag");
  });

  test("has an end, however many groups name it", () => {
    const groups = Array.from({ length: 200 }, (_, at) => ["झोला", `word${at}`, `other${at}`]);
    expect(meaningOf(meaningsOf(shopWords, groups), ["jhola"], unknown)).toHaveLength(mostMeanings);
  });
});

test.each([
  ["thiala", "thaila"],
  ["jhoal", "jhola"],
  ["झोाल", "झोला"],
  ["mro", undefined],
  ["kohinoor", undefined],
])("%s is meant as %s", (typed, word) => expect(nearestWord(typed, meanings.hindi)?.word).toBe(word));

test.each(["zzzzqq", "qqqqqqqq", "hhhh"])("%s means nothing", (typed) => {
  expect(nearestWord(typed, [...meanings.hindi, "जा", "का", "है"])).toBeUndefined();
});

describe("a search", () => {
  const vocabulary: Vocabulary = {
    meanings,
    isKnown: unknown,
    alike: () => [],
    begunBy: () => [],
    isPassed: (word) => word === "with",
  };
  /** What is searched for together, and with a sign what has other words as well. */
  const runs = ({ runs }: SearchText) => runs.map(({ text, also }) => (also.length > 0 ? `${text}+` : text));

  test.each([
    ["lotus xyz", ["lotus+", "xyz"]],
    ["qqq xyz", ["qqq xyz"]],
    ["लाल रंग का झोला", ["लाल+", "रंग", "झोला+"]],
    ["red wall hanging", ["red+", "wall hanging+"]],
    ["jhola ka", ["jhola+", "ka"]],
    ["का", ["का"]],
    ["bag with", ["bag+", "with"]],
    ["JC-101 थैला", ["jc-101", "थैला+"]],
    ["", [""]],
  ])("'%s' is asked as %j", (text, expected) =>
    expect(runs(expandSearch(text, vocabulary))).toEqual(expected),
  );

  test("has other words for twelve of its words", () => {
    const asked = expandSearch("jhola ".repeat(16), vocabulary);
    expect(asked.runs.filter(({ also }) => also.length > 0)).toHaveLength(12);
  });
});
