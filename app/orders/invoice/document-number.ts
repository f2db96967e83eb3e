import { invoiceNumber, type Series, seriesOf } from "./invoice.ts";

/** The parts of an invoice's, a bill of supply's or a credit note's number. */
export interface DocumentNumber {
  series: Series;
  financialYear: string;
  serial: number;
}

/** More digits would not fit into a number. */
const mostSerial = 9_999_999;

/** 'INV/26-27/000120' in parts; undefined for what is no number of ours. */
export function parseDocumentNumber(text: string): DocumentNumber | undefined {
  const whole = text.trim().toUpperCase();
  const [prefix = "", year = "", digits = ""] = whole.split("/");
  const series = seriesOf(prefix);
  const financialYear = parseFinancialYear(year);
  const serial = Number(digits);
  if (!series || !financialYear || !(serial >= 1 && serial <= mostSerial)) return undefined;
  return whole === invoiceNumber(series, financialYear, serial)
    ? { series, financialYear, serial }
    : undefined;
}

/** '26-27', of '2627' too. */
function parseFinancialYear(text: string): string | undefined {
  const [, first = "", second = ""] = /^(\d\d)-?(\d\d)$/.exec(text) ?? [];
  return first !== "" && Number(second) === (Number(first) + 1) % 100 ? `${first}-${second}` : undefined;
}
