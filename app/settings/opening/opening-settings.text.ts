import { grouped } from "#values/text/grouped.ts";

/** Whether strangers see the shop, in the owner's settings. */
export const openingSettingsText = {
  title: "Who sees the shop",
  open: "Today everybody sees the shop.",
  soon: "Today strangers see 'Opening soon', on every page. You and your staff see the whole shop once you are signed in, with a bar that says so.",
  close: "Show 'Opening soon'",
  openNow: "Open the shop",
  ask: (drafts: readonly string[]) => `Open the shop now? Buyers do not see these yet: ${drafts.join(", ")}.`,
  preview: "See the page",
  goesOn:
    "What goes on all the same: orders that were placed, with their links, payments, parcels and tracking; signing in; the legal texts and the contact page. Nothing new can be ordered meanwhile.",
  waiting: (people: number) =>
    people === 1
      ? "1 person left an email to be told. Opening writes to them, once."
      : `${grouped(people)} people left an email to be told. Opening writes to each of them, once.`,
  nobody: "Whoever leaves an email there is written to when you open.",
  opened: { title: "The Shop Is Open", text: "Everybody sees it from now on." },
  closed: {
    title: "Opening Soon",
    text: "Strangers are told to come back; you and your staff see the shop.",
  },
  unknown: { title: "Error", text: "Nothing was changed. Please try again.", tone: "destructive" as const },
} as const;
