import type { ReactNode } from "react";
import { type Column, opensRow } from "#ui/list/data-table.tsx";
import { StatusBadge, type StatusTone } from "#ui/list/status-badge.tsx";
import { longDate, longDateTime } from "#values/time/date-time.ts";
import type { Enquiry } from "../enquiry.ts";
import { enquiryAdminText as text } from "./enquiry-admin.text.ts";
import type { EnquiryKind } from "./enquiry-kind.ts";

/** A line below who wrote, on a desktop: each an element by itself, since a page has a hundred rows. */
const belowSender = "relative z-1 w-fit max-md:hidden md:block";

export const SenderLine = ({ children }: { children: ReactNode }) => (
  <span className={belowSender}>{children}</span>
);

/** The sender, and on a phone the time. */
export const senderColumn = <Row extends Enquiry>(more: (row: Row) => ReactNode): Column<Row> => ({
  key: "sender",
  label: text.sender,
  card: "heading",
  cellId: ({ id }) => `of-${id}`,
  cell: (row) => (
    <>
      <bdi className="font-semibold">{row.fullName}</bdi>
      <span className="text-sm font-normal text-ink-2 md:hidden"> · {longDate(row.receivedAt)}</span>
      {more(row)}
    </>
  ),
});

/** Its next act, with its status on a desktop. */
export const waitsColumn = <Row extends Enquiry>(
  waits: (row: Row) => string,
  badges: (row: Row) => ReactNode,
): Column<Row> => ({
  key: "waits",
  label: text.waits,
  card: "part",
  className: "font-semibold",
  cell: (row) => (
    <>
      {waits(row)} {badges(row)}
    </>
  ),
});

/** The beginning of a sender's words; the dialog has all of them. */
export const wordsColumn = <Row extends Enquiry>(
  label: string,
  words: (row: Row) => { asked: string; answered: string | null },
): Column<Row> => ({
  key: "words",
  label,
  card: "part",
  className: "max-md:min-w-0 max-md:flex-1",
  cell: (row) => {
    const { asked, answered } = words(row);
    return (
      <>
        <span dir="auto" className="line-clamp-1 max-w-measure wrap-anywhere md:line-clamp-3">
          {asked}
        </span>
        {answered && (
          <span dir="auto" className="mt-1 line-clamp-2 border-l-2 border-hair pl-2 text-ink-2 max-md:hidden">
            {answered}
          </span>
        )}
      </>
    );
  },
});

export const receivedColumn = <Row extends Enquiry>(more?: (row: Row) => ReactNode): Column<Row> => ({
  key: "received",
  label: text.received,
  card: "hidden",
  cell: (row) => (
    <>
      {longDateTime(row.receivedAt)}
      {more?.(row)}
    </>
  ),
});

/** Leads to the address at which its dialog is open; the form around the list adds the rest of it. */
export const openColumn = <Row extends Enquiry>(parameter: EnquiryKind["parameter"]): Column<Row> => ({
  key: "open",
  label: text.acts,
  card: "part",
  className: "max-md:contents",
  cell: ({ id }) => (
    <button
      type="submit"
      name={parameter}
      value={id}
      id={openerId(id)}
      aria-describedby={`of-${id}`}
      className={`action text-sm whitespace-nowrap md:min-h-8 ${opensRow}`}
    >
      {text.open}
    </button>
  ),
});

/** The id of the button that opens a record's dialog: the focus comes back to it. */
export const openerId = (id: string): string => `open-${id}`;

/** How a record stands, in a list on a desktop. */
export const RowBadge = ({ tone, children }: { tone: StatusTone; children: ReactNode }) => (
  <StatusBadge tone={tone} className="font-normal max-md:hidden">
    {children}
  </StatusBadge>
);

/** Why a record stands among the spam, until the owner has looked at it. */
export const HeldBadge = () => <RowBadge tone="yellow">{text.held}</RowBadge>;

interface InRow {
  /** It stands below the sender in a list. */
  isBelow?: boolean;
}

export const MailLink = ({ address, isBelow }: { address: string } & InRow) => (
  <a
    href={`mailto:${encodeURIComponent(address).replace("%40", "@")}`}
    className={`break-all underline ${isBelow ? belowSender : ""}`}
  >
    {address}
  </a>
);

export const PhoneLink = ({ number, isBelow }: { number: string } & InRow) => (
  <a href={`tel:${number.replace(/[^\d+]/g, "")}`} className={`underline ${isBelow ? belowSender : ""}`}>
    {number}
  </a>
);
