import type { Doer } from "#accounts/permissions/holder.ts";
import type { DoneTo } from "#platform/audit/acts.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { MakersPay } from "#platform/makers-pay.ts";
import type { Services } from "#platform/services.server.ts";
import { type Paise, paise, times } from "#values/money/money.ts";
import { indianDay } from "#values/time/indian-day.ts";
import {
  freeReferenceKeys,
  insertEntry,
  isEntered,
  lockAccount,
  type Maker,
  type NewEntry,
  owedTo,
  standingEntry,
} from "./entries.db.server.ts";
import type { EntryKind } from "./entry.ts";

type PayServices = Pick<Services, "db" | "now">;

type HandKind = Exclude<EntryKind, "piece" | "sale">;

/** What the owner notes by hand; `amount` has the sign of its kind. */
export interface ByHand {
  /** The form's: what is sent twice is entered once. */
  key: string;
  maker: Maker;
  kind: HandKind;
  amount: Paise;
  on: string;
  note: string | null;
  given?: NewEntry["given"];
  /** Taken off beside it, as the form offered it (OWED-21). */
  tax?: { amount: Paise; of: Paise; note: string };
  /** What of a payment is above what is owed, where the form offered to note it as an advance. */
  ahead?: Paise;
}

export type Noting =
  | { kind: "kept" | "again"; owed: Paise }
  /** A payment can't be above what is owed; so much more it is. */
  | { kind: "above-owed"; owed: Paise; over: Paise }
  | { kind: "reference-noted" };

/** Enters what was paid, given ahead, added or taken off; a payment is never above what is owed (OWED-3). */
export const noteByHand = (shop: PayServices, actor: Doer<"money">, hand: ByHand): Promise<Noting> =>
  inTransaction(shop.db, (trx) => noteOnAccount(trx, actor, hand, `hand:${hand.key}`));

/** The same inside another act, for what came of `source`. */
export async function noteOnAccount(
  trx: Trx,
  actor: Doer<"money">,
  hand: Omit<ByHand, "key">,
  source: string,
): Promise<Noting> {
  const { maker, amount, on, note, given, tax } = hand;
  await lockAccount(trx, maker.id);
  const owed = await owedTo(trx, maker.id);
  if (await isEntered(trx, source)) return { kind: "again", owed };
  const over = overOf(hand, owed);
  if (over > 0 && hand.ahead !== over) return { kind: "above-owed", owed, over };
  const parts = over > 0 ? splitAhead(hand, owed, source) : [{ kind: hand.kind, amount, source }];
  const keys = given?.reference ? await freeReferenceKeys(trx, given.reference, parts.length) : [];
  if (!keys) return { kind: "reference-noted" };
  const entered = { maker, on, actorId: actor.id };
  if (tax) await insertEntry(trx, { ...entered, ...taxEntry(tax, source) });
  for (const [place, part] of parts.entries()) {
    await insertEntry(trx, { ...entered, ...part, note, ...(given && { given }) }, keys[place] ?? null);
    await noteAct(trx, actor, maker.id, actOf[part.kind]);
  }
  return { kind: "kept", owed: paise(owed + amount - (tax?.amount ?? 0)) };
}

type Given = Pick<ByHand, "kind" | "amount" | "tax">;

/** How much a payment, with the tax that was taken off it, is above what is owed. */
function overOf({ kind, amount, tax }: Given, owed: Paise): Paise {
  const all = (tax?.amount ?? 0) - amount;
  return paise(kind === "payment" ? Math.max(0, all - Math.max(0, owed)) : 0);
}

/** One transfer above what is owed: so much of it is the payment, the rest is an advance (OWED-3). */
function splitAhead({ amount, tax }: Given, owed: Paise, source: string) {
  const paid = Math.max(0, Math.min(-amount, owed - (tax?.amount ?? 0)));
  const ahead = { kind: "advance" as const, amount: paise(amount + paid) };
  if (paid === 0) return [{ ...ahead, source }];
  return [
    { kind: "payment" as const, amount: paise(-paid), source },
    { ...ahead, source: `ahead:${source}` },
  ];
}

const taxEntry = ({ amount, of, note }: NonNullable<ByHand["tax"]>, source: string) =>
  ({ kind: "deduction", amount: paise(-amount), source: `tax:${source}`, note, taxOf: of }) as const;

/** Keeps who did what to a maker's account: no sum, and no sign of where she is paid to. */
export const noteAct = (
  trx: Trx,
  actor: { id: string },
  makerId: string,
  done: DoneTo<"maker">,
): Promise<void> =>
  writeAudit(trx, {
    actorId: actor.id,
    action: `maker.${done}`,
    entity: "maker_entries",
    entityId: makerId,
  });

const actOf = {
  advance: "advance_noted",
  payment: "payment_noted",
  material: "material_noted",
  bonus: "bonus_noted",
  deduction: "deduction_noted",
  correction: "entry_corrected",
} as const satisfies Record<HandKind, DoneTo<"maker">>;

/** A counter-entry of so much of an entry, above zero, with its reason. */
export interface Counter {
  key: string;
  entryId: string;
  amount: Paise;
  on: string;
  reason: string;
}

export type Correcting = { kind: "kept" | "again" | "gone" } | { kind: "above-left"; left: Paise };

/** Takes an entry back, or a part of it: the entry stands, and its counter-entry beside it (OWED-1). */
export const correctEntry = (
  shop: PayServices,
  actor: Doer<"money">,
  { key, entryId, amount, on, reason }: Counter,
): Promise<Correcting> =>
  inTransaction(shop.db, async (trx) => {
    const seen = await standingEntry(trx, entryId);
    if (!seen || seen.kind === "correction") return { kind: "gone" };
    await lockAccount(trx, seen.maker.id);
    const entry = (await standingEntry(trx, entryId)) ?? seen;
    const source = `correct:${entryId}:${key}`;
    if (await isEntered(trx, source)) return { kind: "again" };
    const left = paise(Math.abs(entry.left));
    if (amount > left) return { kind: "above-left", left };
    const counter = paise(entry.amount > 0 ? -amount : amount);
    await insertEntry(trx, {
      maker: entry.maker,
      kind: "correction",
      amount: counter,
      source,
      on,
      note: reason,
      actorId: actor.id,
    });
    await noteAct(trx, actor, entry.maker.id, "entry_corrected");
    return { kind: "kept" };
  });

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
