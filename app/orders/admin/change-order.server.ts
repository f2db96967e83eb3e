import type { Actor } from "#accounts/actor.ts";
import type { Services } from "#platform/services.server.ts";
import type { ToastContent } from "#ui/overlay/toast-queue.ts";
import { changeDeskFacts } from "../fulfilment/change-desk-facts.server.ts";
import { changeFulfilment } from "../fulfilment/change-fulfilment.server.ts";
import { creditUnpaid } from "../payment/credit-unpaid.server.ts";
import { correctAddress } from "./address/correct-address.server.ts";
import { type DeskErrors, type DeskForm, parseDesk, type TypedDesk, typedDesk } from "./desk.form.ts";
import {
  addressUnchanged,
  deskText,
  noChange,
  savedWords,
  stale,
  statusUpdated,
  stockMissing,
} from "./desk.text.ts";

/** What the order's page hears after a form. */
export interface DeskAnswer {
  isDone: boolean;
  /** Shown one after the other. */
  notices: readonly ToastContent[];
  /** What stands at the fields. */
  errors?: DeskErrors;
  /** What was typed, when nothing was kept. */
  typed?: TypedDesk;
}

type Shop = Pick<Services, "db" | "now" | "config" | "secret" | "sendMailSoon">;

/** Carries out one of the forms of an order's page; 'missing' when there is no such order. */
export async function changeOrder(
  shop: Shop,
  actor: Actor,
  orderId: string,
  form: FormData,
): Promise<DeskAnswer | "missing"> {
  const parsed = parseDesk(form);
  if (parsed.kind === "refused") return refused(parsed.errors, parsed.typed);
  const typed = typedDesk(form);
  const answer = await carryOut({ shop, actor, orderId, typed }, parsed.value);
  return answer === "stale" ? { isDone: false, notices: [stale], typed } : answer;
}

/** Who sends a form of which order, and what was typed into it. */
interface Sent {
  shop: Shop;
  actor: Actor;
  orderId: string;
  typed: TypedDesk;
}

type Outcome = DeskAnswer | "missing" | "stale";

function carryOut(sent: Sent, form: DeskForm): Promise<Outcome> {
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
function refused(errors: DeskErrors, typed: TypedDesk): DeskAnswer {
  const text = Object.values(errors)[0] ?? deskText.saveFailed.text;
  return { isDone: false, notices: [{ title: "Not saved", text, tone: "destructive" }], typed, errors };
}

async function changeStatus(
  { shop, actor, orderId }: Sent,
  form: Extract<DeskForm, { intent: "status" }>,
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
  { intent, version, phone, ...parts }: Extract<DeskForm, { intent: "address" }>,
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

const unfit: DeskAnswer = { isDone: false, notices: [{ ...deskText.saveFailed, tone: "destructive" }] };

async function keepFacts(
  { shop, actor, orderId, typed }: Sent,
  form: Exclude<DeskForm, { intent: "status" | "address" }>,
): Promise<Outcome> {
  const version = form.intent === "note" ? undefined : form.version;
  const change = await (form.intent === "credit"
    ? creditUnpaid(shop, actor, { orderId, version: form.version })
    : changeDeskFacts(shop, actor, { orderId, version }, form));
  if (change.kind === "missing" || change.kind === "stale") return change.kind;
  if (change.kind === "too-much") return refused({ amount: deskText.tooMuch(change.left) }, typed);
  if (change.kind === "unfit") return unfit;
  if (change.isToldToCustomer) shop.sendMailSoon();
  const isTold = form.intent === "tracking" && change.isToldToCustomer;
  return { isDone: true, notices: [savedWords[isTold ? "trackingTold" : form.intent]] };
}
