import type { Words } from "#values/language/texts.ts";
import type * as en from "./list.text.ts";

export const pagerText: Words<typeof en.pagerText> = {
  label: (what) => `${what}: पन्ने`,
  shown: (first, last, total) => `${total} में से ${first}–${last}`,
  moreThan: (total) => `${total} से ज़्यादा`,
  page: (page) => `पन्ना ${page}`,
  pageOf: (page, pages) => `${pages} में से पन्ना ${page}`,
  previous: "पीछे",
  next: "आगे",
  show: (rows) => `${rows} दिखाएँ`,
};

export const chipText: Words<typeof en.chipText> = { remove: "हटाएँ: " };
