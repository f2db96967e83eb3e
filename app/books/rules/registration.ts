import type { IndianState } from "#values/contact/indian-state.ts";
import { leavesState, type ShopPlace, stateOfShop } from "#values/contact/shop-place.ts";
import { type Paise, paise } from "#values/money/money.ts";

interface Bound {
  /** Sales of a financial year above this want a registration. */
  above: Paise;
  source: string;
}

/**
 * Up to which sales of a financial year a shop of goods needs no GSTIN. Public pages read the law in two
 * ways where handicraft goods leave the state:
 *
 * - ₹20 lakh: Notification 3/2018-Integrated Tax lets them go as far as section 22(1) of the CGST Act lets
 *   anybody, and that says ₹20 lakh (₹10 lakh in special category States).
 * - ₹40 lakh all the same: Notification 10/2019-Central Tax leaves out whom section 24 obliges to register,
 *   and Notification 3/2018 has freed those who sell handicraft goods from that.
 *
 * The shop counts by the first, which warns earlier, and says that there is the second. The texts were read
 * in December 2026.
 */
export const registrationBounds = {
  /** While nothing was sent to another state in the year. */
  atHome: {
    above: paise(40_00_000_00),
    source: "Notification 10/2019-Central Tax of 7 March 2019",
    /** Whose shops it leaves out (its exception c): for them the next one holds from the first sale on. */
    notIn: ["Arunachal Pradesh", "Meghalaya", "Puducherry", "Sikkim", "Telangana", "Uttarakhand"],
  },
  beyond: {
    above: paise(20_00_000_00),
    source: "Section 22(1) of the CGST Act; Notification 3/2018-Integrated Tax of 22 October 2018",
  },
  /** Special category States, as Explanation (iii) of section 22 has them since 1 February 2019. */
  special: {
    above: paise(10_00_000_00),
    source: "Section 22(1) of the CGST Act with its Explanation (iii)",
    states: ["Manipur", "Mizoram", "Nagaland", "Tripura"],
  },
} as const satisfies Record<BoundName, Bound & { notIn?: IndianState[]; states?: IndianState[] }>;

export const boundNames = ["atHome", "beyond", "special"] as const;
export type BoundName = (typeof boundNames)[number];

const isAmong = (states: readonly string[], state: IndianState): boolean => states.includes(state);

/** Which bound holds. Of a shop whose state nobody knows each parcel may go to another one. */
export function boundOf(state: IndianState | undefined, hasLeft: boolean): BoundName {
  const { atHome, special } = registrationBounds;
  if (state && isAmong(special.states, state)) return "special";
  return hasLeft || !state || isAmong(atHome.notIn, state) ? "beyond" : "atHome";
}

/** What a year's papers of one kind, from one address to one state, come to. */
export interface YearPart extends ShopPlace {
  kind: "invoice" | "note";
  stateCode: string | null;
  /** Without tax; with shipping and fees. */
  value: Paise;
}

/** How far a year's sales are. */
export interface Turnover {
  sales: Paise;
  bound: BoundName;
  level: "below" | "near" | "above";
  /** Its sentence says so where nobody knows the shop's state. */
  hasState: boolean;
}

/** A warning begins here. */
const nearPercent = 80;

/** A year's papers less its notes, beside the bound that holds for the shop. */
export function turnoverOf(parts: readonly YearPart[], shop: ShopPlace): Turnover {
  const sales = paise(parts.reduce((all, { kind, value }) => all + (kind === "note" ? -value : value), 0));
  const hasLeft = parts.some((part) => part.kind === "invoice" && leavesState(part, part.stateCode));
  const state = stateOfShop(shop);
  const bound = boundOf(state, hasLeft);
  return { sales, bound, level: levelOf(sales, registrationBounds[bound]), hasState: state !== undefined };
}

function levelOf(sales: Paise, { above }: Bound): Turnover["level"] {
  if (sales > above) return "above";
  return sales * 100 >= above * nearPercent ? "near" : "below";
}
