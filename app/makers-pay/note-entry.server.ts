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
  freeReferenceKey,
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
  { maker, kind, amount, on, note, given, tax }: Omit<ByHand, "key">,
  source: string,
): Promise<Noting> {
  await lockAccount(trx, maker.id);
  const owed = await owedTo(trx, maker.id);
  if (await isEntered(trx, source)) return { kind: "again", owed };
  const less = amount - (tax?.amount ?? 0);
  if (kind === "payment" && -less > owed) return { kind: "above-owed", owed };
  const key = given?.reference ? await freeReferenceKey(trx, given.reference) : null;
  if (key === undefined) return { kind: "reference-noted" };
  const entered = { maker, on, actorId: actor.id };
  if (tax) await insertEntry(trx, { ...entered, ...taxEntry(tax, source) });
  await insertEntry(trx, { ...entered, kind, amount, source, note, ...(given && { given }) }, key);
  await noteAct(trx, actor, maker.id, actOf[kind]);
  return { kind: "kept", owed: paise(owed + less) };
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
