import { invoiceNumber, type Series, seriesOf } from "./invoice.ts";

/** The parts of an invoice's, a bill of supply's or a credit note's number. */
export interface DocumentNumber {
  series: Series;
  financialYear: string;
  serial: number;
}

/** More digits would not fit into a number. */
const mostSerial = 999_999;

/** 'INV/26-27/000120' in parts; undefined for what is no number of ours. */
export function parseDocumentNumber(text: string): DocumentNumber | undefined {
  const [prefix = "", financialYear = "", digits = ""] = text.trim().toUpperCase().split("/");
  const series = seriesOf(prefix);
  const serial = Number(digits);
  if (!series || !(serial >= 1 && serial <= mostSerial) || !isFinancialYear(financialYear)) return undefined;
  const whole = invoiceNumber(series, financialYear, serial);
  return whole === text.trim().toUpperCase() ? { series, financialYear, serial } : undefined;
}

function isFinancialYear(text: string): boolean {
  const [first, second] = text.split("-").map(Number);
  return /^\d\d-\d\d$/.test(text) && second === ((first ?? 0) + 1) % 100;
}
