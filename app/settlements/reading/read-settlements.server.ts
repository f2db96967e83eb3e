import type { PaymentShop } from "#payments/payment-shop.server.ts";
import {
  isFinalTrouble,
  linesOfPage,
  odd,
  type ProviderTrouble,
  type SettledPeriod,
} from "#payments/provider/razorpay-client.server.ts";
import {
  claimReading,
  endReading,
  findReading,
  firstPaymentAt,
  keepSettledLines,
  keepSettlement,
  putReadingOff,
  settlementsToAsk,
} from "./reading.db.server.ts";
import { isTimeToRead, periodsToRead } from "./reading-time.ts";

export type ReadingShop = Pick<PaymentShop, "db" | "now" | "log" | "razorpay">;

/**
 * Reads the provider's books where it is time to (MONEY-1). Reading twice changes nothing: a page is one
 * statement, and a reading that breaks off begins anew. Returns the provider's trouble, if it had one.
 */
export async function readSettlements(
  shop: ReadingShop,
  isStopped = () => false,
): Promise<ProviderTrouble | undefined> {
  const { db } = shop;
  const reading = await findReading(db);
  const now = shop.now();
  if (!isTimeToRead({ ...reading, now }) || !(await claimReading(db, reading.lastRead))) return undefined;
  const facts = { lastRead: reading.lastRead, firstPayment: await firstPaymentAt(db), now };
  const trouble = await readAll(shop, periodsToRead(facts), isStopped);
  if (trouble && isFinalTrouble(trouble)) await putReadingOff(db);
  else await endReading(db, trouble || isStopped() ? undefined : { at: now, hintAt: reading.hintAt });
  return trouble;
}

/** What can't be read is told at the end, and hides nothing else. */
async function readAll(
  shop: ReadingShop,
  periods: readonly SettledPeriod[],
  isStopped: () => boolean,
): Promise<ProviderTrouble | undefined> {
  let unread = 0;
  for (const period of periods) {
    const read = await readPeriod(shop, period, isStopped);
    if (typeof read === "object") return read;
    unread += read;
  }
  const trouble = await askSettlements(shop, isStopped);
  if (unread > 0) shop.log.warn({ lines: unread }, "lines of the provider's books could not be read");
  return trouble ?? (unread > 0 ? odd : undefined);
}

/** How many lines of a period could not be read. */
async function readPeriod(
  { db, razorpay }: ReadingShop,
  period: SettledPeriod,
  isStopped: () => boolean,
): Promise<number | ProviderTrouble> {
  let unread = 0;
  for (let skip = 0; !isStopped(); skip += linesOfPage) {
    const answer = await razorpay.settledLines(period, skip);
    if (!answer.ok) return answer;
    const { lines, count } = answer.value;
    await keepSettledLines(db, lines);
    unread += count - lines.length;
    if (count < linesOfPage) break;
  }
  return unread;
}

async function askSettlements(
  { db, razorpay }: ReadingShop,
  isStopped: () => boolean,
): Promise<ProviderTrouble | undefined> {
  let trouble: ProviderTrouble | undefined;
  for (const id of await settlementsToAsk(db)) {
    if (isStopped()) return trouble;
    const answer = await razorpay.settlement(id);
    if (answer.ok) await keepSettlement(db, answer.value);
    else if (answer.kind === "refused" || answer.kind === "odd") trouble = answer;
    else return answer;
  }
  return trouble;
}
