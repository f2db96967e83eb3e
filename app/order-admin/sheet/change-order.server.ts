import { data } from "react-router";
import type * as z from "zod/mini";
import type { Actor } from "#accounts/actor.ts";
import { holderOf } from "#accounts/guard.server.ts";
import type { Holder } from "#accounts/permissions/holder.ts";
import { confirmByOwner } from "#orders/cash/confirm-cash.server.ts";
import { changeFulfilment } from "#orders/fulfilment/change-fulfilment.server.ts";
import { keepNote, keepTracking } from "#orders/fulfilment/keep-tracking.server.ts";
import { markPacked } from "#orders/fulfilment/mark-packed.server.ts";
import { setNewDate } from "#orders/fulfilment/set-new-date.server.ts";
import { saidForIn } from "#orders/given-for/given-for.ts";
import { byAdmin } from "#orders/history/order-history.db.server.ts";
import type { OrderChange } from "#orders/history/owner-act.server.ts";
import { collectCash, returnCash, uncollectCash } from "#orders/money-acts/cash-acts.server.ts";
import { creditUnpaid, leaveUnpaid } from "#orders/money-acts/credit-unpaid.server.ts";
import { askForPayment, receivePayment, undoPayment } from "#orders/money-acts/receive-payment.server.ts";
import type { OrderMailServices } from "#orders/order-services.ts";
import { takeBack } from "#orders/parcel-moves/move-shipment.server.ts";
import type { BegunWork } from "#platform/making.ts";
import type { Notice } from "#platform/notice.ts";
import { notFound } from "#transfers/not-found.server.ts";
import { textIn } from "#values/text/form-text.ts";
import { correctAddress } from "../address/correct-address.server.ts";
import { duesAdminText } from "../dues-admin.text.ts";
import {
  dayRefusal,
  type OrderActErrors,
  type OrderActName,
  type OrderAnswer,
  orderActForms,
  orderActNeeds,
  parseOrderAct,
  type TypedOrderAct,
  typedOrderAct,
} from "../order-act.form.ts";
import { orderAdminText } from "../order-admin.text.ts";
import { noticeText } from "../order-notices.text.ts";
import {
  addressUnchanged,
  noChange,
  savedNotice,
  staleNotice,
  statusUpdated,
  stockMissing,
} from "../order-notices.ts";
import { setSupplyRule } from "../supply/set-supply-rule.server.ts";
import { sheetText } from "./sheet.text.ts";

/** A form, with its sender, its order and what was typed into it. */
interface Sent {
  shop: OrderMailServices;
  actor: Actor;
  orderId: string;
  typed: TypedOrderAct;
}

type Outcome = OrderAnswer | "missing" | "stale";
type OrderAct = (sent: Sent, form: FormData) => Promise<Outcome>;

/** An act with the form that it takes. */
const act =
  <Form>(schema: z.ZodMiniType<Form>, does: (sent: Sent, form: Form) => Promise<Outcome>): OrderAct =>
  async (sent, form) => {
    const parsed = parseOrderAct(schema, form);
    return parsed.kind === "refused" ? refused(parsed.errors, parsed.typed) : does(sent, parsed.value);
  };

/** They have words of their own. */
type OtherAct = "status" | "sent" | "address" | "finishForStock" | "stopMaking";

/** One that saves something about the order: the notices of all have the same words. */
const keeping = <Name extends Exclude<OrderActName, OtherAct>, Form extends object>(
  name: Name,
  schema: z.ZodMiniType<Form>,
  does: (
    shop: OrderMailServices,
    actor: Holder<(typeof orderActNeeds)[Name]>,
    form: Form & { orderId: string },
  ) => Promise<OrderChange>,
): OrderAct =>
  act(schema, async ({ shop, actor, orderId, typed }, form) => {
    const change = await does(shop, holderOf(actor, orderActNeeds[name]), { ...form, orderId });
    if (change.kind === "missing" || change.kind === "stale") return change.kind;
    const errors = errorsOf(name, change);
    if (errors) return refused(errors, typed);
    if (change.kind === "unmade")
      return { kind: "failed", notice: orderAdminText.notMade(change.pieces), typed };
    if (change.kind === "invoiced") return { kind: "failed", notice: noticeText.invoiced(change.number) };
    if (change.kind !== "kept") return unfit();
    if (change.isToldToCustomer) shop.sendMailSoon();
    return done(savedNotice(name, change.isToldToCustomer));
  });

/** Where an act has its day, if it has one. */
const dayFields: Partial<Record<OrderActName, "receivedOn" | "readyBy">> = {
  received: "receivedOn",
  newDate: "readyBy",
};

/** What an act has against what was typed. */
function errorsOf(name: OrderActName, change: OrderChange): OrderActErrors | undefined {
  if (change.kind === "too-much") return { amount: orderAdminText.tooMuch(change.left) };
  if (change.kind !== "wrong-day") return undefined;
  const field = dayFields[name];
  return field && { [field]: dayRefusal(change.why) };
}

const forms = orderActForms;

/** What the page's buttons do, by their values. */
const acts: Readonly<Record<OrderActName, OrderAct>> = {
  status: act(forms.status, changeStatus),
  sent: act(forms.sent, (sent, form) => changeStatus(sent, { ...form, status: "shipped" })),
  address: act(forms.address, changeAddress),
  tracking: keeping("tracking", forms.tracking, keepTracking),
  note: keeping("note", forms.note, keepNote),
  collected: keeping("collected", forms.collected, collectCash),
  uncollected: keeping("uncollected", forms.uncollected, uncollectCash),
  returned: keeping("returned", forms.returned, (shop, actor, { givenFor, ...sum }) =>
    returnCash(shop, actor, { ...sum, saidFor: saidForIn(givenFor ?? "") }),
  ),
  credit: keeping("credit", forms.credit, creditUnpaid),
  packed: keeping("packed", forms.packed, markPacked),
  confirmed: keeping("confirmed", forms.confirmed, confirmByOwner),
  cameBack: keeping("cameBack", forms.cameBack, takeBack),
  newDate: keeping("newDate", forms.newDate, setNewDate),
  received: keeping("received", forms.received, (shop, actor, { way, receivedOn, ...seen }) =>
    receivePayment(shop, actor, { ...seen, method: way, day: receivedOn }),
  ),
  finishForStock: act(forms.finishForStock, (sent, lot) => endBegun(sent, lot, "stock")),
  stopMaking: act(forms.stopMaking, (sent, lot) => endBegun(sent, lot, "stop")),
  notFound: keeping("notFound", forms.notFound, notFound),
  unreceived: keeping("unreceived", forms.unreceived, undoPayment),
  askPayment: keeping("askPayment", forms.askPayment, askForPayment),
  leaveUnpaid: keeping("leaveUnpaid", forms.leaveUnpaid, (shop, actor, seen) =>
    leaveUnpaid(shop, actor, { ...seen, may: true }),
  ),
  supply: keeping("supply", forms.supply, setSupplyRule),
  payFirst: keeping("payFirst", forms.payFirst, (shop, actor, seen) =>
    leaveUnpaid(shop, actor, { ...seen, may: false }),
  ),
};

const isAct = (name: string): name is OrderActName => Object.hasOwn(acts, name);

/** Carries out one of the forms of an order's page; 'missing' when there is no such order. */
export async function changeOrder(
  shop: OrderMailServices,
  actor: Actor,
  orderId: string,
  form: FormData,
): Promise<OrderAnswer | "missing"> {
  const name = textIn(form, "intent");
  const typed = typedOrderAct(form);
  if (!isAct(name)) return refused({}, typed);
  holderOf(actor, orderActNeeds[name]);
  const answer = await acts[name]({ shop, actor, orderId, typed }, form);
  return answer === "stale" ? { kind: "failed", reason: "stale", notice: staleNotice(), typed } : answer;
}

/** The first complaint is a toast too. */
function refused(errors: OrderActErrors, typed: TypedOrderAct): OrderAnswer {
  const text = Object.values(errors)[0] ?? orderAdminText.saveFailed.text;
  return {
    kind: "refused",
    notice: { title: noticeText.notSaved, text, tone: "destructive" },
    typed,
    errors,
  };
}

async function changeStatus(
  { shop, actor, orderId, typed }: Sent,
  form: Omit<z.output<typeof orderActForms.status>, "meant"> & { meant?: boolean },
): Promise<Outcome> {
  if (form.status === "cancelled") holderOf(actor, "money");
  const { meant = true, ...step } = form;
  const change = await changeFulfilment(shop, holderOf(actor, orderActNeeds.status), {
    ...step,
    orderId,
    isMeant: meant,
  });
  if (change.kind === "missing" || change.kind === "stale") return change.kind;
  if (change.kind === "not-allowed") throw data(null, { status: 403 });
  if (change.kind === "has-left") return refused({ meant: sheetText.askCancelSent }, typed);
  if (change.kind === "same") return { kind: "failed", notice: noChange(form.status) };
  if (change.kind === "unpaid") return { kind: "failed", notice: duesAdminText.notSent(change.left), typed };
  if (change.kind === "unmade")
    return { kind: "failed", notice: orderAdminText.notMade(change.pieces), typed };
  shop.sendMailSoon();
  return done(statusUpdated(form.status), change.shortage && stockMissing(change.shortage));
}

async function endBegun(
  { shop, actor, typed }: Sent,
  { lotId, version }: { lotId: string; version: number },
  as: BegunWork,
): Promise<Outcome> {
  const ended = await shop.making.endBegun(shop, holderOf(actor, "making"), { lotId, version, as });
  switch (ended.kind) {
    case "ended":
      return done(noticeText.begunEnded[as]);
    case "to-check":
      return { kind: "failed", notice: noticeText.toCheck(ended.pieces), typed };
    case "stale":
    case "gone":
      return "stale";
  }
}

async function changeAddress(
  { shop, actor, orderId, typed }: Sent,
  { version, phone, ...parts }: z.output<typeof orderActForms.address>,
): Promise<Outcome> {
  const delivery = { address: { ...parts, country: "India" }, phone };
  const change = await correctAddress(shop, byAdmin(actor), { orderId, version }, delivery);
  switch (change.kind) {
    case "missing":
    case "stale":
      return change.kind;
    case "same":
      return { kind: "failed", notice: addressUnchanged() };
    case "too-many":
    case "unfit":
      return unfit();
    case "refused":
      return refused(change.errors, typed);
    case "kept":
      shop.sendMailSoon();
      return done(savedNotice("address", change.isToldToCustomer));
  }
}

const unfit = (): OrderAnswer => ({
  kind: "failed",
  notice: { ...orderAdminText.saveFailed, tone: "destructive" },
});

const done = (notice: Notice, kept?: Notice): OrderAnswer => ({ kind: "done", notice, kept });
