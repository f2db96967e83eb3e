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
  problems: {
    private: "Its address leads into a private network, or is not https.",
    silent: "The other machine did not answer in time.",
    status: (status: number) => `The other machine answered ${status}.`,
    redirects: "Its address leads on too often.",
    large: "It is larger than 5MB.",
    picture: "It is no PNG, JPEG or WebP picture, or too large to be read.",
    full: "Its product has five pictures already.",
    gone: "Its product does not exist any more.",
    broken: (code: string) => `The connection failed (${code}).`,
  },
} as const;
