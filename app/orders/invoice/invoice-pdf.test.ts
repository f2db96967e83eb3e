import { expect, test } from "vitest";
import { billedLine, billedOrder, seller } from "../../../tests/database/billed-order.ts";
import { drawUpInvoice } from "./draw-up-invoice.ts";
import { invoiceColumns } from "./invoice-columns.ts";
import { invoicePdf } from "./invoice-pdf.server.ts";

const issue = { number: "INV/26-27/000001", issuedAt: new Date("2026-11-21T10:00:00Z") };
const invoice = (count: number, stateCode = "10", by = seller) =>
  drawUpInvoice(
    billedOrder(
      Array.from({ length: count }, (_, n) => billedLine({ productName: `Kohbar Tote ${n} झोला` })),
      { stateCode },
    ),
    by,
    issue,
  );
const pages = (pdf: Buffer): number => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;

test("a short invoice is one page, a long one goes on", async () => {
  const short = await invoicePdf(invoice(3));
  expect(short.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pages(short)).toBe(1);
  expect(pages(await invoicePdf(invoice(60)))).toBe(4);
});

test("rendering it again shows the same", async () => {
  const plain = (pdf: Buffer) => pdf.toString("latin1").replaceAll(/\/ID \[.*?\]/g, "");
  expect(plain(await invoicePdf(invoice(2)))).toBe(plain(await invoicePdf(invoice(2))));
});

test.each([
  ["10", seller, ["#", "Description", "HSN", "Qty", "Price ₹", "Taxable ₹", "CGST ₹", "SGST ₹", "Amount ₹"]],
  ["27", seller, ["#", "Description", "HSN", "Qty", "Price ₹", "Taxable ₹", "IGST ₹", "Amount ₹"]],
  ["10", { ...seller, gstin: null }, ["#", "Description", "HSN", "Qty", "Price ₹", "Amount ₹"]],
])("to %s it has the columns that the law asks for, side by side", (stateCode, by, labels) => {
  const columns = invoiceColumns(invoice(1, stateCode, by), 48, 499);
  expect(columns.map(({ label }) => label)).toEqual(labels);
  for (const [at, { x, width }] of columns.entries()) {
    expect(width).toBeGreaterThan(10);
    expect(x + width).toBeLessThan(columns[at + 1]?.x ?? 548);
  }
});
