import { grouped } from "#values/text/grouped.ts";

/** Beyond that many is not counted on a tab. */
export const mostOnTab = 1000;

/** How many there are on each tab: one more than are counted where there are more. */
export type TabCounts<Tab extends string> = Readonly<Record<Tab, number>>;

export const tabCountWords = (count: number): string =>
  count > mostOnTab ? `${grouped(mostOnTab)}+` : String(count);
