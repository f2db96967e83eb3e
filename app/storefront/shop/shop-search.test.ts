import { expect, test } from "vitest";
import { answeredSearch, type SentSearches, sentSearch } from "./sent-searches.ts";
import * as hi from "./shop.hi.ts";
import * as en from "./shop.text.ts";

const page = { total: 9, all: 48, filter: { q: "red" } };
const partly = { isNear: true, isPartly: true };

test.each([
  { found: {}, said: "9 of 48 pieces" },
  { found: { correctedTo: "rug" }, said: "9 of 48 pieces, searched for “rug”." },
  { found: { isNear: true }, said: "Nothing of ours is called “red”, but 9 pieces speak of it." },
  { found: { isNear: true, total: 1 }, said: "Nothing of ours is called “red”, but 1 piece speaks of it." },
  { found: { isNear: true, isPartly: true }, said: "Nothing of ours is called “red”. 9 pieces come near." },
  { found: { ...partly, total: 1 }, said: "Nothing of ours is called “red”. 1 piece comes near." },
  { found: { isNear: true, total: 0 }, said: "0 of 48 pieces" },
  { found: { total: 48 }, said: "48 pieces. Each is made by a named hand." },
])("$said (SEARCH-17)", ({ found, said }) => expect(en.foundText.pieces({ ...page, ...found })).toBe(said));

test.each([
  { found: { isNear: true }, said: "“red” नाम की कोई चीज़ हमारे यहाँ नहीं है, पर 9 चीज़ों के विवरण में यह बात आती है।" },
  { found: partly, said: "“red” नाम की कोई चीज़ हमारे यहाँ नहीं है। मिलती-जुलती: 9 चीज़ें।" },
])("$said (SEARCH-17)", ({ found, said }) => expect(hi.foundText.pieces({ ...page, ...found })).toBe(said));

const begun: SentSearches = { last: "lotus", waiting: [] };
const sent = (...words: string[]) => words.reduce(sentSearch, begun);

test.each([
  ["the page as it was opened", begun, "lotus", false],
  ["whoever goes back", begun, "", true],
  ["the answer to the box's own search", sent("lotus bag"), "lotus bag", false],
  ["an answer that comes when the next search has left", sent("lotus bag", "lotus bags"), "lotus bag", false],
  ["the answer to the last search, the one before having none", sent("a", "b"), "b", false],
  ["whoever goes back while a search is on its way", sent("lotus bag"), "", true],
  ["whoever goes back to what was shown meanwhile", sent("lotus bag"), "lotus", true],
])("the page's words are news to the search box, or not: %s", (_name, searches, words, isNews) =>
  expect(answeredSearch(searches, words).isNews).toBe(isNews),
);

test("after a late answer the next one is no news either", () => {
  const late = answeredSearch(sent("lotus bag", "lotus bags"), "lotus bag");
  expect(late).toMatchObject({ last: "lotus bags", waiting: ["lotus bags"] });
  expect(answeredSearch(late, "lotus bags")).toEqual({ last: "lotus bags", waiting: [], isNews: false });
});
