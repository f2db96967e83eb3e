import { acceptOffer } from "#offers/accepting/accept-offer.server.ts";
import type { OfferDraft } from "#offers/offers.db.server.ts";
import { orderRowNumbered } from "#orders/lock-order.db.server.ts";
import type { OrderMailServices } from "#orders/order-services.ts";
import { type KeptSheet, keepSheet } from "#recipients/list/keep-sheet.server.ts";
import { sheetLinesOf } from "#recipients/list/read-homes.server.ts";
import { readSheet } from "#recipients/sheet/read-sheet.server.ts";
import { headingsOf } from "#recipients/sheet/sheet-columns.ts";
import { paise } from "#values/money/money.ts";
import { patnaAddress } from "../patna-address.ts";
import { addOrder, type OrderRow, paidByCard } from "./order-row.ts";
import { freshOfferNumber, sentOffer } from "./sent-offer.ts";
import type { Db, RowGiven } from "./test-rows.ts";

/** An accepted offer of 200 totes and a screen that goes to so many homes at ₹60 each; its order's id. */
export async function addOfferedHomes(
  shop: OrderMailServices,
  {
    parcels = 3,
    gstin = null,
    ...change
  }: Partial<OfferDraft> & { parcels?: number; gstin?: string | null } = {},
): Promise<string> {
  const number = change.number ?? freshOfferNumber();
  await sentOffer(shop.db, { ...change, number, toMany: { parcels, price: paise(60_00) } }, shop.now());
  const where = { billing: patnaAddress, shipping: patnaAddress };
  const facts = { ...where, phone: null, company: "Haat & Sons", gstin, poNumber: null };
  const done = await acceptOffer(shop, { number, revision: 1, facts, method: "bank", shopper: null });
  if (done.kind !== "accepted") throw new Error("not accepted");
  return (await orderRowNumbered(shop.db, done.orderNumber)).id;
}

/** A row of a sheet of the first line's pieces; without an address it is asked for by email. */
export const homeRow = (name: string, pieces: number, email = ""): string =>
  email === ""
    ? `${name},98765 43210,12 Station Road,,Patna,Bihar,800001,${pieces},,,`
    : `${name},,,,,,,${pieces},,,${email}`;

/** Uploads a sheet of these rows. */
export async function uploadHomes(
  shop: OrderMailServices,
  orderId: string,
  rows: readonly string[],
): Promise<KeptSheet> {
  const lines = await sheetLinesOf(shop.db, orderId);
  const text = [headingsOf(lines).join(","), ...rows].join("\n");
  const read = await readSheet(new TextEncoder().encode(text), lines);
  if ("faults" in read) throw new Error(read.faults[0]?.text);
  return keepSheet(shop, orderId, read.rows);
}

interface GivenHomes {
  /** How many there are. */
  count: number;
  /** Pieces of the line; as many as there are homes where it is left out. */
  quantity?: number;
  order?: OrderRow;
  /** What is said of each of them. */
  home?(place: number): RowGiven<"order_recipients">;
}

/** A paid order of bags to many homes in Patna, one bag each, whose addresses are all known. */
export async function addHomesOrder(db: Db, { count, quantity = count, order, home }: GivenHomes) {
  const orderId = await addOrder(db, [{ quantity }], { ...paidByCard, ...order });
  const { id: line } = await db
    .selectFrom("order_items")
    .select("id")
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("recipient_lists")
    .values({ order_id: orderId, agreed_parcels: count, parcel_price: "60.00" })
    .execute();
  const rows = Array.from({ length: count }, (_, place) => ({
    ...{ order_id: orderId, row: place + 2, state: "known" as const, pieces: JSON.stringify({ [line]: 1 }) },
    ...{ name: `Meera ${place + 2}`, phone: `98765${String(43210 + place).padStart(5, "0")}` },
    ...{ address_line1: `${place + 1} Station Road`, city: "Patna", region: "Bihar", pincode: "800001" },
    ...home?.(place),
  }));
  const added = await db.insertInto("order_recipients").values(rows).returning(["id", "row"]).execute();
  const ids = added.sort((one, other) => one.row - other.row).map(({ id }) => id);
  return { orderId, line, ids };
}
