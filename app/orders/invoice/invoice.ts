import type { Paise } from "#values/money/money.ts";
import type { TaxPlace, TaxSplit } from "#values/money/tax-split.ts";
import type { HowPaid } from "../order.ts";
import type { OrderServices } from "../order-services.ts";
import { paperText } from "./paper.text.ts";

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

/** A tax invoice, or a bill of supply where no tax is charged: two series of numbers. */
export type InvoiceKind = "tax" | "supply";

/** What is numbered by itself; credit notes of both kinds of invoices share one series. */
export type Series = InvoiceKind | "credit";

export interface Seller {
  name: string;
  address: string;
  email: string;
  phone: string;
  gstin: string | null;
}

export interface Recipient {
  name: string;
  /** Below the name, as on a parcel. */
  lines: string[];
  stateCode: string | null;
}

export interface InvoiceLine {
  description: string;
  /** What is written on it, a text a line; missing where nothing is. Erased with its buyer's account. */
  personal?: string[] | undefined;
  sku: string | null;
  hsn: string | null;
  /** Null for shipping and fees. */
  quantity: number | null;
  unitPrice: Paise;
  discount: Paise;
  /** After the discount, tax included. */
  amount: Paise;
  /** Hundredths of a per cent; null where the product bears no tax. */
  rate: number | null;
  split: TaxSplit;
}

/**
 * An invoice, or a note that takes back a part of one, as it is frozen when it is issued: rendering it again
 * shows the same.
 */
export interface Invoice extends HowPaid {
  /** The invoice that a credit note takes back, or a part of it; absent on invoices. */
  against?: { number: string; issuedAt: string; isUnpaid?: boolean | undefined } | undefined;
  kind: InvoiceKind;
  number: string;
  /** ISO moments. */
  issuedAt: string;
  orderNumber: string;
  orderedAt: string;
  /** Of a company's own purchase order; missing where its buyer named none. */
  poNumber?: string | undefined;
  seller: Seller;
  /**
   * Without e-mail and phone: an invoice outlives the account, and the law asks for name and address only.
   */
  buyer: Recipient & { gstin: string | null };
  shipTo: Recipient;
  /** The place of supply, where that is not where the parcel goes (INVOICE-20); else missing. */
  supplyStateCode?: string | undefined;
  /** To so many homes, each in a parcel of its own; missing where it goes to one address. */
  parcels?: number | undefined;
  /** By the place of supply: decides between central with state tax, and integrated tax. */
  taxPlace: TaxPlace;
  lines: InvoiceLine[];
  totals: TaxSplit;
  /** What makes the total whole rupees, and bears no tax; missing where nothing does. */
  rounding?: Paise | undefined;
  total: Paise;
}

/** A paper's place of supply, by GST's two digits; null where it is not known. */
export const supplyStateOf = ({
  supplyStateCode,
  shipTo,
}: Pick<Invoice, "supplyStateCode" | "shipTo">): string | null => supplyStateCode ?? shipTo.stateCode;

const prefixes: Record<Series, string> = { tax: "INV", supply: "BOS", credit: "CRN" };

/** The series whose documents' numbers begin so. */
export const seriesOf = (prefix: string): Series | undefined =>
  (["tax", "supply", "credit"] as const).find((series) => prefixes[series] === prefix);

/**
 * 'INV/26-27/000123': letters, digits, dashes and slashes, 16 characters, as rule 46 of the CGST Rules asks.
 * Seven digits take the dash's place: 'INV/2627/1000000'.
 */
export const invoiceNumber = (series: Series, financialYear: string, serial: number): string =>
  serial <= mostDashed
    ? `${prefixes[series]}/${financialYear}/${String(serial).padStart(6, "0")}`
    : `${prefixes[series]}/${financialYear.replace("-", "")}/${serial}`;

/** The last number of a series whose year has its dash. */
export const mostDashed = 999_999;

/** The document's name. With untaxed goods among taxed ones it is both at once (rule 46A). */
export function invoiceTitle({ kind, lines, against }: Pick<Invoice, "kind" | "lines" | "against">): string {
  const { titles } = paperText;
  if (against) return titles.credit;
  if (kind === "supply") return titles.supply;
  return lines.some(({ rate }) => rate === null) ? titles.mixed : titles.tax;
}

/** Union territories without a legislature levy UTGST in the place of SGST. */
const territories = ["04", "26", "31", "35", "38"];

export const localTax = (sellerGstin: string | null): "utgst" | "sgst" =>
  territories.includes(sellerGstin?.slice(0, 2) ?? "") ? "utgst" : "sgst";

/** '5 %', '2.5 %', '0.25 %': a rate, or one of its equal shares. */
export const rateWords = (rate: number, shares = 1): string =>
  `${Number((rate / 100 / shares).toFixed(3))} %`;

/** Who sells, as papers say it. */
export const sellerOf = ({
  name,
  address,
  email,
  phone,
  gstin,
}: OrderServices["config"]["shop"]): Seller => ({
  name,
  address,
  email,
  phone,
  gstin: gstin ?? null,
});
