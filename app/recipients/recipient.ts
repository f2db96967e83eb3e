import type { Selectable } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { Paise } from "#values/money/money.ts";
import { nameKey } from "#values/text/name-key.ts";

type Row = Selectable<Tables["order_recipients"]>;

/** wanted: the address is not known yet; from packed on a row stands where its parcel is. */
export type RecipientState = Row["state"];

export const recipientStates = [
  "wanted",
  "known",
  "packed",
  "sent",
  "there",
  "back",
] as const satisfies readonly RecipientState[];

/** Where a gift goes, and whom its courier rings up. */
export interface RecipientAddress {
  name: string;
  phone: string;
  addressLine1: string;
  addressLine2: string | null;
  city: string;
  /** The state of India. */
  state: string;
  pincode: string;
}

/** Pieces by the ids of the order's lines; a line of which somebody gets none is left out. */
export type GivenPieces = Readonly<Record<string, number>>;

/** Somebody who gets a parcel of an order that goes to many homes. */
export interface ParcelRecipient {
  id: string;
  orderId: string;
  /** As a spreadsheet counts: the headings are row 1. */
  row: number;
  state: RecipientState;
  /** Null while nobody knows it, and once it is erased. */
  address: RecipientAddress | null;
  /** Who may be known before the address is. */
  name: string | null;
  email: string | null;
  pieces: GivenPieces;
  /** From the giver; it goes into the parcel. */
  note: string | null;
  /** person: the order's buyer is not shown the address. */
  givenBy: Row["given_by"];
  /** Until when their link takes an address; null for those who were not asked. */
  linkUntil: Date | null;
  askedAt: Date | null;
  askedTimes: number;
  erasedAt: Date | null;
  version: number;
}

/** What was agreed of an order that goes to many homes. */
export interface RecipientList {
  orderId: string;
  /** The number that the offer said; what differs is asked with the balance (HOMES-3). */
  agreedParcels: number;
  parcelPrice: Paise;
  uploadedAt: Date | null;
  /** When its buyer asked that those who are known be sent before the others. */
  sendKnownAt: Date | null;
  version: number;
}

/** An order goes to so many homes at most. */
export const mostRecipients = 1000;

/** Who changes a row. */
export type RowChanger = "buyer" | "person" | "owner";

const changers: Readonly<Record<RecipientState, readonly RowChanger[]>> = {
  wanted: ["buyer", "person", "owner"],
  known: ["buyer", "owner"],
  packed: [],
  sent: [],
  there: [],
  // What came back is sent anew to where the owner has asked for.
  back: ["owner"],
};

/** May they change a row? It changes until its parcel is made (HOMES-6). */
export const mayChangeRow = (state: RecipientState, who: RowChanger): boolean =>
  changers[state].includes(who);

/** How many rows have the name and address of an earlier one: meant, or pasted twice. */
export function rowsAlike(rows: readonly Pick<ParcelRecipient, "address">[]): number {
  const addresses = rows.flatMap(({ address }) => address ?? []);
  const keys = addresses.map(({ name, addressLine1, pincode }) =>
    [name, addressLine1, pincode].map(nameKey).join("\n"),
  );
  return keys.length - new Set(keys).size;
}

interface OrderedLine {
  id: string;
  quantity: number;
}

/** Of each line the pieces that nobody gets yet; below nought where more are given than were ordered. */
export function piecesLeft(
  lines: readonly OrderedLine[],
  rows: readonly Pick<ParcelRecipient, "pieces">[],
): Map<string, number> {
  const left = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  for (const { pieces } of rows)
    for (const [id, given] of Object.entries(pieces)) left.set(id, (left.get(id) ?? 0) - given);
  return left;
}

/** All pieces that nobody gets yet: none may be left before the last parcel (HOMES-5). */
export const piecesForNobody = (left: ReadonlyMap<string, number>): number =>
  [...left.values()].reduce((sum, each) => sum + Math.max(each, 0), 0);

/** Would this be the last parcel of a list, so that its pieces must add up first? */
export const isLastParcel = (
  rows: readonly Pick<ParcelRecipient, "id" | "state">[],
  ids: readonly string[],
): boolean => rows.every(({ id, state }) => ids.includes(id) || (state !== "wanted" && state !== "known"));
