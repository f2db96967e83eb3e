import { adminOrderPath } from "#orders/links/list-query.ts";
import { Link } from "#ui/link.tsx";
import { type Column, DataTable } from "#ui/list/data-table.tsx";
import { Pager } from "#ui/list/pager.tsx";
import { StatusBadge, type StatusTone } from "#ui/list/status-badge.tsx";
import { Figures } from "#ui/media/money.tsx";
import { BackLink } from "#ui/page/back-link.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { longDay } from "#values/time/date-time.ts";
import { remittancePath, remittancesPath } from "../money-paths.ts";
import type { ListedRemittance, ShownRemittedLine } from "./list-remittances.db.server.ts";
import { remittanceText as text } from "./remittance.text.ts";
import type { RemittedState } from "./remitted-line.ts";

export const remittedLinesOnAPage = 50;

interface RemittanceViewProps {
  remittance: ListedRemittance;
  lines: readonly ShownRemittedLine[];
  page: number;
}

/** One remittance, parcel by parcel: what is not as it should be first. */
export const RemittanceView = ({ remittance, lines, page }: RemittanceViewProps) => (
  <>
    <BackLink to={remittancesPath}>{text.all}</BackLink>
    <PageHead title={text.of(remittance.carrier, longDay(remittance.on))} note={remittance.utr} />
    <p className="mb-4">
      <Figures text={rupeesExact(remittance.amount)} className="text-2xl" />
    </p>
    <DataTable
      caption={text.title}
      columns={columns()}
      rows={lines}
      idOf={({ awb, kind }) => `${awb} ${kind}`}
    />
    <Pager
      label={text.title}
      page={page}
      pageSize={remittedLinesOnAPage}
      total={remittance.lines}
      hrefOf={(to) => remittancePath(remittance.id, to)}
    />
  </>
);

const tones: Record<RemittedState, StatusTone> = {
  matched: "green",
  short: "red",
  over: "yellow",
  unknown: "grey",
  twice: "grey",
};

const columns = (): readonly Column<ShownRemittedLine>[] => [
  {
    key: "parcel",
    label: text.columnsOfLines.parcel,
    card: "heading",
    cell: ({ awb, kind }) => (kind === "taken_back" ? `${awb} · ${text.takenBack}` : awb),
  },
  {
    key: "state",
    label: text.columnsOfLines.state,
    card: "bare",
    cell: ({ state }) => <StatusBadge tone={tones[state]}>{text.states[state]}</StatusBadge>,
  },
  {
    key: "order",
    label: text.columnsOfLines.order,
    cell: ({ orderId, orderNumber }) =>
      orderId && orderNumber ? (
        <Link to={adminOrderPath(orderId)} className="underline">
          {orderNumber}
        </Link>
      ) : (
        text.notOurs
      ),
  },
  {
    key: "collected",
    label: text.columnsOfLines.collected,
    figures: true,
    cell: ({ collected }) => rupeesExact(collected),
  },
  {
    key: "expected",
    label: text.columnsOfLines.expected,
    figures: true,
    cell: ({ expected }) => (expected === null ? "–" : rupeesExact(expected)),
  },
  {
    key: "charges",
    label: text.columnsOfLines.charges,
    figures: true,
    cell: ({ charges }) => rupeesExact(charges),
  },
];
