import type { Doer } from "#accounts/permissions/holder.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { MakersPay } from "#platform/makers-pay.ts";
import type { Services } from "#platform/services.server.ts";
import { type Paise, paise, times } from "#values/money/money.ts";
import { indianDay } from "#values/time/indian-day.ts";
import {
  insertEntry,
  isEntered,
  isReferenceNoted,
  lockAccount,
  type Maker,
  type NewEntry,
  owedTo,
} from "./entries.db.server.ts";
import type { EntryKind } from "./entry.ts";

type PayServices = Pick<Services, "db" | "now">;

/** What the owner notes by hand; `amount` has the sign of its kind. */
export interface ByHand {
  /** The form's: what is sent twice is entered once. */
  key: string;
  maker: Maker;
  kind: Exclude<EntryKind, "piece" | "sale">;
  amount: Paise;
  on: string;
  note: string | null;
  given?: NewEntry["given"];
}

export type Noting =
  | { kind: "kept" | "again"; owed: Paise }
  /** A payment can't be above what is owed. */
  | { kind: "above-owed"; owed: Paise }
  | { kind: "reference-noted" };

/** Enters what was paid, given ahead, added or taken off; a payment is never above what is owed (OWED-3). */
export const noteByHand = (shop: PayServices, actor: Doer<"money">, hand: ByHand): Promise<Noting> =>
  inTransaction(shop.db, (trx) => noteOnAccount(trx, actor, hand, `hand:${hand.key}`));

/** The same inside another act, for what came of `source`. */
export async function noteOnAccount(
  trx: Trx,
  actor: Doer<"money">,
  { maker, kind, amount, on, note, given }: Omit<ByHand, "key">,
  source: string,
): Promise<Noting> {
  await lockAccount(trx, maker.id);
  const owed = await owedTo(trx, maker.id);
  if (await isEntered(trx, source)) return { kind: "again", owed };
  if (kind === "payment" && -amount > owed) return { kind: "above-owed", owed };
  if (given?.reference && (await isReferenceNoted(trx, given.reference))) return { kind: "reference-noted" };
  await insertEntry(trx, {
    maker,
    kind,
    amount,
    source,
    on,
    note,
    ...(given && { given }),
    actorId: actor.id,
  });
  return { kind: "kept", owed: paise(owed + amount) };
}

/** What the shop hands to making: pieces are owed within the act that passes them, and once (OWED-2). */
export const makersPay: MakersPay = {
  ownMoney: (makerPath, chosen) => `${makerPath}/money${chosen ? `?language=${chosen}` : ""}`,
  async passed(trx, { partId, version, maker, pieces, rate, work, at }) {
    await insertEntry(trx, {
      maker,
      kind: "piece",
      amount: times(rate, pieces),
      source: `check:${partId}:${version}`,
      on: indianDay(at),
      note: work,
      pieces,
    });
  },
};
