import { randomUUID } from "node:crypto";
import { orderLinkToken } from "#orders/links/order-access.server.ts";
import { type AdminOrder, acts, adminPageOf, sends } from "./admin-visitors.ts";
import type { AskedReturn } from "./ledger.ts";
import { ownersForm, paysByCard, post, type Visit } from "./visitors.ts";

const returns = "/admin/dashboard/returns";

/** Less than any piece costs, so that each order can give it back. */
const given = "50";

/** What was paid by card arrives; its buyer sends a piece back, and the owner takes it and settles. */
export async function sendsBack(visit: Visit): Promise<void> {
  const order = await adminPageOf(visit, await paysByCard(visit, "success"));
  if (!order || !(await sends(visit, order))) return;
  if (!(await acts(visit, order, "arrived", { intent: "status", status: "delivered" }))) return;
  const asked = await asks(visit, order);
  if (!asked?.acknowledged) return;
  const id = await returnOf(visit, order);
  if (!id) return;
  const manage = async (step: AskedReturn["steps"][number], fields: Record<string, string>) => {
    const form = { ...fields, version: String(asked.steps.length + 1) };
    const { status } = await ownersForm(visit, `${returns}/${id}`, form);
    if (status === 303) asked.steps.push(step);
    return status === 303;
  };
  const came = { intent: "receive", [`received:${asked.line}`]: "1", [`resellable:${asked.line}`]: "1" };
  if (!(await manage("approved", { intent: "approve" }))) return;
  if (!(await manage("received", came))) return;
  await manage("settled", { intent: "settle", way: "refund", amount: given, words: "" });
}

/** 'Return or Report a Problem', for one piece of the first line; sent twice with the same key. */
async function asks(visit: Visit, { number }: AdminOrder): Promise<AskedReturn | undefined> {
  const path = `/order/${number}/return?token=${orderLinkToken(number, visit.secret)}`;
  const page = await (await fetch(visit.origin + path)).text();
  const line = /name="pieces:([\w-]+)"/.exec(page)?.[1];
  if (!line) return undefined;
  const { round } = visit;
  const asked: AskedReturn = { number, line, key: randomUUID(), steps: [], acknowledged: false, round };
  visit.ledger.returns.push(asked);
  const form = new FormData();
  const wish = { reason: "changed_mind", wish: "refund", [`pieces:${line}`]: "1", key: asked.key };
  for (const [name, value] of Object.entries(wish)) form.set(name, value);
  const answers = await Promise.all([post(visit, path, form), post(visit, path, form)]);
  asked.acknowledged = answers.some(({ status }) => status === 303);
  return asked;
}

/** The only return of an order, as the owner's page of it links it. */
async function returnOf({ origin, adminCookie }: Visit, { path }: AdminOrder): Promise<string | undefined> {
  const page = await (await fetch(origin + path, { headers: { Cookie: adminCookie } })).text();
  return new RegExp(`href="${returns}/([\\w-]+)`).exec(page)?.[1];
}
