import { adminOrderPath, ordersPath } from "#orders/links/list-query.ts";
import { adminList, type ListState } from "#records/fields/admin-list.ts";

/** What waits of an order's homes, by whom or what for. */
export const homeTabs = ["all", "trouble", "wanted", "known", "packed", "sent", "there", "back"] as const;
export type HomeTab = (typeof homeTabs)[number];

const choices = { tab: homeTabs } as const;
export type HomeChoices = typeof choices;
export type HomesState = ListState<HomeChoices>;

export const homesPath = (orderId: string): string => `${adminOrderPath(orderId)}/recipients`;

export const homesList = (orderId: string) => adminList(homesPath(orderId), choices);

/** As many labels or slips are one file, or one page to print. */
export const homesAtOnce = 100;

/** The sheet back, with courier, number and state. */
export const homesFilePath = (orderId: string): string =>
  `${ordersPath}/recipients.csv?${new URLSearchParams({ order: orderId })}`;

/** The labels, or the slips, of a hundred parcels after the other. */
export const homePaperPath = (orderId: string, paper: "labels.pdf" | "packing-slips", part: number): string =>
  `${homesPath(orderId)}/${paper}?${new URLSearchParams({ part: String(part) })}`;

/** From 1; of an address that names none the first. */
export function paperPartOf(parameters: URLSearchParams): number {
  const part = Number(parameters.get("part"));
  return Number.isInteger(part) && part >= 1 && part <= 100 ? part : 1;
}

export const paperPartsOf = (count: number): number[] =>
  Array.from({ length: Math.ceil(count / homesAtOnce) }, (_, place) => place + 1);
