import type { Doer } from "#accounts/permissions/holder.ts";
import { forgetMaker, lockMakerProfile } from "#artisans/forget-maker.db.server.ts";
import { openWorkOf } from "#making/makers/open-work.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import type { Paise } from "#values/money/money.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { forgetBank } from "../banks/banks.db.server.ts";
import { lockAccount, owedTo } from "../entries.db.server.ts";
import { noteAct } from "../note-entry.server.ts";
import { dropLinesOf } from "../runs.db.server.ts";

export type MakerLeaving =
  | { kind: "left" }
  | { kind: "not-even"; owed: Paise }
  | { kind: "has-work"; pieces: number };

/**
 * A maker leaves: where they are paid to and their phone are forgotten, at a balance of ₹0 and with no work
 * in hand, for which more would be owed (OWED-24).
 */
export const letMakerLeave = (
  shop: Pick<Services, "db" | "now">,
  actor: Doer<"money">,
  makerId: string,
): Promise<MakerLeaving> =>
  inTransaction(shop.db, async (trx) => {
    await lockAccount(trx, makerId);
    await lockMakerProfile(trx, makerId);
    const { pieces } = await openWorkOf(trx, makerId);
    if (pieces > 0) return { kind: "has-work", pieces };
    const owed = await owedTo(trx, makerId);
    if (owed !== 0) return { kind: "not-even", owed };
    await dropLinesOf(trx, makerId);
    await forgetBank(trx, makerId, indianDay(shop.now()));
    await forgetMaker(trx, makerId);
    await noteAct(trx, actor, makerId, "left");
    return { kind: "left" };
  });
