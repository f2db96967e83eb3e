import type { Holder } from "#accounts/permissions/holder.ts";
import type { Address } from "#addresses/address.ts";
import { findDues } from "#orders/dues/dues.db.server.ts";
import { nextDue } from "#orders/dues/dues.ts";
import { type Author, byAdmin } from "#orders/history/order-history.db.server.ts";
import { lockOrder } from "#orders/lock-order.db.server.ts";
import { noteOwnerTold } from "#orders/mails/new-orders.db.server.ts";
import { receiveWithOrder } from "#orders/money-acts/receive-payment.server.ts";
import type { OrderMailServices } from "#orders/order-services.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { completeSale } from "#stall/books/complete-sale.server.ts";
import { shopAddress } from "#stall/books/shop-address.ts";
import { lockStallPieces, noteSoldAtStall } from "#stall/books/stall-pieces.db.server.ts";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { type Agreement, makeOrder } from "../accepting/make-order.server.ts";
import { auditOffer } from "../audit-offer.server.ts";
import { goesTo, type Offer, offerNumberAt, offerSums } from "../offer.ts";
import { findOffer, insertOffer, moveOffer, revisionsOf } from "../offers.db.server.ts";
import { freezeLines, numberFor } from "../writing/save-offer.server.ts";
import { untaxedErrors } from "../writing/untaxed-errors.ts";
import { lackingLines } from "./lacking-lines.server.ts";
import { newOrderText } from "./new-order.text.ts";
import { queueTakenMail } from "./queue-taken-mail.server.ts";
import { paidAtOnce, type TakenInput } from "./taken-order.form.ts";
import type { WayToPay } from "./ways-to-pay.ts";

type Writer = Holder<"money">;

export type TakenOrder =
  /** It has its order, by this press or by an earlier one. */
  { kind: "taken"; orderId: string; isNew: boolean } | { kind: "refused"; errors: FieldErrors<string> };

/** `begunAt`: the millisecond in which its form was opened; sent twice, it makes one order (OFFER-81). */
export interface TakingForm {
  begunAt: number;
  input: TakenInput;
}

/**
 * Takes an order for a buyer who calls, or stands before the owner: an offer that is agreed, its order, what
 * is paid of it, and its mail, or nothing of it.
 */
export async function takeOwnersOrder(
  shop: OrderMailServices,
  actor: Writer,
  wanted: TakingForm,
): Promise<TakenOrder> {
  const taken = await inTransaction(shop.db, (trx) => attempt(trx, shop, actor, wanted));
  if (taken.kind === "taken" && taken.isNew) shop.sendMailSoon();
  return taken;
}

async function attempt(
  trx: Trx,
  shop: OrderMailServices,
  actor: Writer,
  { begunAt, input }: TakingForm,
): Promise<TakenOrder> {
  const begun = await ownNumber(trx, actor, begunAt);
  if (begun.orderId !== null) return { kind: "taken", orderId: begun.orderId, isNew: false };
  const atStall = input.stallId === null ? undefined : await lockStallPieces(trx, input.stallId);
  if (atStall === "closed") return { kind: "refused", errors: { stall: newOrderText.errors.stall } };
  const addresses = addressesOf(shop, input);
  if (!addresses)
    return { kind: "refused", errors: { "billing-addressLine1": newOrderText.errors.shopAddress } };
  const frozen = await freezeLines(trx, input.lines);
  if ("errors" in frozen) return { kind: "refused", errors: frozen.errors };
  const untaxed = untaxedErrors(shop.config.shop, input.lines, frozen.lines);
  if (Object.keys(untaxed).length > 0) return { kind: "refused", errors: untaxed };
  const lacking = input.takesLacking ? {} : await lackingLines(trx, input.lines, frozen.lines, atStall);
  if (Object.keys(lacking).length > 0)
    return { kind: "refused", errors: { ...lacking, takesLacking: newOrderText.errors.lacking } };
  const offer = await writeOffer(trx, actor, input, { number: begun.number, lines: frozen.lines, addresses });
  return {
    kind: "taken",
    orderId: await orderOf(trx, shop, actor, { input, offer, addresses, atStall }),
    isNew: true,
  };
}

/** The form's number with the order that it has made, or the next that nothing was written under. */
async function ownNumber(
  trx: Trx,
  actor: Writer,
  begunAt: number,
): Promise<{ number: string; orderId: string | null }> {
  for (let at = begunAt; ; at += 1) {
    const { number, isThere } = await numberFor(trx, actor, at);
    const [offer] = isThere ? await revisionsOf(trx, number) : [];
    if (!offer || offer.orderId !== null) return { number, orderId: offer?.orderId ?? null };
    while (offerNumberAt(at) !== number) at += 1;
  }
}

interface Addresses {
  billing: Address;
  shipping: Address;
}

/** Goods that are taken along are supplied at the shop's own place, and so are goods without an address. */
const isFetched = (input: TakenInput): boolean => input.isTakenAlong || goesTo(input) === null;

function addressesOf(shop: OrderMailServices, input: TakenInput): Addresses | undefined {
  const shipping = isFetched(input) ? shopAddress(shop.config.shop, input.buyer.name) : goesTo(input);
  const billing = input.billing ?? input.shipping ?? shipping;
  return shipping && billing ? { shipping, billing } : undefined;
}

interface Agreed {
  number: string;
  lines: Parameters<typeof insertOffer>[1]["lines"];
  addresses: Addresses;
}

async function writeOffer(
  trx: Trx,
  actor: Writer,
  { source, buyer, language, promisedOn, shippingCost, advancePercent, shippingPhone }: TakenInput,
  { number, lines, addresses }: Agreed,
): Promise<Offer> {
  const sums = offerSums(lines, shippingCost);
  const id = await insertOffer(trx, {
    number,
    revision: 1,
    source,
    quoteId: null,
    buyer: { ...buyer, ...addresses, shippingPhone },
    words: null,
    language,
    validUntil: null,
    promisedOn,
    advancePercent,
    lines,
    ...sums,
    actorId: actor.id,
  });
  await auditOffer(trx, actor, number, {
    done: "created",
    detail: { source, total: rupeesExact(sums.total) },
  });
  const offer = await findOffer(trx, id);
  if (!offer) throw new Error(`offer ${number} was not written`);
  return offer;
}

interface Written {
  input: TakenInput;
  offer: Offer;
  addresses: Addresses;
  atStall: ReadonlyMap<string, number> | undefined;
}

/** Money that comes at once, by UPI or in cash, is recorded by its own method. */
const methods: Record<WayToPay, Agreement["method"]> = {
  link: "razorpay",
  bank: "bank",
  upi: "bank",
  cash: "bank",
};

async function orderOf(
  trx: Trx,
  shop: OrderMailServices,
  actor: Writer,
  { input, offer, addresses, atStall }: Written,
): Promise<string> {
  const method = methods[input.pay];
  const { poNumber } = input.buyer;
  const by = byAdmin(actor);
  const { isTakenAlong: isHandedOver } = input;
  const taken = { poNumber, method, userId: null, by, isHandedOver, isFetched: isFetched(input), atStall };
  const { id } = await makeOrder(trx, shop, offer, { ...addresses, ...taken });
  await moveOffer(trx, offer, { state: "accepted", order_id: id, decided_at: shop.now() });
  if (input.stallId !== null) await noteSoldAtStall(trx, input.stallId, id, offer.lines);
  if (input.isTakenAlong) await handOver(trx, shop, by, { id, input });
  else await notePayment(trx, shop, by, { id, input });
  await queueTakenMail(trx, shop, id, { isTakenAlong: input.isTakenAlong });
  return id;
}

interface Made {
  id: string;
  input: TakenInput;
}

/** The payment of now is the whole, or the advance where there is one. */
async function notePayment(
  trx: Trx,
  shop: OrderMailServices,
  by: Author,
  { id, input: { pay, reference } }: Made,
): Promise<void> {
  await noteOwnerTold(trx, id, shop.now());
  const due = nextDue(await findDues(trx, id));
  const method = paidAtOnce[pay];
  const row = due && method && (await lockOrder(trx, id));
  if (row) await receiveWithOrder(trx, by, row, { dueId: due.id, method, reference, at: shop.now() });
}

async function handOver(
  trx: Trx,
  shop: OrderMailServices,
  by: Author,
  { id, input: { pay, reference } }: Made,
): Promise<void> {
  const method = paidAtOnce[pay];
  await completeSale(trx, shop, {
    orderId: id,
    by,
    paid: method && { method, reference },
    at: shop.now(),
    note: speaking("en", () => newOrderText.takenAlong),
    bill: null,
  });
}
