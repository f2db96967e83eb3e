import type { Invoice } from "./invoice.ts";

/**
 * An invoice as a file that the browser shows. The PDF library is large: it is loaded when the first one is
 * asked for.
 */
export async function invoiceAnswer(facts: Invoice): Promise<Response> {
  const { invoicePdf } = await import("./invoice-pdf.server.ts");
  const pdf = await invoicePdf(facts);
  return new Response(new Uint8Array(pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${facts.number.replaceAll(/[^\w-]/g, "-")}.pdf"`,
      "Cache-Control": "private, no-store",
    },
  });
}
