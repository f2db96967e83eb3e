import type { ReactNode } from "react";
import { DataTable } from "#ui/list/data-table.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { booksText as text } from "../books.text.ts";
import type { NumberRun } from "../rules/number-runs.ts";
import type { BookTables } from "../rules/open-book.ts";
import { PaperTable } from "./paper-table.tsx";
import {
  hsnColumns,
  nonZero,
  runColumns,
  smallColumns,
  untaxedColumns,
  type WordColumn,
} from "./table-columns.ts";

interface TablesPartsProps {
  tables: BookTables;
  runs: readonly NumberRun[];
  /** For paper: tables stay tables however narrow it is. */
  onPaper?: boolean;
}

/** Tables 7, 8, 12 and 13; an empty one is left out. */
export function TablesParts({ tables, runs, onPaper = false }: TablesPartsProps) {
  const { small, untaxed, hsn } = tables;
  return (
    <>
      <Part
        title={text.small}
        columns={smallColumns()}
        rows={small}
        onPaper={onPaper}
        idOf={({ stateCode, isInter, rate }) => `${stateCode} ${isInter} ${rate}`}
      />
      <Part
        title={text.untaxed}
        columns={untaxedColumns()}
        rows={nonZero(untaxed)}
        onPaper={onPaper}
        idOf={([kind]) => kind}
        hint={text.untaxedHint}
      />
      <Part
        title={text.hsnB2b}
        columns={hsnColumns()}
        rows={hsn.b2b}
        onPaper={onPaper}
        idOf={({ hsn, rate }) => `${hsn} ${rate}`}
      />
      <Part
        title={text.hsnB2c}
        columns={hsnColumns()}
        rows={hsn.b2c}
        onPaper={onPaper}
        idOf={({ hsn, rate }) => `${hsn} ${rate}`}
      />
      <Part
        title={text.docs}
        columns={runColumns()}
        rows={runs}
        onPaper={onPaper}
        idOf={({ series, first }) => `${series} ${first}`}
      />
    </>
  );
}

interface PartProps<Row> {
  title: string;
  columns: readonly WordColumn<Row>[];
  rows: readonly Row[];
  idOf(row: Row): string;
  hint?: ReactNode;
  onPaper: boolean;
}

function Part<Row>({ title, hint, onPaper, ...table }: PartProps<Row>) {
  if (table.rows.length === 0) return null;
  const Table = onPaper ? PaperTable : DataTable;
  return (
    <TitledPart list title={title}>
      <Table caption={title} {...table} />
      {hint && <p className="mt-2 max-w-measure text-sm text-ink-2">{hint}</p>}
    </TitledPart>
  );
}
