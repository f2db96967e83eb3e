import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { readPart } from "#platform/read-part.server.ts";
import type { AdminPageProps } from "#records/page/admin-page.ts";
import { FactList } from "#ui/page/fact-list.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { EnquiriesView } from "../enquiries-view.tsx";
import { enquiryPageInBrowser } from "../enquiry-kind.ts";
import { enquiryPage, formAct } from "../enquiry-page.server.ts";
import { answerQuote, keepQuote, severalQuotes } from "./change-quote.server.ts";
import { offersOfQuote, quoteRows } from "./quote.db.server.ts";
import { parseQuoteChange, parseQuoteReply, quoteTyped } from "./quote.form.ts";
import { quotes } from "./quote.ts";
import { QuoteFields, QuoteOffers } from "./quote-fields.tsx";
import { QuoteNextCard } from "./quote-next-card.tsx";
import { QuotesTable, quoteFacts } from "./quote-table.tsx";

export const policy = { cached: false, body: "texts", needs: "messages" } as const satisfies AdminPolicy;

const server = enquiryPage(policy, quotes, {
  rows: quoteRows,
  typed: quoteTyped,
  save: formAct(parseQuoteChange, keepQuote),
  send: formAct(parseQuoteReply, answerQuote),
  several: severalQuotes,
  beside: ({ db, log }, { id }) => readPart(log, "the offers of a quote", () => offersOfQuote(db, id)),
});
const browser = enquiryPageInBrowser(quotes);

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function BulkQuotesPage({ loaderData, actionData }: AdminPageProps<typeof server>) {
  return (
    <EnquiriesView
      kind={quotes}
      data={loaderData}
      given={actionData}
      table={QuotesTable}
      next={(quote, { address, beside = [], more }) => (
        <QuoteNextCard quote={quote} offers={beside} address={address} more={more} />
      )}
      about={(opened, offers = []) => (
        <>
          <FactList facts={quoteFacts(opened)} />
          <QuoteOffers quote={opened} offers={offers} />
        </>
      )}
      fields={(opened) => <QuoteFields quote={opened} given={actionData} />}
    />
  );
}
