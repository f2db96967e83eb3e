import type { Doer } from "#accounts/permissions/holder.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { afterDone, afterTakingRest, type PartCounts, stateBy, type WorkRefusal } from "./lot.ts";
import { changeLot, changeParts, type LockedPart, lockPart } from "./lots.db.server.ts";
import { noteOnLot } from "./note-on-lot.server.ts";
import { keepUnmadeOfLot } from "./unmade.db.server.ts";

type MakingServices = Pick<Services, "db" | "now">;

/** A part as the owner saw it, and how many more of its pieces are done. */
export interface CountedPart {
  partId: string;
  version: number;
  pieces: number;
}

export type Counting = { kind: "kept"; counts: PartCounts } | { kind: "stale" | "gone" } | WorkRefusal;

/** The owner notes what a maker has done who has no phone at hand. */
export const finishFor = (
  shop: MakingServices,
  actor: Doer<"making">,
  { partId, version, pieces }: CountedPart,
): Promise<Counting> =>
  inTransaction(shop.db, async (trx) => {
    const locked = await lockPart(trx, partId);
    if (!locked) return { kind: "gone" };
    const { lot, part } = locked;
    if (part.version !== version) return { kind: "stale" };
    const counts = afterDone(lot, part, pieces);
    if ("kind" in counts) return counts;
    await changeParts(trx, [partId], { ...counts, state: stateBy(counts) });
    await noteOnLot(trx, actor, part.lotId, "finished", { pieces, maker: part.artisanName });
    return { kind: "kept", counts };
  });

/**
 * Takes back what a maker has not done of begun work (MAKING-5): pieces that are done since the last word are
 * counted first, and all done ones stay theirs. The rest is to be given to somebody else.
 */
export const takeRestBack = (
  shop: MakingServices,
  actor: Doer<"making">,
  { partId, version, pieces }: CountedPart,
): Promise<Counting> =>
  inTransaction(shop.db, async (trx) => {
    const locked = await lockPart(trx, partId);
    if (!locked || locked.part.state === "cancelled") return { kind: "gone" };
    const { lot, part } = locked;
    if (part.version !== version) return { kind: "stale" };
    const counted = pieces === 0 ? part : afterDone(lot, part, pieces);
    if ("kind" in counted) return counted;
    const counts = afterTakingRest(counted);
    await changeParts(trx, [partId], counts === "nothing" ? { state: "cancelled" } : restOf(counts));
    await changeLot(trx, lot, { to_give: true });
    await noteOnLot(trx, actor, part.lotId, "taken_back", takenIn(part, counts));
    await keepUnmadeOfLot(trx, lot);
    return { kind: "kept", counts: counts === "nothing" ? counted : counts };
  });

const restOf = (counts: PartCounts) => ({ ...counts, state: stateBy(counts), asks: false });

const takenIn = ({ quantity, artisanName }: LockedPart, counts: PartCounts | "nothing") => ({
  pieces: quantity - (counts === "nothing" ? 0 : counts.quantity),
  maker: artisanName,
});
