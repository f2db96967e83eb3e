import type { Doer } from "#accounts/permissions/holder.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { bookSales } from "../books/book-sales.server.ts";
import {
  countHave,
  insertLostNumber,
  noteLookedAt,
  type SaleSeries,
} from "../books/stall-sales.db.server.ts";
import { findDevice } from "../devices/stall-devices.db.server.ts";
import { saleNumber } from "../sale/stall-sale.ts";

interface LostNumber extends SaleSeries {
  counter: number;
  reason: string;
}

/**
 * 'This Number Is Lost': a number whose sale will never come is void, and booking goes on behind it. False
 * where its sale is here by now, or it was never given (STALL-10).
 */
export async function giveNumberUp(
  shop: OrderServices & Pick<Services, "log">,
  actor: Doer<"pack">,
  { reason, ...number }: LostNumber,
): Promise<boolean> {
  const isGivenUp = await inTransaction(shop.db, async (trx) => {
    if (!(await insertLostNumber(trx, { ...number, reason, at: shop.now() }))) return false;
    await countHave(trx, number);
    await audit(trx, actor, "stall_sale.number_lost", number, { reason });
    return true;
  });
  if (isGivenUp) await bookSales(shop, number.deviceId);
  return isGivenUp;
}

/** 'Looked At': the owner has seen a sale in trouble, and says what came of it. False where that was so. */
export const lookAtSale = (
  { db, now }: Pick<Services, "db" | "now">,
  actor: Doer<"pack">,
  { deviceId, id, note }: { deviceId: string; id: string; note: string },
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const sale = await noteLookedAt(trx, { deviceId, id, note, by: actor.id, at: now() });
    if (!sale) return false;
    await audit(trx, actor, "stall_sale.looked_at", { deviceId, ...sale }, { note });
    return true;
  });

async function audit(
  trx: Trx,
  actor: Doer<"pack">,
  action: "stall_sale.looked_at" | "stall_sale.number_lost",
  { deviceId, year, counter }: SaleSeries & { counter: number },
  said: Record<string, string>,
): Promise<void> {
  const device = await findDevice(trx, deviceId);
  const detail = { number: saleNumber(device?.letter ?? "", year, counter), ...said };
  await writeAudit(trx, { actorId: actor.id, action, entity: "stall_devices", entityId: deviceId, detail });
}
