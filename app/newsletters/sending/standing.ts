import type { FailureKind } from "#mail/sending/failure-kind.ts";

/** How an address has done of late: how many newsletters in a row were given up, and since when. */
interface ReaderStanding {
  unreached: number;
  since: Date | null;
}

const day = 24 * 60 * 60 * 1000;
const leastNewsletters = 2;
const leastDays = 14;

/**
 * After another newsletter was given up: an address is written to no more once two newsletters in a row were,
 * two weeks apart at least (NEWSLETTER-23).
 */
export function afterGivenUp(
  { unreached, since }: ReaderStanding,
  now: Date,
): ReaderStanding & { isBounced: boolean } {
  const first = since ?? now;
  const count = unreached + 1;
  const isLong = now.getTime() - first.getTime() >= leastDays * day;
  return { unreached: count, since: first, isBounced: count >= leastNewsletters && isLong };
}

/** So many refusals of the shop itself in a row pause a newsletter; fewer may be one domain's oddity. */
const mostRefusals = 3;

/** What failures in a row, by no fault of an address, mean for the whole newsletter. */
export function afterTrouble(
  kind: FailureKind & ("away" | "ours"),
  troubles: number,
  mostTries: number,
): "goes on" | "waits" | "pauses" {
  if (troubles >= mostTries) return "pauses";
  if (kind === "away") return "waits";
  return troubles >= mostRefusals ? "pauses" : "goes on";
}
