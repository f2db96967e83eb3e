import type { Holder } from "#accounts/permissions/holder.ts";
import { pincodeError } from "#addresses/address.form.ts";
import type { Delivery, DeliveryErrors } from "#addresses/delivery.form.ts";
import { homesText } from "#order-admin/homes/homes.text.ts";
import { stepByHand } from "#order-admin/shipments/step-by-hand.server.ts";
import { byAdmin } from "#orders/history/order-history.db.server.ts";
import { findInvoiceNumber } from "#orders/invoice/invoice.db.server.ts";
import { lockOrder, type OrderRow } from "#orders/lock-order.db.server.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { begunState } from "#orders/placing/billed-homes.ts";
import { statesOfHomes } from "#orders/placing/goes-to-many.db.server.ts";
import { livingParcelTo } from "#orders/shipments/shipment.db.server.ts";
import type { Shipment } from "#orders/shipments/shipment.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { mayChangeRow, type ParcelRecipient } from "#recipients/recipient.ts";
import { findParcelRecipient, giveAddress } from "#recipients/recipients.db.server.ts";
import { normalisedMobile } from "#values/contact/phone.ts";
import { stateName } from "#values/contact/state-name.ts";

export type HomeCorrected =
  | { kind: "kept" | "stale" | "missing" }
  /** A courier is booked, or has it. */
  | { kind: "fixed" }
  | { kind: "refused"; errors: DeliveryErrors };

interface SeenHome {
  orderId: string;
  id: string;
  version: number;
}

/**
 * Corrects where a parcel of many goes, until a courier is booked for it (HOMES-24). One that is packed is
 * cancelled with that, and its row waits for a new one: no slip bears the old address.
 */
export const correctHome = (
  shop: OrderServices,
  actor: Holder<"pack">,
  seen: SeenHome,
  delivery: Delivery,
): Promise<HomeCorrected> =>
  inTransaction(shop.db, async (trx): Promise<HomeCorrected> => {
    const order = await lockOrder(trx, seen.orderId);
    const home = order && (await homeOfOrder(trx, seen));
    if (!home) return { kind: "missing" };
    if (home.version !== seen.version) return { kind: "stale" };
    const parcel = await livingParcelTo(trx, home.id);
    if (!mayCorrect(home, parcel)) return { kind: "fixed" };
    const errors = errorsOf(delivery) ?? (await stateError(trx, order, home, delivery));
    if (errors) return { kind: "refused", errors };
    if (parcel)
      await stepByHand(trx, shop, { shipmentId: parcel.id, state: "cancelled", by: byAdmin(actor) });
    return (await write(trx, actor, home, delivery)) ? { kind: "kept" } : { kind: "stale" };
  });

/** What is packed may be packed anew, as long as no courier was asked. */
const mayCorrect = ({ state }: ParcelRecipient, parcel: Pick<Shipment, "state"> | undefined): boolean =>
  parcel ? parcel.state === "draft" : mayChangeRow(state, "owner");

/** Its version is another one once its parcel is cancelled. */
async function write(
  trx: Trx,
  actor: Holder<"pack">,
  { id, orderId }: ParcelRecipient,
  delivery: Delivery,
): Promise<boolean> {
  const now = await findParcelRecipient(trx, id);
  const given = now && { address: addressOf(delivery), givenBy: now.givenBy };
  if (!given || !(await giveAddress(trx, now, given))) return false;
  const about = { entity: "orders", entityId: orderId } as const;
  await writeAudit(trx, { actorId: actor.id, action: "order.home_corrected", ...about });
  return true;
}

async function homeOfOrder(trx: Trx, { orderId, id }: SeenHome): Promise<ParcelRecipient | undefined> {
  const home = await findParcelRecipient(trx, id);
  const isOrders = home && home.orderId === orderId && home.erasedAt === null;
  return isOrders ? home : undefined;
}

function errorsOf({ address, phone }: Delivery): DeliveryErrors | undefined {
  const pincode = pincodeError(address);
  if (pincode) return { pincode };
  return normalisedMobile(phone ?? "") === undefined ? { phone: homesText.mobile } : undefined;
}

/** Without a GSTIN a home joins no other state than that of the others, and of the invoice (HOMES-31). */
async function stateError(
  trx: Trx,
  { id, buyer_gstin: gstin }: OrderRow,
  home: ParcelRecipient,
  { address }: Delivery,
): Promise<DeliveryErrors | undefined> {
  if (gstin !== null) return undefined;
  const states = await statesOfHomes(trx, id);
  const invoiced = (await findInvoiceNumber(trx, id)) === null ? undefined : begunState(states);
  const others = states
    .map((each) => (each.region === home.address?.state ? { ...each, homes: each.homes - 1 } : each))
    .filter(({ region, homes }) => region !== "" && homes > 0)
    .map(({ region }) => region);
  const may = invoiced === undefined ? others : [invoiced];
  return may.length === 0 || may.includes(address.state)
    ? undefined
    : { state: homesText.oneState(stateName(may[0] ?? "")) };
}

const addressOf = ({ address, phone }: Delivery) => ({
  name: address.fullName,
  phone: phone ?? "",
  addressLine1: address.addressLine1,
  addressLine2: address.addressLine2,
  city: address.city,
  state: address.state,
  pincode: address.pincode,
});
