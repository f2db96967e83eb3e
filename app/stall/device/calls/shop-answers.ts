import type { StallGood, StallList } from "../../sale/stall-list.ts";
import type { KeptSale } from "../rules/kept-sale.ts";

/** What the shop answers is looked at once more: between the two stand other people's networks. */

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const hasTexts = (value: Fields, ...names: string[]): boolean =>
  names.every((name) => typeof value[name] === "string");
const isTextOrNull = (value: unknown): boolean => value === null || typeof value === "string";
const isInBoth = (value: unknown): boolean => isFields(value) && hasTexts(value, "en", "hi");

/** Whole numbers by financial year. */
export const isByYear = (value: unknown): value is Record<string, number> =>
  isFields(value) && Object.values(value).every((each) => Number.isSafeInteger(each));

export interface PairedDevice {
  deviceId: string;
  secret: string;
  letter: string;
  name: string;
  last: Record<string, number>;
}

export const isPairedDevice = (value: unknown): value is PairedDevice =>
  isFields(value) && hasTexts(value, "deviceId", "secret", "letter", "name") && isByYear(value.last);

const isGood = (value: unknown): value is StallGood =>
  isFields(value) &&
  hasTexts(value, "productId") &&
  [value.variantId, value.sku, value.hsn, value.picture].every(isTextOrNull) &&
  isInBoth(value.name) &&
  (value.option === null || isInBoth(value.option)) &&
  Number.isSafeInteger(value.price) &&
  Number.isSafeInteger(value.taken);

const isStallList = (value: unknown): value is StallList =>
  isFields(value) &&
  hasTexts(value, "id", "madeOn") &&
  isFields(value.stall) &&
  hasTexts(value.stall, "id", "name", "place") &&
  isFields(value.shop) &&
  hasTexts(value.shop, "name", "address", "phone") &&
  [value.shop.gstin, value.shop.upi].every(isTextOrNull) &&
  Array.isArray(value.goods) &&
  value.goods.every(isGood);

export const listsIn = (value: unknown): StallList[] | undefined =>
  isFields(value) && Array.isArray(value.lists) && value.lists.every(isStallList) ? value.lists : undefined;

export interface ReadSyncAnswer {
  have: Record<string, number>;
  states: Map<string, KeptSale["state"]>;
  /** Stalls that were closed. */
  closed: string[];
}

const shopStates = ["kept", "booked", "trouble"] as const;

export function syncAnswerIn(value: unknown): ReadSyncAnswer | undefined {
  if (!isFields(value) || !isByYear(value.have) || !Array.isArray(value.sales)) return undefined;
  const states: ReadSyncAnswer["states"] = new Map();
  for (const each of value.sales) {
    const state = isFields(each) ? shopStates.find((one) => one === each.state) : undefined;
    if (state && isFields(each)) states.set(String(each.id), state);
  }
  const stalls = Array.isArray(value.stalls) ? value.stalls : [];
  const closed = stalls.flatMap((each) => (isFields(each) && each.isClosed === true ? String(each.id) : []));
  return { have: value.have, states, closed };
}
