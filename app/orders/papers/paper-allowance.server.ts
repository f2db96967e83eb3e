import { requestFacts, services } from "#platform/context.server.ts";
import { type Allowance, longestWaitSeconds, takeToken } from "#platform/limits/rate-limit.db.server.ts";
import { noInvoiceText } from "../invoice/no-invoice.text.ts";

/** Invoices, credit notes and proformas for buyers: enough for an office that sorts its papers. */
const allowance: Allowance = { name: "papers", most: 120, windowSeconds: longestWaitSeconds };

/** What is answered to a network that asks for papers too often; the owner's own are never counted. */
export async function refusedPaper(context: Parameters<typeof services>[0]): Promise<Response | undefined> {
  const { db, now } = services(context);
  const { ok } = await takeToken(db, allowance, requestFacts(context).clientAddress, now());
  if (ok) return undefined;
  return new Response(noInvoiceText.tooMany, { status: 429, headers: { "Cache-Control": "no-store" } });
}
