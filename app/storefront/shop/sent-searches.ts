/** The search box's own searches, whose results may come late, or never. */
export interface SentSearches {
  /** What was requested last, by the box or by the address. */
  last: string;
  /** What the box requested and has not been answered, oldest first. */
  waiting: readonly string[];
}

export const sentSearch = ({ waiting }: SentSearches, words: string): SentSearches => ({
  last: words,
  waiting: [...waiting, words],
});

/**
 * Takes results in. They are news where the box did not ask for them: somebody went back, or followed a
 * link. The answer to a search of its own is none, even if the next one is on its way already: more may have
 * been typed since.
 */
export function answeredSearch(
  { last, waiting }: SentSearches,
  words: string,
): SentSearches & { isNews: boolean } {
  const at = waiting.indexOf(words);
  if (at < 0) return { last: words, waiting: [], isNews: words !== last };
  const rest = waiting.slice(at + 1);
  return { last: rest.at(-1) ?? words, waiting: rest, isNews: false };
}
