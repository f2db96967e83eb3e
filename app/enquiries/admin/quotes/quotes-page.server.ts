import type { EnquiryPage } from "../enquiry-page.server.ts";
import { changeQuote } from "./change-quote.server.ts";
import { findQuote, listQuotes } from "./quote.db.server.ts";
import { parseQuoteChange, type QuoteChange, type QuoteField, quoteTyped } from "./quote.form.ts";
import { quotesText } from "./quote.text.ts";
import { type QuoteRecord, quoteStatuses } from "./quote.ts";

export const quotesPage: EnquiryPage<QuoteRecord, QuoteField, QuoteChange> = {
  table: "bulk_quotes",
  logName: "quote",
  statuses: quoteStatuses,
  parameter: "quote",
  words: quotesText,
  list: listQuotes,
  find: findQuote,
  parse: parseQuoteChange,
  typed: quoteTyped,
  change: changeQuote,
};
