import { Link } from "#ui/link.tsx";
import { type Column, DataTable } from "#ui/list/data-table.tsx";
import { StatusBadge, type StatusTone } from "#ui/list/status-badge.tsx";
import { longDate } from "#values/time/date-time.ts";
import type { CertificateState } from "../certificate.ts";
import { shownCode } from "../certificate-code.ts";
import { certificateAdminText as text } from "./certificate-admin.text.ts";
import { adminCertificatePath, type ListedCertificate, orderOfPiecePath } from "./certificate-list.ts";

export const certificateTones: Readonly<Record<CertificateState, StatusTone>> = {
  issued: "blue",
  claimed: "green",
  void: "grey",
};

export function CertificatesTable({ certificates }: { certificates: readonly ListedCertificate[] }) {
  return <DataTable caption={text.title} columns={columns()} rows={certificates} idOf={({ code }) => code} />;
}

const columns = (): Column<ListedCertificate>[] => [
  {
    key: "code",
    label: text.dialog,
    card: "heading",
    cell: ({ code }) => (
      <Link
        to={adminCertificatePath(code)}
        preventScrollReset
        className="inline-flex min-h-11 items-center font-semibold tabular-nums no-underline hover:underline md:min-h-8"
      >
        {shownCode(code)}
      </Link>
    ),
  },
  {
    key: "state",
    label: text.facts.status,
    card: "bare",
    cell: ({ state }) => <StatusBadge tone={certificateTones[state]}>{text.states[state]}</StatusBadge>,
  },
  {
    key: "piece",
    label: text.facts.piece,
    card: "bare",
    cell: ({ product, number }) => `${product}, ${text.number(number, null)}`,
  },
  { key: "maker", label: text.facts.maker, cell: ({ maker }) => <span dir="auto">{maker}</span> },
  {
    key: "order",
    label: text.facts.order,
    cell: ({ order }) =>
      order && (
        <Link
          to={orderOfPiecePath(order.id)}
          className="inline-flex min-h-11 items-center underline md:min-h-8"
        >
          {order.number}
        </Link>
      ),
  },
  { key: "looks", label: text.facts.lookedAt, cell: ({ looks }) => text.looks(looks) },
  { key: "issued", label: text.facts.issued, cell: ({ issuedAt }) => longDate(issuedAt) },
];
