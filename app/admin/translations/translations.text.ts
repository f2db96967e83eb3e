import { longDate } from "#values/time/date-time.ts";

export const translationsText = {
  title: "Translations",
  note: "What the shop says in Hindi. A text without Hindi stands in English on its pages.",
  states: { all: "All", missing: "Missing", old: "Old" },
  kinds: "Kinds",
  columns: { record: "Record", texts: "Texts" },
  kindNames: {
    product: "Products",
    artisan: "Artisans",
    post: "Blog Posts",
    faq: "Questions",
    policy: "Legal Texts",
    shop: "Shop",
    promotion: "Discounts",
    word: "Options and Categories",
  },
  none: { title: "Nothing here.", text: "No record has such texts." },
  notYours: {
    title: "Not allowed",
    text: "No text here is yours to translate. Whoever keeps the page Staff can allow it.",
  },
  loadFailed: { title: "Error", text: "Failed to load translations. Please try again." },
  english: "English",
  oldSince: (saved: Date | null) =>
    saved
      ? `Old: the English has changed since this was written on ${longDate(saved)}.`
      : "Old: the English has changed.",
  right: "Still right",
  editQuestion: "Edit Question",
  back: "Back to the list",
  words: {
    before: "Options, and what is written on a piece, are translated once for all products: ",
    link: "Options and Categories",
    after: ".",
  },
  save: "Save",
  saved: (record: string) => ({ title: "Translation Saved", text: `${record} is saved.` }),
  unchanged: { title: "No Change", text: "Nothing was changed." },
  gone: "This record is no longer there.",
  broken: "The translation could not be saved. Please try again.",
  failed: (text: string) => ({ title: "Error", text }),
  tooLong: (most: number) => `At most ${most.toLocaleString("en-IN")} letters.`,
  lines: (count: number) => (count === 1 ? "One line, as in English." : `${count} lines, as in English.`),
} as const;

/** A translator's file: what takes it out and brings it back. */
export const translationsFile = {
  exportAll: "Export All",
  exportOpen: "Export Missing and Old",
  title: "Import Translations",
  link: "Import",
  help: [
    "Export the texts, write the Hindi into the column “Hindi”, save as “CSV UTF-8” and choose the file here.",
    "Only the Hindi is taken. An empty cell changes nothing; what has to go is emptied on its own page.",
    "An old text that is right as it is stays old, unless its “State” says “still right”.",
    "A line whose English has changed since the export is left out. Export it again.",
  ],
  file: "CSV File",
  check: "Check File",
  apply: "Import Translations",
  chooseAgain: "Without script, choose the same file once more before you import it.",
  counts: ({ added, changed, right, same }: Record<"added" | "changed" | "right" | "same", number>) =>
    `${texts(added)} new, ${texts(changed)} changed, ${texts(right)} still right, ${texts(same)} as they are.`,
  stayOld: (count: number) =>
    `${count === 1 ? "1 of these is old and stays" : `${texts(count)} of these are old and stay`} old. Where the Hindi is right, write “still right” into “State”.`,
  changes: "What it changes",
  changeOf: (line: number, label: string, change: "new" | "changed" | "right") =>
    `${label} · line ${line} · ${change === "right" ? "still right" : change}`,
  noChange: "This file changes nothing.",
  columns: { text: "Text", english: "English", before: "Hindi now", said: "Hindi in the file" },
  /** Stands for a text that is not there yet. */
  noText: "–",
  moreChanges: (count: number) => `and ${texts(count)} more`,
  refused: (count: number) => `${texts(count)} of its lines are left out:`,
  line: (line: number, text: string) => `Line ${line}: ${text}`,
  more: (count: number) => `and ${texts(count)} more`,
  changedSince: "The file, or what the shop says, has changed since it was checked. Please look once more.",
  done: (count: number) => ({ title: "Translations Imported", text: `${texts(count)} saved.` }),
  nothing: { title: "No Change", text: "The file says what the shop says already." },
  failed: { title: "Could Not Import", text: "Nothing was changed. Please try again." },
  problems: {
    noFile: "Please choose a CSV file first.",
    tooLarge: "This file is larger than 8MB. Please import it in parts.",
    tooLong: "This file has more than 20,000 lines. Please import it in parts.",
    noTable: "This file is no table that can be read. Please save it as “CSV UTF-8”.",
    noHead:
      "The first line must name the columns Kind, Record, Field, Hindi and Source Hash, as in the export.",
    empty: "This file has no lines below its header.",
  },
  lines: {
    unknown: "the shop has no such text.",
    notYours: (kind: string) => `you may not change texts of “${kind}”.`,
    cut: "its Hindi fills a cell of Excel (32,767 characters), which cuts what is longer. Write it on its page.",
    otherEnglish: "its English has changed since the export.",
    twice: "this text stood there before and said something else.",
  },
} as const;

const texts = (count: number): string => count.toLocaleString("en-IN");
