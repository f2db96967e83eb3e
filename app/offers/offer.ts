import type { Selectable } from "kysely";
import { type Address, isAbroad } from "#addresses/address.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { Language } from "#values/language/language.ts";
import { type Paise, paise, sum, times } from "#values/money/money.ts";
import type { SupplyRule } from "#values/place-of-supply.ts";
import type { Proof, ProofState } from "./proofs.db.server.ts";

type Row = Selectable<Tables["offers"]>;

export type OfferState = Row["state"];
/** Where an offer comes from: a quote request, a call, or a fair. */
export type OfferSource = Row["source"];

/** O- and the millisecond in which it was begun (OFFER-1). */
export const offerNumberAt = (milliseconds: number): string => `O-${milliseconds}`;

export const isOfferNumber = (text: string): boolean => /^O-\d{1,16}$/.test(text);

export const mostLines = 60;
export const mostPieces = 100_000;

/** The owner and the buyer may type so much of it. */
export const longestPoNumber = 40;

/** A product or service on offer, at a price that includes the tax. */
export interface OfferLine {
  id: string;
  /** Null for a line that is no product of the shop's, and once the product is deleted. */
  productId: string | null;
  variantId: string | null;
  name: string;
  optionText: string | null;
  /** How it is made for this buyer: a logo, a colour, a text. */
  details: string | null;
  sku: string | null;
  hsn: string | null;
  /** Percent, as the product's column has it; null where the shop's own counts. */
  taxRate: string | null;
  quantity: number;
  unitPrice: Paise;
}

export interface OfferBuyer {
  name: string;
  /** Null where no mail can be sent. */
  email: string | null;
  phone: string | null;
  company: string | null;
  gstin: string | null;
  /** The number of the company's own purchase order. */
  poNumber: string | null;
  billing: Address | null;
  shipping: Address | null;
  /** The receiver's own mobile number; null, or missing, where the buyer's is theirs. */
  shippingPhone?: string | null;
}

/** Where its parcel goes, as far as that is known: no parcel goes abroad. */
export const goesTo = ({ billing, shipping }: Pick<OfferBuyer, "billing" | "shipping">): Address | null =>
  shipping ?? (billing && !isAbroad(billing) ? billing : null);

/** It goes to many addresses, which its buyer says once it is accepted (HOMES-1). */
export interface ManyAddresses {
  parcels: number;
  /** Of a parcel, with its tax. */
  price: Paise;
}

export const parcelsSum = (toMany: ManyAddresses | null): Paise =>
  toMany === null ? paise(0) : times(toMany.price, toMany.parcels);

/** One revision of an offer. */
export interface Offer {
  id: string;
  number: string;
  revision: number;
  state: OfferState;
  source: OfferSource;
  quoteId: string | null;
  /** In which its buyer is written to (HINDI-25). */
  language: Language;
  buyer: OfferBuyer;
  /** For the buyer, above the lines. */
  words: string | null;
  /** The last day on which it can be accepted, such as '2026-12-01'. */
  validUntil: string | null;
  /** The day by which all of it leaves. */
  promisedOn: string | null;
  lines: readonly OfferLine[];
  subtotal: Paise;
  shippingCost: Paise;
  toMany: ManyAddresses | null;
  total: Paise;
  /** Of the total; 0 where all of it is paid at once. */
  advancePercent: number;
  orderId: string | null;
  /** By which rule its place of supply is found: its order's, else as it was sent; null of a draft. */
  supplyRule: SupplyRule | null;
  declineWords: string | null;
  /** What its buyer wants to be different, and when they last wrote that. */
  changeWords: string | null;
  changeAskedAt: Date | null;
  createdAt: Date;
  sentAt: Date | null;
  decidedAt: Date | null;
  version: number;
}

const ways: Readonly<Record<OfferState, readonly OfferState[]>> = {
  draft: ["sent", "accepted", "withdrawn"],
  sent: ["accepted", "declined", "expired", "withdrawn"],
  accepted: [],
  declined: [],
  expired: [],
  withdrawn: [],
};

/** A revision goes forward only. A draft that is accepted was agreed by phone or at a fair. */
export const mayMoveTo = (from: OfferState, to: OfferState): boolean => ways[from].includes(to);

type Dated = Pick<Offer, "state" | "validUntil">;

/**
 * Where a revision stands on a day in India: one whose last day is over has expired, even before the job
 * marks it.
 */
export const stateOn = ({ state, validUntil }: Dated, today: string): OfferState =>
  state === "sent" && validUntil !== null && validUntil < today ? "expired" : state;

export const lineSum = ({ unitPrice, quantity }: Pick<OfferLine, "unitPrice" | "quantity">): Paise =>
  times(unitPrice, quantity);

export function offerSums(
  lines: readonly Pick<OfferLine, "unitPrice" | "quantity">[],
  shippingCost: Paise,
  toMany: ManyAddresses | null = null,
): Pick<Offer, "subtotal" | "shippingCost" | "toMany" | "total"> {
  const subtotal = sum(lines.map(lineSum));
  return { subtotal, shippingCost, toMany, total: sum([subtotal, shippingCost, parcelsSum(toMany)]) };
}

/** A buyer's answer to a proof; wanted changes come in words. */
export type ProofAnswer =
  | { state: Extract<ProofState, "approved">; words: null }
  | { state: Extract<ProofState, "changes">; words: string };

/**
 * A proof is answered once; a buyer who wanted it changed may still approve it as it is. An approved proof is
 * final: the goods are made so.
 */
export const mayAnswer = (from: Proof["state"], to: ProofAnswer["state"]): boolean =>
  from === "shown" || (from === "changes" && to === "approved");

const at = (number: string, rest: string, token: string): string =>
  `/offer/${encodeURIComponent(number)}${rest}?${new URLSearchParams({ token })}`;

/** Where a revision is read and decided, with the token that opens it. */
export const ownOfferPath = (number: string, token: string): string => at(number, "", token);

/** The same after an act; the page shows its outcome where no script shows a notice. */
export const answeredOfferPath = (number: string, token: string, done: string): string =>
  `${ownOfferPath(number, token)}&${new URLSearchParams({ done })}`;

/** It as a paper. */
export const proformaPath = (number: string, token: string): string => at(number, "/proforma.pdf", token);

/** Where its buyer says where the parcels of its order go. */
export const offerHomesPath = (number: string, token: string): string => at(number, "/addresses", token);

/** Those as a table. */
export const homesSheetPath = (number: string, token: string): string => at(number, "/addresses.csv", token);

/** The picture of one of its proofs. */
export const proofPicturePath = (number: string, proof: string, token: string): string =>
  at(number, `/proofs/${encodeURIComponent(proof)}`, token);
