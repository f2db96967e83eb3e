import { memo } from "react";
import { StatusBadge } from "#ui/list/status-badge.tsx";
import type { Fact } from "#ui/page/fact-list.tsx";
import { longDateTime } from "#values/time/date-time.ts";
import { Clamped, EnquiryCard, HeldBadge, MailLink, PhoneLink } from "../enquiry-card.tsx";
import { type QuoteRecord, quoteTone, unitsInWords } from "./quote.ts";

export const QuoteCards = memo(({ rows }: { rows: readonly QuoteRecord[] }) =>
  rows.map((quote) => <QuoteCard key={quote.id} quote={quote} />),
);

function QuoteCard({ quote }: { quote: QuoteRecord }) {
  const { id, fullName, company, email, product, customization, message, notes, receivedAt } = quote;
  return (
    <EnquiryCard id={id} parameter="quote" name={fullName} badge={<QuoteBadges quote={quote} />}>
      <p>
        <MailLink address={email} />
        {company && <span className="block">{company}</span>}
      </p>
      <p>
        <span className="text-ink-2">Product:</span> {product || "N/A"}
        <span className="block">
          <span className="text-ink-2">Quantity:</span> {unitsInWords(quote)}
        </span>
      </p>
      <Clamped label="Customization Details" text={customization} lines={2} />
      <Clamped label="Message" text={message} lines={2} />
      <Clamped label="Admin Notes" text={notes} lines={3} />
      <p className="text-xs text-ink-2">Received {longDateTime(receivedAt)}</p>
    </EnquiryCard>
  );
}

function QuoteBadges({ quote: { kind, status, spam, isHeld } }: { quote: QuoteRecord }) {
  return (
    <>
      {kind === "sample" && <StatusBadge tone="grey">Sample</StatusBadge>}
      {isHeld && <HeldBadge />}
      {spam && <StatusBadge tone="grey">Spam</StatusBadge>}
      <StatusBadge tone={quoteTone(status)}>{status}</StatusBadge>
    </>
  );
}

/** Every field that was sent; a sample has an address instead of a quantity. */
export function quoteFacts(quote: QuoteRecord): Fact[] {
  const { kind, fullName, company, email, phone, product, customization, message, address, receivedAt } =
    quote;
  return [
    ...(kind === "sample" ? [{ term: "Kind", value: "Sample request" }] : []),
    { term: "Full Name", value: fullName },
    { term: "Company", value: company || "N/A" },
    { term: "Email", value: <MailLink address={email} /> },
    { term: "Phone", value: phone ? <PhoneLink number={phone} /> : "N/A" },
    { term: "Product", value: product || "N/A" },
    { term: "Quantity", value: unitsInWords(quote) },
    ...(address ? [{ term: "Shipping Address", value: address }] : []),
    { term: "Customization Requirements", value: customization || "N/A" },
    { term: "Additional Message", value: message || "N/A" },
    { term: "Received", value: longDateTime(receivedAt) },
  ];
}
