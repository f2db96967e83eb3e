// The letters that the shop's fonts are cut to. Their ranges stand again in app/ui/theme.css; a test holds
// both together.

export const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");

const without = (text: string, others: string): string =>
  [...text].filter((one) => !others.includes(one)).join("");

// What the shop's own texts are written in: every page fetches these first.
export const basic = `${range(0x20, 0x7e)}\u00A0©·×é‐‑–—‘’“”•…‹›₹→`;
/** Figures and punctuation, which stand in Hindi too. */
export const signs = basic.replaceAll(/[A-Za-zé]/g, "");
// The accents of European names, the transliteration of Indian words and rarer marks: fetched by a page that
// holds one.
export const accents = `${without(range(0xa1, 0xff), basic)}ĀāĪīŪūṬṭḌḍṆṇŚśṢṣṚṛṀṁṂṃḤḥṄṅ‚„÷−←™`;
