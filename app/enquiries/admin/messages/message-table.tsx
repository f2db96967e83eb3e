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
import { messageNextText, messageStatusWords, messagesText as text } from "./message.text.ts";
import { type MessageRecord, messageTone } from "./message.ts";
import { nextOfMessage } from "./message-next.ts";

/** The messages of a page: a table on a desktop, two lines each on a phone. */
export const MessagesTable = (table: Pick<DataTableProps<MessageRecord>, "rows" | "selection">) => (
  <DataTable {...table} caption={text.title} columns={columns()} idOf={({ id }) => id} isShort top />
);

const columns = (): Column<MessageRecord>[] => [
  senderColumn(({ email, phone, via }) => (
    <>
      {via && <SenderLine>{text.via}</SenderLine>}
      {email !== null && <MailLink address={email} isBelow />}
      {phone && <PhoneLink number={phone} isBelow />}
    </>
  )),
  waitsColumn(
    (message) => messageNextText.waits[nextOfMessage(message)],
    ({ status, isHeld }) => (
      <>
        {isHeld && <HeldBadge />}
        <RowBadge tone={messageTone(status)}>{messageStatusWords[status]}</RowBadge>
      </>
    ),
  ),
  wordsColumn(words.message, ({ message, response }) => ({ asked: message, answered: response })),
  receivedColumn(
    (message) =>
      wasUpdated(message) && (
        <span className="block text-ink-2">{text.updatedOn(longDateTime(message.updatedAt))}</span>
      ),
  ),
  openColumn("message"),
];

/** Where what came by WhatsApp is answered: no mail reaches its sender. */
const WhatsappLink = ({ number }: { number: string }) => (
  <a
    href={`https://wa.me/${number.replace(/\D/g, "")}`}
    target="_blank"
    rel="noopener noreferrer"
    className="action"
  >
    {text.answerThere}
  </a>
);

const wasUpdated = ({ receivedAt, updatedAt }: MessageRecord): boolean =>
  updatedAt.getTime() !== receivedAt.getTime();

/** All that was sent. */
export const messageFacts = (message: MessageRecord): Fact[] => {
  const { fullName, email, phone, receivedAt, via } = message;
  return [
    { term: words.sender, value: via ? text.unverified(fullName) : fullName },
    ...(email === null ? [] : [{ term: words.email, value: <MailLink address={email} /> }]),
    { term: words.phone, value: phone ? <PhoneLink number={phone} /> : words.none },
    { term: words.received, value: longDateTime(receivedAt) },
    ...(via && phone ? [{ term: "WhatsApp", value: <WhatsappLink number={phone} /> }] : []),
    { term: words.message, value: message.message },
  ];
};
