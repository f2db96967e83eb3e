import { randomInt, randomUUID } from "node:crypto";
import type { AskedOrderAct } from "./ledger.ts";
import { ownersForm, paysByCard, placeOrder, type Visit } from "./visitors.ts";

// The owner at the order admin page: parcels leave, numbers to follow them by are told, money goes back. Each
// is an act whose papers (invoice, credit note) and mail must be there once, whatever falls over.

const adminPage = "/admin/dashboard/orders";

/** Less than any order costs: a part of the cash. */
const cashBack = { intent: "returned", amount: "50" };

/**
 * A parcel that is paid for at the door, and comes back: sent, told where it is, cash taken, cash given back.
 */
export async function keepsCashOrders(visit: Visit): Promise<void> {
  const order = await adminPageOf(visit, await placeOrder(visit, "cod"));
  if (!order || !(await sends(visit, order))) return;
  const number = `TRACK-${randomInt(1e9)}`;
  const told = { intent: "tracking", trackingNumber: number, trackingUrl: "", tellCustomer: "on" };
  if (!(await acts(visit, order, "tracked", told))) return;
  if (!(await acts(visit, order, "collected", { intent: "collected" }))) return;
  if (randomInt(2)) await acts(visit, order, "returned", cashBack);
}

/** A parcel that was paid by card: sent, then a part of the money goes back, or two. */
export async function keepsCardOrders(visit: Visit): Promise<void> {
  const number = await paysByCard(visit, "success");
  const order = await adminPageOf(visit, number);
  if (!order || !(await sends(visit, order))) return;
  for (const amount of ["250.50", "100"].slice(randomInt(2))) {
    if (!(await repeatRefund(visit, refundOf(visit, order, amount)))) return;
  }
}

/** A refund's form, whose button has not been pressed yet. */
function refundOf({ ledger, round }: Visit, { number, path }: AdminOrder, amount: string): AskedOrderAct {
  const refund = { number, path, key: randomUUID(), amount, acknowledged: false, round };
  const asked: AskedOrderAct = { act: "refunded", ...refund };
  ledger.orderActs.push(asked);
  return asked;
}

/**
 * Presses a refund's button, for the first time or again with the same key. Done when the provider has it.
 */
export async function repeatRefund(visit: Visit, refund: AskedOrderAct): Promise<boolean> {
  const form = { amount: refund.amount ?? "", key: refund.key ?? "" };
  const { status, headers } = await ownersForm(visit, `${refund.path}/refund`, form);
  const notice = decodeURIComponent(headers.getSetCookie().join());
  refund.acknowledged ||= status === 303 && notice.includes("Refund Started");
  return refund.acknowledged;
}

export interface AdminOrder {
  number: string;
  path: string;
  /** Of the order as the owner saw it last. */
  version: number;
}

/** An order's page on the admin page, found in the list as the owner would. */
export async function adminPageOf(
  { origin, adminCookie }: Visit,
  number?: string,
): Promise<AdminOrder | undefined> {
  if (!number) return undefined;
  const page = async (path: string) =>
    (await fetch(origin + path, { headers: { Cookie: adminCookie } })).text();
  const path = new RegExp(`href="(${adminPage}/[\\w-]{36})[?"]`).exec(
    await page(`${adminPage}?q=${number}`),
  )?.[1];
  const version = path && /name="version" value="(\d+)"/.exec(await page(path))?.[1];
  return path && version ? { number, path, version: Number(version) } : undefined;
}

export const sends = (visit: Visit, order: AdminOrder): Promise<boolean> =>
  acts(visit, order, "sent", { intent: "status", status: "shipped" });

export async function acts(
  visit: Visit,
  order: AdminOrder,
  act: AskedOrderAct["act"],
  fields: Record<string, string>,
): Promise<boolean> {
  const { number, path } = order;
  const asked: AskedOrderAct = { act, number, path, acknowledged: false, round: visit.round };
  visit.ledger.orderActs.push(asked);
  const { status } = await ownersForm(visit, path, { ...fields, version: String(order.version) });
  asked.acknowledged = status === 200;
  order.version += 1;
  return asked.acknowledged;
}
