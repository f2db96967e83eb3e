import { cleanText } from "#values/text/clean-text.ts";

/** A find of a search in the admin area, and its address. */
export interface Find {
  to: string;
  title: string;
  /** Distinguishes it from others of its name. */
  note: string;
}

/** In the order in which they are shown. */
export const headings = ["Pages", "Orders", "Products", "Making", "People"] as const;

export interface FoundGroup {
  heading: (typeof headings)[number];
  finds: readonly Find[];
  /** The whole list of them, where there may be more. */
  all?: string;
}

/** The finds of a search, in groups none of which is empty. */
export interface Found {
  query: string;
  groups: readonly FoundGroup[];
  /** Could something not be searched? */
  isPart: boolean;
}

export const searchPath = "/admin/dashboard/search";

/** So many of each kind are shown; the lists have the others. */
export const mostFinds = 5;
/** So many people who ordered, so many who wrote, and so on. */
export const mostOfAKind = 3;

/** The query of an address. */
export const searchedText = (parameters: URLSearchParams): string =>
  cleanText(parameters.get("q") ?? "", 200);
