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
import { freshOfferNumber, sentOffer } from "./sent-offer.ts";

/** An accepted offer of 200 totes and a screen that goes to so many homes at ₹60 each; its order's id. */
export async function addOfferedHomes(
  shop: OrderMailServices,
  { parcels = 3, ...change }: Partial<OfferDraft> & { parcels?: number } = {},
): Promise<string> {
  const number = change.number ?? freshOfferNumber();
  await sentOffer(shop.db, { ...change, number, toMany: { parcels, price: paise(60_00) } }, shop.now());
  const where = { billing: patnaAddress, shipping: patnaAddress };
  const facts = { ...where, phone: null, company: "Haat & Sons", gstin: null, poNumber: null };
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
