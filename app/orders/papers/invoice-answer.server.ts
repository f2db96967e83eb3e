import { speaking } from "#platform/language/speaking.server.ts";
import type { Services } from "#platform/services.server.ts";
import type { Invoice } from "../invoice/invoice.ts";
import { paperLanguage } from "./paper-language.db.server.ts";

/**
 * An invoice as a file that the browser shows. The PDF library is large: it is loaded when the first one is
 * asked for.
 */
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
