import { type RecipientState, recipientStates } from "#recipients/recipient.ts";
import type { Paise } from "#values/money/money.ts";

/** How the homes of an order stand. */
export interface HomesSummary {
  /** As many parcels were agreed on. */
  agreed: number;
  /** So many are in the order's sum; null where a parcel costs nothing. */
  billed: number | null;
  parcelPrice: Paise;
  /** When its buyer asked to send those who are known before the others; null while they have not. */
  sendKnownAt: Date | null;
  counts: Readonly<Record<RecipientState, number>>;
  /** Packed, and no courier is asked yet. */
  unbooked: number;
  /** Being booked just now. */
  asked: number;
  booked: number;
  /** What no courier took, could not be delivered or comes back. */
  troubled: number;
  /** Pieces of the order that the list gives to nobody yet. */
  ungiven: number;
  /** Without a GSTIN all go to one state: known homes in another one, which wait (HOMES-31). */
  elsewhere: number;
}

export const homesIn = ({ counts }: Pick<HomesSummary, "counts">): number =>
  recipientStates.reduce((sum, state) => sum + counts[state], 0);

/** The homes that can be packed now: none while it is open which of several states they go to. */
export function toPackOf({ counts, elsewhere }: Pick<HomesSummary, "counts" | "elsewhere">): number {
  const { packed, sent, there, back } = counts;
  const isBegun = packed + sent + there + back > 0;
  return elsewhere > 0 && !isBegun ? 0 : counts.known - elsewhere;
}

/** The homes whose parcels can be booked now: known and not packed, or packed and nobody was asked. */
export const toBookOf = (homes: Pick<HomesSummary, "counts" | "elsewhere" | "unbooked">): number =>
  toPackOf(homes) + homes.unbooked;

/** What comes next of an order's homes: what went wrong first. */
export function nextOfHomes(
  homes: HomesSummary,
): "trouble" | "book" | "asked" | "hand-over" | "elsewhere" | "wanted" | "way" {
  if (homes.troubled > 0) return "trouble";
  if (toBookOf(homes) > 0) return "book";
  if (homes.asked > 0) return "asked";
  if (homes.booked > 0) return "hand-over";
  if (homes.elsewhere > 0) return "elsewhere";
  return homes.counts.wanted > 0 || homesIn(homes) === 0 ? "wanted" : "way";
}
