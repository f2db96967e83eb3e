import { grouped } from "#values/text/grouped.ts";

const pictures = (count: number) => `${grouped(count)} ${count === 1 ? "picture" : "pictures"}`;

/** The pictures of an import in words. */
export const picturesText = {
  title: "Imported Pictures",
  back: "Back to Import",
  none: "No import has brought pictures that lie elsewhere.",
  progress: (fetched: number, all: number) => `${grouped(fetched)} of ${pictures(all)} fetched.`,
  waiting: (count: number) => `${pictures(count)} still to fetch. This page follows by itself.`,
  plainWaiting: "Load this page again to see how far it is.",
  done: "All pictures are here.",
  failed: (count: number) => `${pictures(count)} could not be fetched:`,
  tryAgain: "Try Again",
  tryAllAgain: "Try All Again",
  retried: { title: "Trying Again", text: "The pictures are fetched in the background." },
  unread: { title: "Error", text: "The pictures could not be read. Please try again." },
  /** Why one was not had, as it is kept. */
  problem: (kept: string): string => kept,
};
