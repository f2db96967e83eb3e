import { type RecipientState, recipientStates } from "#recipients/recipient.ts";

/** How the homes of an order stand. */
export interface HomesSummary {
  /** As many parcels were agreed on. */
  agreed: number;
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
}

export const homesIn = ({ counts }: Pick<HomesSummary, "counts">): number =>
  recipientStates.reduce((sum, state) => sum + counts[state], 0);

/** The homes whose parcels can be booked now: known and not packed, or packed and nobody was asked. */
export const toBookOf = ({ counts, unbooked }: Pick<HomesSummary, "counts" | "unbooked">): number =>
  counts.known + unbooked;

/** What comes next of an order's homes: what went wrong first. */
export function nextOfHomes(
  homes: HomesSummary,
): "trouble" | "book" | "asked" | "hand-over" | "wanted" | "way" {
  if (homes.troubled > 0) return "trouble";
  if (toBookOf(homes) > 0) return "book";
  if (homes.asked > 0) return "asked";
  if (homes.booked > 0) return "hand-over";
  return homes.counts.wanted > 0 || homesIn(homes) === 0 ? "wanted" : "way";
}
