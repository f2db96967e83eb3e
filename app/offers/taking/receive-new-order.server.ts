import type { Holder } from "#accounts/permissions/holder.ts";
import { withKnownCountry } from "#addresses/known-countries.server.ts";
import { readBulkTiers } from "#bulk-prices/bulk-tiers.db.server.ts";
import type { OrderMailServices } from "#orders/order-services.ts";
import { openStalls } from "#stall/books/stalls.db.server.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { begunAtIn } from "../admin/receive-offer-form.server.ts";
import { askedTax } from "../asked-tax.ts";
import { changeForm, formAgain } from "../writing/form-acts.server.ts";
import type { OfferFormAnswer, TypedOffer } from "../writing/offer.form.ts";
import { textsIn } from "../writing/typed-lines.ts";
import { takeOwnersOrder } from "./take-order.server.ts";
import { parseTakenOrder, type TakenFrom } from "./taken-order.form.ts";

/** A fresh form: at a fair a bag is taken along and paid in cash. */
export async function openNewOrder({ db, now, config }: OrderMailServices, source: TakenFrom) {
  const atFair = { takenAlong: "on", pay: "cash" };
  const typed: TypedOffer = { shippingSame: "on", ...(source === "stall" ? atFair : { pay: "link" }) };
  const asksTax = askedTax(config.shop);
  const opened = { typed, products: [], meant: [], asksTax };
  const stalls = source === "stall" ? (await openStalls(db)).map(({ id, name }) => ({ id, name })) : [];
  return { ...opened, stalls, tiers: await readBulkTiers(db), begun: now().getTime() };
}

type Received = { taken: { orderId: string; isNew: boolean } } | { answer: OfferFormAnswer; status: number };

/** An order as it was posted: with a line more or less, or taken. */
export async function receiveNewOrder(
  shop: OrderMailServices,
  actor: Holder<"money">,
  source: TakenFrom,
  form: FormData,
): Promise<Received> {
  const changed = await changeForm(shop, form);
  if (changed) return { answer: changed, status: 200 };
  const parsed = parseTakenOrder(withKnownCountry(form, "billing-country"), source, indianDay(shop.now()));
  const done =
    parsed.kind === "valid"
      ? await takeOwnersOrder(shop, actor, { begunAt: begunAtIn(shop, form), input: parsed.value })
      : parsed;
  if (done.kind === "taken") return { taken: done };
  return { answer: await formAgain(shop, textsIn(form), done.errors), status: 422 };
}
