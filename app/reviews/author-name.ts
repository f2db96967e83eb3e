import { reviewsText } from "./reviews.text.ts";

/** Stored in place of a name where there is none. */
export const nameless = "A buyer";

/** A review's author as the page's reader calls them. */
export const authorName = (author: string): string => (author === nameless ? reviewsText.buyer : author);

const titles = new Set("mr mrs ms miss dr prof shri sri smt श्री श्रीमती सुश्री डॉ".split(" "));

/** All that everybody reads of a buyer's name: 'Asha' of 'Asha Kumari', and of 'Dr. Asha Kumari', too. */
export function firstNameOf(name: string): string {
  // Some type their address or number there.
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => !/@|\p{Nd}{4}/u.test(word));
  const isName = (word: string) => word.length > 1 && !word.endsWith(".") && !titles.has(word.toLowerCase());
  const first = words.find(isName) ?? words[0];
  return Array.from(first || nameless)
    .slice(0, 40)
    .join("");
}
