import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { seedId, seedNumber } from "../seed-id.ts";
import type { DemoLoader, OrderSeedServices, SettledLine, Trx } from "../shop.ts";

const hour = 60 * 60_000;
/** The provider keeps two per cent, and the GST of them. */
const [feePart, taxPart] = [0.02, 0.18];
const workingDays = 2;
/** The same of what was paid from abroad. */
const workingDaysAbroad = 7;

interface Settling {
  at: Date;
  lines: SettledLine[];
  amount: number;
}

/**
 * What the provider would have sent to the bank by now of what cards and UPI brought, so that a first look at
 * Money has figures. Who paid within the last two working days has paid what is on its way: the payment
 * simulator sends it to the bank later.
 */
export async function seedSettled(trx: Trx, { now, config, loader }: OrderSeedServices): Promise<void> {
  const { settlements, waiting } = await paidInDays(trx, loader, {
    now: now(),
    closedDays: config.shop.closedDays,
  });
  tellSimulator(config.dataDir, waiting);
  await giveBack(trx, settlements);
  for (const [place, { at, lines, amount }] of [...settlements.values()].entries()) {
    const id = `setl_${seedId(`settled ${place}`).replaceAll("-", "").slice(0, 14)}`;
    const over = (of: (line: SettledLine) => number) => lines.reduce((all, line) => all + of(line), 0);
    await loader.keepSettledLines(
      trx,
      lines.map((line) => ({ ...line, settlementId: id })),
    );
    await loader.keepSettlement(trx, {
      ...{ id, state: "processed", amount, utr: `DEMO${seedNumber(`utr ${place}`)}`, createdAt: at },
      ...{ fees: over(({ fee }) => fee), tax: over(({ tax }) => tax) },
    });
  }
}

const plain = { isOnHold: false, settlementId: null, disputeId: null } as const;

/** The settlements of the payments, by their days. */
async function paidInDays(
  trx: Trx,
  { closedDaysOf, indianDay, startOfIndianDay, workingDayAfter }: DemoLoader,
  { now, closedDays }: { now: Date; closedDays: string },
): Promise<{ settlements: Map<string, Settling>; waiting: WaitingPayment[] }> {
  const payments = await trx
    .selectFrom("payments")
    .select(["razorpay_payment_id as id", "amount_paise", "created_at", "method", "international"])
    .where("status", "in", ["captured", "refunded"])
    .orderBy("created_at")
    .execute();
  const settlements = new Map<string, Settling>();
  const waiting: WaitingPayment[] = [];
  for (const { id, amount_paise, created_at: createdAt, method, international } of payments) {
    const day = workingDayAfter(
      indianDay(createdAt),
      international ? workingDaysAbroad : workingDays,
      closedDaysOf({ closedDays }),
    );
    const at = new Date(startOfIndianDay(day).getTime() + 8 * hour);
    const amount = Number(amount_paise);
    if (at > now) {
      const created_at = Math.floor(createdAt.getTime() / 1000);
      waiting.push({ id, amount, created_at, international: international ?? false });
      continue;
    }
    const fee = Math.round(amount * feePart);
    const tax = Math.round(fee * taxPart);
    const kept = fee + tax;
    const settling = settlements.get(day) ?? { at, lines: [], amount: 0 };
    settling.amount += amount - kept;
    settling.lines.push({
      ...{ ...plain, type: "payment", entityId: id, paymentId: id, settledAt: at, createdAt, method },
      ...{ amount, debit: 0, credit: amount - kept, fee: kept, tax },
    });
    settlements.set(day, settling);
  }
  return { settlements, waiting };
}

/** As the payment simulator reads it. */
interface WaitingPayment {
  id: string;
  amount: number;
  created_at: number;
  international: boolean;
}

/** It made none of these payments itself. Without a data folder no simulator stands beside the shop. */
function tellSimulator(dataDir: string, waiting: readonly WaitingPayment[]): void {
  if (existsSync(dataDir)) writeFileSync(join(dataDir, "earlier-payments.json"), JSON.stringify(waiting));
}

/** A refund goes off the first settlement after it that is large enough. */
async function giveBack(trx: Trx, settlements: ReadonlyMap<string, Settling>): Promise<void> {
  const refunds = await trx
    .selectFrom("payment_refunds")
    .select(["razorpay_refund_id as id", "razorpay_payment_id as paymentId", "amount_paise", "created_at"])
    .where("state", "=", "processed")
    .orderBy("created_at")
    .execute();
  for (const { id, paymentId, amount_paise, created_at: createdAt } of refunds) {
    const amount = Number(amount_paise);
    const off = [...settlements.values()].find((each) => each.at > createdAt && each.amount > amount);
    if (!off || id === null) continue;
    off.amount -= amount;
    off.lines.push({
      ...{ ...plain, type: "refund", entityId: id, paymentId, settledAt: off.at, createdAt, method: null },
      ...{ amount, debit: amount, credit: 0, fee: 0, tax: 0 },
    });
  }
}
