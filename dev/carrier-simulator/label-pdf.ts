import { createHash } from "node:crypto";
import PDFDocument from "pdfkit";
import type { CarrierOrder } from "./carrier-state.ts";
import { courierName } from "./couriers.ts";

/** Four by six inches, as label printers take them. */
const size: [number, number] = [288, 432];
const margin = 14;

/** A label as a courier's printer would want it, drawn small. */
export async function labelPdf(order: CarrierOrder): Promise<Buffer> {
  const page = new PDFDocument({ size, margin, info: { Title: `Label ${order.awb}` } });
  const chunks: Buffer[] = [];
  page.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => page.on("end", resolve));
  const { customer } = order;
  page.fontSize(15).text(courierName(order.courierId));
  page
    .fontSize(9)
    .text(order.cod ? `COD: collect Rs. ${order.total.toFixed(2)}` : "PREPAID: collect nothing");
  bars(page, order.awb ?? "", page.y + 6);
  page.fontSize(12).text(`AWB ${order.awb}`, margin, page.y, { align: "center" });
  page.moveDown().fontSize(8).text("Deliver to");
  page.fontSize(12).text(customer.name);
  page.fontSize(10).text(customer.address).text(`${customer.city}, ${customer.state} ${customer.pincode}`);
  page.text(`Phone ${customer.phone}`);
  page
    .moveDown()
    .fontSize(8)
    .text(`Order ${order.number}   Weight ${order.weight.toFixed(2)} kg`);
  for (const { name, units } of order.items.slice(0, 8)) page.text(`${units} x ${name}`);
  page.moveDown().text("SIMULATED: no courier fetches this parcel.");
  page.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Bars that look like a code and are none. */
function bars(page: PDFKit.PDFDocument, text: string, top: number): void {
  const widths = [...createHash("sha256").update(text).digest()].slice(0, 30).map((byte) => 1 + (byte % 4));
  let left = margin;
  for (const width of widths) {
    page.rect(left, top, width, 46).fill("black");
    left += width + 4;
  }
  page.fillColor("black");
  page.y = top + 52;
}
