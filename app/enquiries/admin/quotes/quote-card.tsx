import { memo } from "react";
import { StatusBadge } from "#ui/list/status-badge.tsx";
import { longDateTime } from "#values/time/date-time.ts";
import { Clamped, EnquiryCard, HeldBadge, MailLink } from "../enquiry-card.tsx";
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
