import { expect, test } from "vitest";
import { answeredSearch, type SentSearches, sentSearch } from "./sent-searches.ts";

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
])("%s", (_name, searches, words, isNews) => expect(answeredSearch(searches, words).isNews).toBe(isNews));

test("after a late answer the next one is no news either", () => {
  const late = answeredSearch(sent("lotus bag", "lotus bags"), "lotus bag");
  expect(late).toMatchObject({ last: "lotus bags", waiting: ["lotus bags"] });
  expect(answeredSearch(late, "lotus bags")).toEqual({ last: "lotus bags", waiting: [], isNews: false });
});
