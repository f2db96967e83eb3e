import type { Doer } from "#accounts/permissions/holder.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { changeParts, insertNote, lockPart } from "../lots.db.server.ts";
import { noteOnLot } from "../note-on-lot.server.ts";

/** What the owner says to a maker's problem, about the part as it was seen. */
interface SaidToProblem {
  partId: string;
  version: number;
  text: string;
}

type Answering = { kind: "answered" | "stale" | "gone" };

/** Answers a maker's problem, once; she reads it on her page (MAKING-23). */
export const answerProblem = (
  shop: Pick<Services, "db" | "now">,
  actor: Doer<"making">,
  { partId, version, text }: SaidToProblem,
): Promise<Answering> =>
  inTransaction(shop.db, async (trx) => {
    const locked = await lockPart(trx, partId);
    if (!locked) return { kind: "gone" };
    const { part } = locked;
    if (part.version !== version || !part.asks) return { kind: "stale" };
    await insertNote(trx, { partId, by: "owner", text, photo: null, at: shop.now() });
    await changeParts(trx, [partId], { asks: false });
    await noteOnLot(trx, actor, part.lotId, "problem_answered", { maker: part.artisanName });
    return { kind: "answered" };
  });
