import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buyerNamed } from "@jhola/demo/content/orders/buyers.ts";
import type { SeedOrder } from "@jhola/demo/content/orders/seed-order.ts";
import { accountOf } from "@jhola/demo/orders/seed-customers.ts";
import { seedOrders } from "@jhola/demo/orders/seed-orders.ts";
import { openDrawnPictures } from "@jhola/demo/pictures/draw-once.ts";
import { seedPictures } from "@jhola/demo/pictures/seed-pictures.ts";
import { seedShop } from "@jhola/demo/seed-shop.ts";
import type { ContactMessage } from "#enquiries/contact/contact.form.ts";
import { messageColumns } from "#enquiries/contact/receive-contact.server.ts";
import { addEnquiry } from "#enquiries/enquiry-rows.db.server.ts";
import { bulkQuoteColumns } from "#enquiries/quotes/receive-quote.server.ts";
import { paymentShop } from "#payments/payment-shop.server.ts";
import { receivePhoto } from "#pictures/receive-photo.server.ts";
import { openSecret, parseConfig } from "#platform/config/config.server.ts";
import { migrateDatabase } from "#platform/database/migrate.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { openLocalFileStore } from "#platform/files/local-file-store.server.ts";
import { openLog } from "#platform/log.server.ts";
import type { Services } from "#platform/services.server.ts";
import { requestReturn } from "#returns/asking/request-return.server.ts";
import { demoLoader } from "#server/demo-loader.server.ts";
import { morningOrders, refused, returned, unserved, weightless } from "./morning-orders.ts";

interface Contents {
  orders: readonly SeedOrder[];
  messages?: readonly ContactMessage[];
  /** What is laid besides. */
  also?(shop: LaidShop): Promise<void>;
}

export type LaidShop = Pick<Services, "db" | "now" | "secret">;

/** Lays the shop of an owner's morning, and returns its data folder; the shop is not running yet. */
export const layMorningShop = (): Promise<string> => layShop({ orders: morningOrders });

/** Lays a shop with such orders, the morning's among them, and messages. */
export async function layShop({ orders, messages = [], also }: Contents): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), "jhola-morning-"));
  const [root, log] = [process.cwd(), openLog("silent")];
  const database = await openDatabase({ directory: join(dataDir, "database"), log });
  try {
    await migrateDatabase(database, root);
    const files = await openLocalFileStore(join(dataDir, "files"));
    const shop = {
      ...{ db: database.db, files, log, config: parseConfig({ DATA_DIR: dataDir }), now: () => new Date() },
      ...{ loader: demoLoader, secret: await openSecret(undefined, dataDir), sendMailSoon: () => undefined },
    };
    await seedShop(shop, root);
    await shop.db.updateTable("products").set({ weight: null }).where("slug", "=", weightless).execute();
    await inTransaction(shop.db, (trx) => seedOrders(trx, shop, { orders }));
    await askForBags(shop.db);
    await also?.(shop);
    for (const message of messages)
      await addEnquiry(shop.db, "contact_messages", messageColumns(message), arrival());
    await askForReturns(
      { ...shop, ...paymentShop({ ...shop, making: demoLoader.making }) },
      await photoFrom(root),
    );
  } finally {
    await database.close();
  }
  return dataDir;
}

const arrival = () => ({ suspicion: null, key: randomUUID() });

type Shop = Parameters<typeof requestReturn>[0] & Parameters<typeof receivePhoto>[0];

const wishes = [
  { reason: "damaged", wish: "refund", upiId: "ananya@okaxis", comment: "A handle came off its seam." },
  { reason: "not_as_described", wish: "replacement", upiId: null, comment: "One is indigo, not red." },
] as const;

/** Each buyer of what arrived asks for something, with a photo. */
async function askForReturns(shop: Shop, photo: Uint8Array): Promise<void> {
  for (const [place, { buyer, lines }] of returned.entries()) {
    const [id, wished] = [randomUUID(), wishes[place]];
    const row = await shop.db
      .selectFrom("orders")
      .innerJoin("order_items", "order_items.order_id", "orders.id")
      .select(["orders.order_id_text", "order_items.id"])
      .where("billing_full_name", "=", buyerNamed(buyer).name)
      .where("fulfilment_state", "=", "delivered")
      .orderBy("orders.created_at", "desc")
      .executeTakeFirstOrThrow();
    const kept = await receivePhoto(shop, { bucket: "private/return_photos", recordId: id, bytes: photo });
    if (!wished || "refusal" in kept) throw new Error("a return of the morning could not be asked for");
    const pieces = [{ orderItemId: row.id, quantity: lines[0]?.quantity ?? 1 }];
    const asked = await requestReturn(shop, {
      ...{ id, key: randomUUID(), orderNumber: row.order_id_text, userId: accountOf(buyerNamed(buyer)) },
      ...{ ...wished, pieces, wishedVariant: null, photos: [kept.url] },
    });
    if (asked.kind !== "asked") throw new Error(`a return of the morning was refused: ${asked.kind}`);
  }
}

/** A company wants 200 bags with its logo. */
async function askForBags(db: Shop["db"]): Promise<void> {
  const product = await db
    .selectFrom("products")
    .select(["id", "name"])
    .where("slug", "=", "gaon-ka-jhola")
    .executeTakeFirstOrThrow();
  const request = {
    ...{ fullName: "Ravi Sinha", email: "ravi@haat.example", phone: "98765 43210", quantity: 200 },
    ...{ company: "Haat & Sons Pvt Ltd", customization: "Our logo in madder red, 8 cm.", message: null },
  };
  await addEnquiry(db, "bulk_quotes", bulkQuoteColumns(request, product), arrival());
}

/** A buyer's photo of a bag, as far as a demo shop has photos. */
async function photoFrom(root: string): Promise<Uint8Array> {
  const [picture] = seedPictures();
  if (!picture) throw new Error("the demo shop has no pictures");
  return (await openDrawnPictures(root))(picture.art);
}

/** The carrier's morning: a PIN code where nobody goes, and one parcel that it refuses once. */
export async function troubleCarrier(carrier: string): Promise<void> {
  const message = "The pickup location is closed for today. Please try again.";
  const next = { endpoint: "POST orders/create/adhoc", match: refused, status: 422, body: { message } };
  const answer = await fetch(`${carrier}/sim/scenario`, {
    method: "POST",
    body: JSON.stringify({ unserviceable: [unserved], next }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
