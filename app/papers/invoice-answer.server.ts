import type { Invoice } from "#orders/invoice/invoice.ts";
import { noInvoiceText } from "#orders/invoice/paper.text.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { type Allowance, longestWaitSeconds, takeToken } from "#platform/limits/rate-limit.db.server.ts";
import { requestFacts, type Services, services } from "#platform/services.server.ts";
import { paperLanguage } from "./paper-language.db.server.ts";

/** Invoices, credit notes and proformas for buyers: enough for an office that sorts its papers. */
const allowance: Allowance = { name: "papers", most: 120, windowSeconds: longestWaitSeconds };

/** What is answered to a network that asks for papers too often; the owner's own are never counted. */
export async function refusedPaper(context: Parameters<typeof services>[0]): Promise<Response | undefined> {
  const { db, now } = services(context);
  const { ok } = await takeToken(db, allowance, requestFacts(context).clientAddress, now());
  if (ok) return undefined;
  return new Response(noInvoiceText.tooMany, { status: 429, headers: { "Cache-Control": "no-store" } });
}

/** An invoice as a file that the browser shows. The PDF library is large: it is loaded for the first one. */
export async function invoiceAnswer(
  { db, config }: Pick<Services, "db" | "config">,
  facts: Invoice,
): Promise<Response> {
  const { invoicePdf } = await import("./invoice-pdf.server.ts");
  const language = await paperLanguage(db, facts.orderNumber);
  const pdf = await speaking(language, () => invoicePdf(facts, config));
  return new Response(new Uint8Array(pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${facts.number.replaceAll(/[^\w-]/g, "-")}.pdf"`,
      "Cache-Control": "private, no-store",
    },
  });
}
