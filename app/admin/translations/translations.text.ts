import { longDate } from "#values/time/date-time.ts";

export const translationsText = {
  title: "Translations",
  note: "What the shop says in Hindi. A text without Hindi stands in English on its pages.",
  states: { all: "All", missing: "Missing", old: "Old" },
  none: { title: "Nothing here.", text: "No record has such texts." },
  loadFailed: { title: "Error", text: "Failed to load translations. Please try again." },
  english: "English",
  oldSince: (saved: Date | null) =>
    saved ? `Old: the English has changed since ${longDate(saved)}.` : "Old: the English has changed.",
  right: "Still right",
  editEnglish: "Edit the English",
  save: "Save",
  saved: (record: string) => ({ title: "Translation Saved", text: `${record} is saved.` }),
  unchanged: { title: "No Change", text: "Nothing was changed." },
  gone: "This record is no longer there.",
  broken: "The translation could not be saved. Please try again.",
  failed: (text: string) => ({ title: "Error", text }),
  tooLong: (most: number) => `At most ${most.toLocaleString("en-IN")} letters.`,
  lines: (count: number) => (count === 1 ? "One line, as in English." : `${count} lines, as in English.`),
} as const;
