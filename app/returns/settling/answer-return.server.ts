import type { Actor } from "#accounts/actor.ts";
import type { Doer } from "#accounts/permissions/holder.ts";
import { voidReturned } from "#certificates/issuing/void-certificates.db.server.ts";
import type { OrderRow } from "#orders/lock-order.db.server.ts";
import type { OrderMailServices } from "#orders/order-services.ts";
import { putPiecesBack } from "#orders/stock/pieces-back.db.server.ts";
import { type AuditEntry, writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { failedRefundOf } from "../failed-refund.db.server.ts";
import { queueReturnMail } from "../mails/queue-return-mail.server.ts";
import { mayMove, type ReturnRequest, type ReturnState } from "../return-request.ts";
import { lockReturn, moveReturn, noteCame } from "../returns.db.server.ts";

/** A request as the owner saw it. */
export interface SeenReturn {
  id: string;
  version: number;
}

/** What comes of an owner's act. 'unfit': the request is past that step. */
export type AnsweredReturn = { kind: "done" } | { kind: "stale" | "missing" | "unfit" };

/** Who acts where, and on what; the rows are locked. */
export interface Locked {
  trx: Trx;
  order: OrderRow;
  request: ReturnRequest;
}

/**
 * One step of a request by the owner: locked, compared with what she saw, written with its audit row and its
 * mail in one transaction. What `act` answers instead ends it, and nothing is written. What is settled is
 * settled again only where its money could not be sent.
 */
export async function stepReturn<Other extends { kind: string }>(
  shop: OrderMailServices,
  actor: Pick<Actor, "id">,
  { id, version, to }: SeenReturn & { to: ReturnState },
  act: (locked: Locked) => Promise<Other | { audit: AuditEntry["detail"] }>,
): Promise<AnsweredReturn | Other> {
  const done = await inTransaction(shop.db, async (trx): Promise<AnsweredReturn | Other> => {
    const found = await lockReturn(trx, id);
    if (!found) return { kind: "missing" };
    if (found.request.version !== version) return { kind: "stale" };
    const isAgain = found.request.state === "settled" && to === "settled";
    const may = isAgain ? await failedRefundOf(trx, id) : mayMove(found.request.state, to);
    if (!may) return { kind: "unfit" };
    const acted = await act({ trx, ...found });
    if ("kind" in acted) return acted;
    await writeAudit(trx, {
      actorId: actor.id,
      action: `return.${to}`,
      entity: "return_requests",
      entityId: id,
      ...(acted.audit ? { detail: acted.audit } : {}),
    });
    await queueReturnMail(trx, shop, { id, orderNumber: found.order.order_id_text, by: "admin", isAgain });
    return { kind: "done" };
  });
  if (done.kind === "done") shop.sendMailSoon();
  return done;
}

/** Lets its buyer send the pieces, or keep them until it is settled. */
export const approveReturn = (
  shop: OrderMailServices,
  actor: Doer<"money">,
  seen: SeenReturn,
): Promise<AnsweredReturn> =>
  stepReturn<AnsweredReturn>(shop, actor, { ...seen, to: "approved" }, async ({ trx }) => {
    await moveReturn(trx, seen.id, { state: "approved", approved_at: shop.now() });
    return { audit: {} };
  });

/** Turns a request down; its buyer is mailed why. */
export const declineReturn = (
  shop: OrderMailServices,
  actor: Doer<"money">,
  { words, ...seen }: SeenReturn & { words: string },
): Promise<AnsweredReturn> =>
  stepReturn<AnsweredReturn>(shop, actor, { ...seen, to: "declined" }, async ({ trx }) => {
    await moveReturn(trx, seen.id, { state: "declined", declined_at: shop.now(), decline_words: words });
    return { audit: {} };
  });

/** Pieces of a line that came, and how many of them can be sold again. */
export interface CamePieces {
  orderItemId: string;
  received: number;
  resellable: number;
  /** Codes of their certificates; where the form had no choice of them, the last numbers are theirs. */
  certificates?: readonly string[] | undefined;
}

/** 'other-pieces': what came by the form was not requested, or not so much of it. */
type ReceivedReturn = AnsweredReturn | { kind: "other-pieces" };

/** Notes what came back. Only what can be sold again goes back to stock. */
export const receiveReturn = (
  shop: OrderMailServices,
  actor: Doer<"pack">,
  { pieces, ...seen }: SeenReturn & { pieces: readonly CamePieces[] },
): Promise<ReceivedReturn> =>
  stepReturn<ReceivedReturn>(shop, actor, { ...seen, to: "received" }, async ({ trx, request }) => {
    if (!areAskedFor(request, pieces)) return { kind: "other-pieces" } as const;
    for (const piece of pieces) await noteCame(trx, seen.id, piece);
    await putPiecesBack(
      trx,
      pieces.map(({ orderItemId, resellable }) => ({ orderItemId, quantity: resellable })),
    );
    const came = pieces.map(({ received: quantity, ...piece }) => ({ ...piece, quantity }));
    await voidReturned(trx, came, shop.now());
    await moveReturn(trx, seen.id, { state: "received", received_at: shop.now() });
    const count = (of: "received" | "resellable") => pieces.reduce((all, piece) => all + piece[of], 0);
    return { audit: { pieces: count("received"), "back to stock": count("resellable") } };
  });

const areAskedFor = ({ pieces: asked }: ReturnRequest, came: readonly CamePieces[]): boolean =>
  came.some(({ received }) => received > 0) &&
  came.every(({ orderItemId, received, resellable, certificates = [] }) => {
    const piece = asked.find((each) => each.orderItemId === orderItemId);
    if (piece === undefined || certificates.length > received) return false;
    return received <= piece.quantity && resellable <= received && resellable >= 0;
  });
