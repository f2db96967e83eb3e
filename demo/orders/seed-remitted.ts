import type { OrderSeedServices, Trx } from "../shop.ts";
import { manager } from "./seed-customers.ts";
import { dateBack, shopAt } from "./seed-orders.ts";

const hour = 60 * 60_000;
const courier = "India Post";

/** What it brought so many days ago: the cash of these parcels, of which it keeps its part. */
const remittances = [
  { daysAgo: 21, awbs: ["EM418220216IN", "EM418220450IN"], utr: "DEMO41822001" },
  { daysAgo: 7, awbs: ["EM418220702IN"], utr: "DEMO41822002" },
] as const;
const charges = 25;

/** The files of the courier that brought cash before a shop's first start, read by the shop's own act. */
export async function seedRemitted(trx: Trx, services: OrderSeedServices): Promise<void> {
  const { importRemittance, indianDay, startOfIndianDay } = services.loader;
  const today = startOfIndianDay(indianDay(services.now()));
  for (const { daysAgo, awbs, utr } of remittances) {
    const at = new Date(today.getTime() + (11 - daysAgo * 24) * hour);
    const shop = shopAt(trx, services, at);
    const asked = {
      ...{ bytes: new TextEncoder().encode(await fileOf(trx, awbs)), carrier: courier, chosen: undefined },
      usual: { utr, on: indianDay(at) },
    };
    const checked = await importRemittance(shop, manager, asked);
    const fingerprint = checked.kind === "checked" ? checked.fingerprint : undefined;
    const done = await importRemittance(shop, manager, { ...asked, fingerprint });
    if (done.kind !== "applied" || done.parcels !== awbs.length)
      throw new Error("a demo courier's file was not read");
    await dateBack(trx, at);
  }
}

async function fileOf(trx: Trx, awbs: readonly string[]): Promise<string> {
  const parcels = await trx
    .selectFrom("shipments")
    .innerJoin("orders", "orders.id", "shipments.order_id")
    .select(["shipments.awb", "orders.total_amount"])
    .where("shipments.awb", "in", awbs)
    .orderBy("shipments.awb")
    .execute();
  const lines = parcels.map(({ awb, total_amount }) => `${awb},${total_amount},${charges}\n`);
  return `Article Number,COD Amount,Charges\n${lines.join("")}`;
}
