/** By this header a loader says until when its page is true. It is never sent on. */
export const freshUntilHeader = "x-fresh-until";

/**
 * For a page that changes by itself, as when a sale ends, a scheduled post is due or a date it names is over:
 * `return data(page, { headers: freshUntil(saleEnds, postDue) })`. From the earliest of these moments on the
 * page is made anew for anyone who asks, and no browser shows the old one unasked. Nothing else is needed, on
 * pages that others' loaders take part in, too; an endpoint puts it among its answer's headers. Undefined is
 * what does not change by itself.
 */
export function freshUntil(...moments: readonly (Date | undefined)[]): Record<string, string> {
  const known = moments.filter((moment) => moment !== undefined).map(Number);
  return known.length > 0 ? { [freshUntilHeader]: new Date(Math.min(...known)).toISOString() } : {};
}

/** The earliest moment of what several loaders say; undefined where none says any. */
export function earliestOf(loaders: readonly Headers[]): string | undefined {
  const told = loaders.map((headers) => headers.get(freshUntilHeader)).filter((until) => until !== null);
  return told.toSorted((a, b) => momentOf(a) - momentOf(b))[0];
}

/**
 * Epoch milliseconds; without a moment forever. One that can't be read counts as past: better made twice than
 * shown too long.
 */
export function momentOf(text: string | null | undefined): number {
  if (text === null || text === undefined) return Number.POSITIVE_INFINITY;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? 0 : moment;
}
