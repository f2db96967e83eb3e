import { littleWords } from "#catalogue/search/shop-words.ts";
import { plainLetters, singleWords } from "#values/text/plain-letters.ts";
import { framesToFind, inHindiLetters, wordFrame } from "#values/text/word-sound.ts";

/** The four kinds of questions. */
export const faqCategories = [
  "Orders & Payment",
  "Shipping & Delivery",
  "Returns & Refunds",
  "Products & Bulk Orders",
] as const;

/** One question as the page shows it. */
export interface FaqEntry {
  id: string;
  category: string;
  question: string;
  /** Sanitised HTML. */
  answer: string;
  /** The same in plain words, for searching and structured data. */
  plainAnswer: string;
  /** Which of its texts stand in English, where another language is spoken (HINDI-11). */
  english?: readonly string[];
}

/** The part of the address that leads to one question: its words. */
export function faqId(question: string): string {
  return question
    .normalize("NFC")
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60);
}

/**
 * Entries that hold every word of the search, however it is typed, in the question or in the answer; Hindi
 * words in either script (SEARCH-12).
 */
export function searchFaq(entries: readonly FaqEntry[], search: string): readonly FaqEntry[] {
  const words = wordsIn(singleWords(search));
  const counted = words.filter((word) => !littleWords.has(word));
  const wanted = (counted.length > 0 ? counted : words).map((word) => ({ word, frames: framesToFind(word) }));
  return entries.filter(({ question, plainAnswer }) => {
    const text = searchable(`${question} ${plainAnswer}`);
    const hindi = new Set(wordsIn(text).filter(inHindiLetters).map(wordFrame));
    return wanted.every(
      ({ word, frames }) => text.includes(word) || frames.some((frame) => hindi.has(frame)),
    );
  });
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}']+/gu) ?? [];

/** Its words, and once more without the marks in them: "e-mail" is found by "mail" and by "email". */
const searchable = (text: string): string =>
  `${singleWords(text)} ${plainLetters(text).replace(/[^\p{L}\p{M}\p{N}\s]/gu, "")}`;

/** Categories in the order of their first entry. */
export function byCategory<Entry extends { category: string }>(
  entries: readonly Entry[],
): { category: string; entries: Entry[] }[] {
  const categories = new Set(entries.map(({ category }) => category));
  return [...categories].map((category) => ({
    category,
    entries: entries.filter((entry) => entry.category === category),
  }));
}

export function faqJsonLd(entries: readonly FaqEntry[]): Record<string, unknown> {
  return {
    "@type": "FAQPage",
    mainEntity: entries.map(({ question, plainAnswer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainAnswer },
    })),
  };
}
