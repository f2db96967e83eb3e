import { type ReactNode, useId } from "react";
import { Button } from "#ui/form/button.tsx";
import { StatusBadge } from "#ui/list/status-badge.tsx";
import { enquiryAdminText } from "./enquiry-admin.text.ts";
import type { EnquiryKind } from "./enquiry-kind.ts";

interface EnquiryCardProps {
  /** Of the record, and the parameter of the address that opens it. */
  id: string;
  parameter: EnquiryKind["parameter"];
  /** Who wrote. */
  name: string;
  badge: ReactNode;
  children: ReactNode;
}

/**
 * Somebody's enquiry in short. Its button leads to the address at which its dialog is open; the form around
 * the list says the rest of that. Cards that can't be seen are not laid out: a list may hold thousands.
 */
export function EnquiryCard({ id, parameter, name: who, badge, children }: EnquiryCardProps) {
  const nameId = useId();
  return (
    <li className="flex flex-col gap-2 rounded border border-edge bg-field p-4 text-sm [contain-intrinsic-block-size:auto_15rem] [content-visibility:auto]">
      <div className="flex items-start justify-between gap-3">
        <h2 id={nameId} dir="auto" className="min-w-0 text-lg">
          {who}
        </h2>
        <span className="flex shrink-0 flex-wrap justify-end gap-1 pt-0.5">{badge}</span>
      </div>
      {children}
      <div className="mt-auto pt-1">
        <Button
          type="submit"
          name={parameter}
          value={id}
          small
          wide
          id={openerId(id)}
          aria-describedby={nameId}
        >
          View & Update
        </Button>
      </div>
    </li>
  );
}

/** The id of the button that opens a record's dialog: the focus comes back to it. */
export const openerId = (id: string): string => `open-${id}`;

/** Says why a record stands among the spam, until the owner has looked at it. */
export const HeldBadge = () => <StatusBadge tone="yellow">{enquiryAdminText.held}</StatusBadge>;

/** A text in short: whoever wants all of it opens the dialog. */
export function Clamped({ label, text, lines }: { label: string; text: string | null; lines: 2 | 3 | 4 }) {
  if (!text) return null;
  const clamp = { 2: "line-clamp-2", 3: "line-clamp-3", 4: "line-clamp-4" }[lines];
  return (
    <div>
      <p className="text-xs text-ink-2">{label}</p>
      <p dir="auto" className={`whitespace-pre-line ${clamp}`}>
        {withoutBlankLines(text)}
      </p>
    </div>
  );
}

/** Of the few lines that are shown none is empty. */
const withoutBlankLines = (text: string): string => text.replace(/\n\s*\n/g, "\n");

export const MailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${encodeURIComponent(address).replace("%40", "@")}`} className="break-all underline">
    {address}
  </a>
);

export const PhoneLink = ({ number }: { number: string }) => (
  <a href={`tel:${number.replace(/[^\d+]/g, "")}`} className="underline">
    {number}
  </a>
);
