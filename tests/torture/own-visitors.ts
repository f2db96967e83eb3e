import { randomInt } from "node:crypto";
import { orderLinkToken } from "#orders/links/order-access.server.ts";
import type { AskedOrderAct } from "./ledger.ts";
import { placeOrder, post, type Visit } from "./visitors.ts";

/** Where the parcel really goes. */
export const ranchi = {
  ...{ fullName: "Ravi Jha", addressLine1: "4 Station Road", addressLine2: "", city: "Ranchi" },
  ...{ state: "Jharkhand", pincode: "834001", phone: "" },
};

/** What is posted to an order's own pages by whoever holds its mail's link. */
export const buyersPost = (
  visit: Visit,
  number: string,
  act: "cancel" | "confirm" | "address" | "again" | "paid",
  fields: Record<string, string> = {},
): Promise<Response> =>
  post(
    visit,
    `/order/${number}/${act}`,
    new URLSearchParams({ token: orderLinkToken(number, visit.secret), ...fields }),
  );

/** Buys for cash, says where the parcel really goes, and then wants it no more; or one of the two. */
export async function changesMind(visit: Visit): Promise<void> {
  const number = await placeOrder(visit, "cod");
  if (!number) return;
  const wish = randomInt(3);
  if (wish > 0 && !(await acts(visit, number, "corrected"))) return;
  if (wish < 2) await acts(visit, number, "cancelled");
}

async function acts(visit: Visit, number: string, act: "corrected" | "cancelled"): Promise<boolean> {
  const asked: AskedOrderAct = { act, number, path: "", acknowledged: false, round: visit.round };
  visit.ledger.orderActs.push(asked);
  const answer = await (act === "corrected"
    ? buyersPost(visit, number, "address", ranchi)
    : buyersPost(visit, number, "cancel"));
  asked.acknowledged = answer.status === 303;
  return asked.acknowledged;
}
