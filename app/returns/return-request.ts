import type { Selectable } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { Paise } from "#values/money/money.ts";

const withToken = (token: string | undefined): string => (token ? `?${new URLSearchParams({ token })}` : "");

/** A request's own page; with the token of a mail's link where that opens it. */
export const ownReturnPath = (number: string, token?: string): string =>
  `/return/${encodeURIComponent(number)}${withToken(token)}`;

/** One of its photos, for its buyer. */
export const ownPhotoPath = (number: string, place: number, token?: string): string =>
  `/return/${encodeURIComponent(number)}/photos/${place}${withToken(token)}`;

export const returnsPath = "/admin/dashboard/returns";

/** The owner's page of a request. */
export const adminReturnPath = (id: string): string => `${returnsPath}/${encodeURIComponent(id)}`;

/** One of its photos, for the owner. */
export const photoPath = (id: string, place: number): string => `${adminReturnPath(id)}/photos/${place}`;

type Row = Selectable<Tables["return_requests"]>;

/** What its buyer is about: goods that are sound, or a fault. */
export type ReturnKind = Row["kind"];
export type ReturnState = Row["state"];
export type ReturnWish = Row["wish"];
/** What came of it. */
export type ReturnResolution = NonNullable<Row["resolution"]>;

export const returnReasons = [
  "changed_mind",
  "does_not_suit",
  "damaged",
  "wrong_item",
  "not_as_described",
  "other",
] as const;
export type ReturnReason = (typeof returnReasons)[number];

const faults: readonly ReturnReason[] = ["damaged", "wrong_item", "not_as_described"];

/** Is it the shop's fault? Then it needs a photo, and is reported within the hours for damage. */
export const isFault = (reason: ReturnReason): boolean => faults.includes(reason);

/** What a reason and a wish make of a request. */
export function returnKindOf(reason: ReturnReason, wish: ReturnWish): ReturnKind {
  return isFault(reason) ? "damage" : kindsOfSound[wish];
}

const kindsOfSound: Record<ReturnWish, ReturnKind> = {
  refund: "return",
  replacement: "return",
  exchange: "exchange",
};

/** A fault is made good by money or another piece; what is sound can be exchanged instead. */
export const wishesFor = (reason: ReturnReason): readonly ReturnWish[] =>
  isFault(reason) ? ["refund", "replacement"] : ["refund", "exchange"];

export const mostPhotos = 5;

const ways: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  requested: ["approved", "declined", "withdrawn"],
  // A damaged piece need not come back.
  approved: ["received", "settled", "withdrawn"],
  received: ["settled"],
  declined: [],
  settled: [],
  withdrawn: [],
};

/** A request goes forward only; what is declined, settled or withdrawn stays so. */
export const mayMove = (from: ReturnState, to: ReturnState): boolean => ways[from].includes(to);

/** The states in which its pieces are spoken for; what was settled stays so. */
export const standingStates = ["requested", "approved", "received", "settled"] as const;

export interface ReturnPiece {
  orderItemId: string;
  quantity: number;
  /** Of them came back. */
  received: number;
  /** Of those went back to stock. */
  resellable: number;
}

export interface ReturnRequest {
  id: string;
  /** 'R-' and a number, as its buyer reads it. */
  number: string;
  orderId: string;
  kind: ReturnKind;
  state: ReturnState;
  reason: ReturnReason;
  comment: string | null;
  photos: readonly string[];
  wish: ReturnWish;
  /** What it is to be exchanged for, in its buyer's words. */
  wishedVariant: string | null;
  isLate: boolean;
  declineWords: string | null;
  resolution: ReturnResolution | null;
  /** What went out in its place, such as 'Kohbar Tote (Size: Large) × 1'. */
  sentInstead: string | null;
  /** The owner's words to its buyer when it was settled. */
  settleWords: string | null;
  /** What was settled, shipping included; null until then. */
  refund: Paise | null;
  /** The key of the last refund request to the provider. */
  refundKey: string | null;
  refundShipping: Paise;
  upiId: string | null;
  requestedAt: Date;
  approvedAt: Date | null;
  receivedAt: Date | null;
  settledAt: Date | null;
  declinedAt: Date | null;
  withdrawnAt: Date | null;
  version: number;
  pieces: readonly ReturnPiece[];
}

/** The owner's words when it ended; null without any, or where it has not ended so. */
export function saidOf({
  state,
  declineWords,
  settleWords,
}: Pick<ReturnRequest, "state" | "declineWords" | "settleWords">): string | null {
  switch (state) {
    case "declined":
      return declineWords;
    case "settled":
      return settleWords;
    case "requested":
    case "approved":
    case "received":
    case "withdrawn":
      return null;
  }
}

/** R- and the millisecond in which it was requested. */
export const returnNumberAt = (milliseconds: number): string => `R-${milliseconds}`;

export const isReturnNumber = (text: string): boolean => /^R-\d{1,16}$/.test(text);

/** What a request takes of each line: what came once it came, and until then what is to come. */
export const takenBy = (
  request: Pick<ReturnRequest, "receivedAt">,
  piece: Pick<ReturnPiece, "quantity" | "received">,
): number => (request.receivedAt ? piece.received : piece.quantity);
