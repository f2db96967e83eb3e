import type { Actor } from "#accounts/actor.ts";
import type { ToastContent } from "#ui/overlay/toast-queue.ts";
import { changeFulfilment } from "../fulfilment/change-fulfilment.server.ts";
import { changeOwnerFacts } from "../fulfilment/change-owner-facts.server.ts";
import type { OrderMailServices } from "../order-services.ts";
import { creditUnpaid } from "../payment/credit-unpaid.server.ts";
import { correctAddress } from "./address/correct-address.server.ts";
import {
  type OrderActErrors,
  type OrderActForm,
  parseOrderAct,
  type TypedOrderAct,
  typedOrderAct,
} from "./order-act.form.ts";
import {
  addressUnchanged,
  noChange,
  orderAdminText,
  savedWords,
  stale,
  statusUpdated,
  stockMissing,
} from "./order-admin.text.ts";

/** What the order's page hears after a form. */
export interface OrderAnswer {
  isDone: boolean;
  /** Shown one after the other. */
  notices: readonly ToastContent[];
  /** What stands at the fields. */
  errors?: OrderActErrors;
  /** What was typed, when nothing was kept. */
  typed?: TypedOrderAct;
}

/** Carries out one of the forms of an order's page; 'missing' when there is no such order. */
export async function changeOrder(
  shop: OrderMailServices,
  actor: Actor,
  orderId: string,
  form: FormData,
): Promise<OrderAnswer | "missing"> {
  const parsed = parseOrderAct(form);
  if (parsed.kind === "refused") return refused(parsed.errors, parsed.typed);
  const typed = typedOrderAct(form);
  const answer = await carryOut({ shop, actor, orderId, typed }, parsed.value);
  return answer === "stale" ? { isDone: false, notices: [stale], typed } : answer;
}

/** Who sends a form of which order, and what was typed into it. */
interface Sent {
  shop: OrderMailServices;
  actor: Actor;
  orderId: string;
  typed: TypedOrderAct;
}

type Outcome = OrderAnswer | "missing" | "stale";

function carryOut(sent: Sent, form: OrderActForm): Promise<Outcome> {
  switch (form.intent) {
    case "status":
      return changeStatus(sent, form);
    case "address":
      return changeAddress(sent, form);
    default:
      return keepFacts(sent, form);
  }
}

/** The first complaint is a toast too. */
function refused(errors: OrderActErrors, typed: TypedOrderAct): OrderAnswer {
  const text = Object.values(errors)[0] ?? orderAdminText.saveFailed.text;
  return { isDone: false, notices: [{ title: "Not saved", text, tone: "destructive" }], typed, errors };
}

async function changeStatus(
  { shop, actor, orderId }: Sent,
  form: Extract<OrderActForm, { intent: "status" }>,
): Promise<Outcome> {
  const change = await changeFulfilment(shop, actor, { orderId, ...form });
  if (change.kind === "missing" || change.kind === "stale") return change.kind;
  if (change.kind === "same") return { isDone: false, notices: [noChange(form.status)] };
  shop.sendMailSoon();
  const done = statusUpdated(form.status);
  return { isDone: true, notices: change.shortage ? [done, stockMissing(change.shortage)] : [done] };
}

async function changeAddress(
  { shop, actor, orderId, typed }: Sent,
  { intent, version, phone, ...parts }: Extract<OrderActForm, { intent: "address" }>,
): Promise<Outcome> {
  const delivery = { address: { ...parts, country: "India" }, phone };
  const change = await correctAddress(shop, actor, { orderId, version }, delivery);
  switch (change.kind) {
    case "missing":
    case "stale":
      return change.kind;
    case "same":
      return { isDone: false, notices: [addressUnchanged] };
    case "unfit":
      return unfit;
    case "refused":
      return refused(change.errors, typed);
    case "kept":
      shop.sendMailSoon();
      return { isDone: true, notices: [savedWords[intent]] };
  }
}

const unfit: OrderAnswer = {
  isDone: false,
  notices: [{ ...orderAdminText.saveFailed, tone: "destructive" }],
};

async function keepFacts(
  { shop, actor, orderId, typed }: Sent,
  form: Exclude<OrderActForm, { intent: "status" | "address" }>,
): Promise<Outcome> {
  const version = form.intent === "note" ? undefined : form.version;
  const change = await (form.intent === "credit"
    ? creditUnpaid(shop, actor, { orderId, version: form.version })
    : changeOwnerFacts(shop, actor, { orderId, version }, form));
  if (change.kind === "missing" || change.kind === "stale") return change.kind;
  if (change.kind === "too-much") return refused({ amount: orderAdminText.tooMuch(change.left) }, typed);
  if (change.kind === "unfit") return unfit;
  if (change.isToldToCustomer) shop.sendMailSoon();
  const isTold = form.intent === "tracking" && change.isToldToCustomer;
  return { isDone: true, notices: [savedWords[isTold ? "trackingTold" : form.intent]] };
}
