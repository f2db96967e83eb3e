import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { IssuingShop } from "#certificates/issuing/issuing-shop.ts";
import { ordersMaking } from "#making/orders/orders-making.server.ts";
import type { BookingServices } from "#order-admin/booking/carry-on.server.ts";
import { lockOrder } from "#orders/lock-order.db.server.ts";
import { createShipment } from "#orders/shipments/create-shipment.server.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import type { OpenDatabase } from "#platform/database/database.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { openLocalFileStore } from "#platform/files/local-file-store.server.ts";
import { openLog } from "#platform/log.server.ts";
import { paise } from "#values/money/money.ts";
import { carrierAccount, carrierWheel, openCarrier } from "../carrier-wheel.ts";
import { addOrder, type OrderRow } from "./order-row.ts";

const config = parseConfig({});

/** A parcel's courier who takes longer than that is given up; milliseconds. */
const patience = 800;

interface NewParcel {
  order?: OrderRow;
  /** In paise. */
  cash?: number;
  box?: { lengthCm: number; widthCm: number; heightCm: number } | null;
}

/** A shop's parcels in a test: a carrier of its own, a database, and a clock that the test sets. */
export async function openCarrierShop(database: () => OpenDatabase) {
  const clock = { now: new Date("2026-11-21T10:00:00Z") };
  const simulator = await openCarrier(() => clock.now);
  const wheel = carrierWheel(simulator);
  const folder = mkdtempSync(join(tmpdir(), "jhola-labels-"));
  const files = await openLocalFileStore(folder);
  const access = { ...carrierAccount(), apiBase: simulator.origin, patience };
  const shop = (): BookingServices => ({
    db: database().db,
    making: ordersMaking(() => config),
    config: { ...config, carrier: access },
    secret: "a secret of this test, long enough",
    // No two moments are the same, as on any machine.
    now: () => {
      clock.now = new Date(clock.now.getTime() + 1);
      return clock.now;
    },
    log: openLog("silent"),
    files,
    sendMailSoon: () => undefined,
    runJobSoon: () => undefined,
  });
  return {
    shop,
    ...wheel,
    files,
    pass: (minutes: number) => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    },
    parcel: (given: NewParcel = {}) => addParcel(database(), shop(), given),
    async close() {
      await simulator.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type CarrierShop = Awaited<ReturnType<typeof openCarrierShop>>;

/** Adds an order of one piece, packed in one parcel that is ready to be booked. */
export async function addParcel(
  { db }: Pick<OpenDatabase, "db">,
  shop: IssuingShop,
  { order, cash = 0, box = { lengthCm: 30, widthCm: 20, heightCm: 10 } }: NewParcel,
): Promise<{ id: string; orderId: string; name: string }> {
  const orderId = await addOrder(db, [{}], order);
  const lines = db.selectFrom("order_items").select("id").where("order_id", "=", orderId);
  const line = await lines.executeTakeFirstOrThrow();
  return inTransaction(db, async (trx) => {
    const row = await lockOrder(trx, orderId);
    if (!row) throw new Error("no such order");
    const made = await createShipment(trx, shop, row, {
      ...{ direction: "out", items: [{ orderItemId: line.id, quantity: 1 }], weightGrams: 800, box },
      ...{ returnRequestId: null, cashToCollect: paise(cash) },
    });
    if (made.kind !== "made") throw new Error(made.kind);
    return { id: made.id, orderId, name: `${row.order_id_text}-${made.number}` };
  });
}
