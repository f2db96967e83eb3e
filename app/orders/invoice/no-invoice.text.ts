import { texts } from "#values/language/texts.ts";
import * as en from "./no-invoice.en.ts";
import * as hi from "./no-invoice.hi.ts";

export const noInvoiceText = texts({ en: en.noInvoiceText, hi: hi.noInvoiceText });
export const noInvoiceWords = texts({ en: en.noInvoiceWords, hi: hi.noInvoiceWords });
