import { DataTable } from "#ui/list/data-table.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { type Paise, paise, sum } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import { booksText as text } from "../books.text.ts";
import type { PaperTotals, ProofLine, SumsProof } from "../rules/proof.ts";
import { PaperTable } from "./paper-table.tsx";
import { splitParts, sumCell, type WordColumn } from "./table-columns.ts";

interface SumsPartProps {
  proof: SumsProof;
  leftOut: readonly (PaperTotals & { gstin: string | null })[];
  toolDifference: Paise;
  /** For paper: tables stay tables however narrow it is. */
  onPaper?: boolean;
}

/** What the papers come to, and what the tables come to: the same, or the difference stands there. */
export function SumsPart({ proof, leftOut, toolDifference, onPaper = false }: SumsPartProps) {
  const { papers, tables, hsn, agrees } = proof;
  return (
    <TitledPart list title={text.sums}>
      <p
        className={`py-3 text-sm ${agrees ? "" : "font-semibold text-geru"}`}
        role={agrees ? undefined : "alert"}
      >
        {agrees ? text.agree : text.differ}
      </p>
      <SumsTable caption={text.sides.papers} lines={papers} onPaper={onPaper} />
      <SumsTable
        caption={text.sides.tables}
        lines={[...tables.filter((line) => !isNothing(line)), hsn]}
        onPaper={onPaper}
      />
      <EmptyTables lines={tables.filter(isNothing)} />
      <LeftOut totals={leftOut} />
      {toolDifference !== 0 && (
        <p className="mt-3 text-sm text-ink-2">{text.tool(moreOrLess(toolDifference))}</p>
      )}
    </TitledPart>
  );
}

/** A table without a paper is named in a sentence, and not a row of dashes. */
const isNothing = ({ papers, value, isSum }: ProofLine): boolean => !isSum && !papers && value === 0;

const EmptyTables = ({ lines }: { lines: readonly ProofLine[] }) =>
  lines.length > 0 && (
    <p className="-mt-1 mb-4 text-sm text-ink-2">{text.nothingIn(lines.map(({ label }) => label))}</p>
  );

interface SumsTableProps {
  caption: string;
  lines: readonly ProofLine[];
  onPaper: boolean;
}

function SumsTable({ caption, lines, onPaper }: SumsTableProps) {
  const Table = onPaper ? PaperTable : DataTable;
  return (
    <div className="mb-4">
      <Table caption={caption} columns={columns()} rows={lines} idOf={({ label }) => label} />
    </div>
  );
}

export const LeftOut = ({ totals }: { totals: SumsPartProps["leftOut"] }) => (
  <>
    {totals.map(({ gstin, invoices, notes }) => (
      <p key={gstin} className="mt-2 text-sm">
        {text.leftOut(invoices.papers + notes.papers, rupeesExact(sum([invoices.value, notes.value])), gstin)}
      </p>
    ))}
  </>
);

const moreOrLess = (difference: Paise): string =>
  text.moreOrLess(rupeesExact(paise(Math.abs(difference))), difference > 0);

const strong = (line: ProofLine, words: string) => (line.isSum ? <b>{words}</b> : words);

const columns = (): readonly WordColumn<ProofLine>[] => [
  {
    key: "label",
    label: text.columns.table,
    card: "heading",
    className: "md:w-[30%]",
    cell: (line) => strong(line, line.label),
  },
  {
    key: "papers",
    label: text.columns.papers,
    figures: true,
    className: "md:w-[8%]",
    cell: ({ papers }) => (papers === null ? "–" : grouped(papers)),
  },
  ...splitParts.map((part) => ({
    key: part,
    label: text.columns[part],
    figures: true,
    className: "md:w-[12%]",
    cell: (line: ProofLine) => strong(line, sumCell(line.split[part])),
  })),
  {
    key: "value",
    label: text.columns.withTax,
    figures: true,
    cell: (line) => strong(line, sumCell(line.value)),
  },
];
