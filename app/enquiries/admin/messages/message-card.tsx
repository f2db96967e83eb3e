import { memo } from "react";
import { StatusBadge } from "#ui/list/status-badge.tsx";
import type { Fact } from "#ui/page/fact-list.tsx";
import { longDateTime } from "#values/time/date-time.ts";
import { Clamped, EnquiryCard, HeldBadge, MailLink, PhoneLink } from "../enquiry-card.tsx";
import { type MessageRecord, messageTone } from "./message.ts";

export const MessageCards = memo(({ rows }: { rows: readonly MessageRecord[] }) =>
  rows.map((message) => <MessageCard key={message.id} message={message} />),
);

function MessageCard({ message }: { message: MessageRecord }) {
  const { id, fullName, email, phone, status, isHeld, response, receivedAt, updatedAt } = message;
  const badge = (
    <>
      {isHeld && <HeldBadge />}
      <StatusBadge tone={messageTone(status)}>{status}</StatusBadge>
    </>
  );
  return (
    <EnquiryCard id={id} badge={badge} parameter="message" name={fullName}>
      <p>
        <MailLink address={email} />
        {phone && (
          <span className="block">
            <PhoneLink number={phone} />
          </span>
        )}
      </p>
      <Clamped label="Message" text={message.message} lines={4} />
      <Clamped label="Admin Response" text={response} lines={3} />
      <p className="text-xs text-ink-2">
        Received {longDateTime(receivedAt)}
        {updatedAt.getTime() !== receivedAt.getTime() && (
          <span className="block">Updated {longDateTime(updatedAt)}</span>
        )}
      </p>
    </EnquiryCard>
  );
}

/** All that was sent. */
export const messageFacts = ({ fullName, email, phone, receivedAt, message }: MessageRecord): Fact[] => [
  { term: "Sender", value: fullName },
  { term: "Email", value: <MailLink address={email} /> },
  { term: "Phone", value: phone ? <PhoneLink number={phone} /> : "N/A" },
  { term: "Received", value: longDateTime(receivedAt) },
  { term: "Message", value: message },
];
