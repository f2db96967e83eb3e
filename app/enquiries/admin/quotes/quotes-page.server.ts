import { type EnquiryPage, enquiryAct } from "../enquiry-page.server.ts";
import { answerQuote, keepQuote } from "./change-quote.server.ts";
import { findQuote, listQuotes } from "./quote.db.server.ts";
import { parseQuoteChange, parseQuoteReply, quoteTyped } from "./quote.form.ts";
import { quotesText } from "./quote.text.ts";
import { type QuoteRecord, quoteStatuses } from "./quote.ts";

export const quotesPage: EnquiryPage<QuoteRecord> = {
  table: "bulk_quotes",
  logName: "quote",
  statuses: quoteStatuses,
  parameter: "quote",
  words: quotesText,
  list: listQuotes,
  find: findQuote,
  typed: quoteTyped,
  acts: {
    save: enquiryAct(parseQuoteChange, keepQuote),
    send: enquiryAct(parseQuoteReply, answerQuote),
  },
};
