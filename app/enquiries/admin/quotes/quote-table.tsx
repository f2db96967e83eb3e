import { type Column, DataTable, type DataTableProps } from "#ui/list/data-table.tsx";
import type { Fact } from "#ui/page/fact-list.tsx";
import { longDateTime } from "#values/time/date-time.ts";
import { enquiryAdminText as words } from "../enquiry-admin.text.ts";
import {
  HeldBadge,
  MailLink,
  openColumn,
  PhoneLink,
  RowBadge,
  receivedColumn,
  SenderLine,
  senderColumn,
  waitsColumn,
  wordsColumn,
} from "../enquiry-columns.tsx";
import { quoteNextText, quoteStatusWords, quotesText as text } from "./quote.text.ts";
import { type QuoteRecord, quoteTone, unitsInWords } from "./quote.ts";
import { nextOfQuote } from "./quote-next.ts";

/** The requests of a page: a table on a desktop, two lines each on a phone. */
export const QuotesTable = (table: Pick<DataTableProps<QuoteRecord>, "rows" | "selection">) => (
  <DataTable {...table} caption={text.title} columns={columns()} idOf={({ id }) => id} isShort top />
);

const columns = (): Column<QuoteRecord>[] => [
  senderColumn(({ email, company }) => (
    <>
      <MailLink address={email} isBelow />
      {company && <SenderLine>{company}</SenderLine>}
    </>
  )),
  waitsColumn(
    (quote) => quoteNextText.waits[nextOfQuote(quote, [])],
    (quote) => <QuoteBadges quote={quote} />,
  ),
  {
    key: "quantity",
    label: text.quantity,
    card: "part",
    className: "whitespace-nowrap",
    cell: (quote) => (quote.kind === "sample" ? text.sample : unitsInWords(quote)),
  },
  wordsColumn(text.product, ({ product, customization, message, notes }) => ({
    asked: [product || words.none, customization, message].filter(Boolean).join("\n"),
    answered: notes,
  })),
  receivedColumn(),
  openColumn("quote"),
];

function QuoteBadges({ quote: { kind, status, spam, isHeld } }: { quote: QuoteRecord }) {
  return (
    <>
      {kind === "sample" && <RowBadge tone="grey">{text.sample}</RowBadge>}
      {isHeld && <HeldBadge />}
      {spam && <RowBadge tone="grey">{words.spam}</RowBadge>}
      <RowBadge tone={quoteTone(status)}>{quoteStatusWords[status]}</RowBadge>
    </>
  );
}

/** Every field that was sent; a sample has an address instead of a quantity. */
export function quoteFacts(quote: QuoteRecord): Fact[] {
  const { kind, fullName, company, email, phone, product, customization, message, address, receivedAt } =
    quote;
  return [
    ...(kind === "sample" ? [{ term: words.kind, value: text.sampleRequest }] : []),
    { term: words.fullName, value: fullName },
    { term: text.company, value: company || words.none },
    { term: words.email, value: <MailLink address={email} /> },
    { term: words.phone, value: phone ? <PhoneLink number={phone} /> : words.none },
    { term: text.product, value: product || words.none },
    { term: text.quantity, value: unitsInWords(quote) },
    ...(address ? [{ term: text.address, value: address }] : []),
    { term: text.customization, value: customization || words.none },
    { term: text.message, value: message || words.none },
    { term: words.received, value: longDateTime(receivedAt) },
  ];
}
