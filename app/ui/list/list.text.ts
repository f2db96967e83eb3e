/** What long lists say of their pages. */
export const pagerText = {
  label: (what: string) => `${what} pages`,
  shown: (first: string, last: string, total: string) => `${first}–${last} of ${total}`,
  moreThan: (total: string) => `more than ${total}`,
  page: (page: string) => `Page ${page}`,
  pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
  previous: "Previous",
  next: "Next",
  show: (rows: number) => `Show ${rows}`,
};

export const chipText = { remove: "Remove " };
