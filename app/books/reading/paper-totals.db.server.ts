import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { paise } from "#values/money/money.ts";
import type { MonthSpan } from "../rules/book-month.ts";
import type { PaperTotal, PaperTotals } from "../rules/proof.ts";

/** What a time's papers of one GSTIN come to; null where the shop had none. */
export interface GstinTotals extends PaperTotals {
  gstin: string | null;
}

interface Row {
  kind: "invoices" | "notes";
  gstin: string | null;
  papers: number;
  value: string;
  taxable: string;
  cgst: string;
  sgst: string;
  igst: string;
}

const total = (name: string) =>
  sql`sum((facts->'totals'->>${sql.lit(name)})::bigint)::text as ${sql.ref(name)}`;

/**
 * By the GSTIN that they were issued under, that of the newest paper first. The database adds them up: no
 * paper is read here.
 */
export async function readPaperTotals(db: Db, { from, until }: MonthSpan): Promise<GstinTotals[]> {
  const { rows } = await sql<Row>`
    select kind, facts->'seller'->>'gstin' as gstin, count(*)::int as papers,
      sum((facts->>'total')::bigint)::text as value,
      ${total("taxable")}, ${total("cgst")}, ${total("sgst")}, ${total("igst")}
    from (
      select 'invoices' as kind, issued_at, facts from invoices
      union all select 'notes', issued_at, facts from credit_notes
    ) as papers
    where issued_at >= ${from} and issued_at < ${until}
    group by kind, facts->'seller'->>'gstin' order by max(issued_at) desc`.execute(db);
  return [...new Set(rows.map(({ gstin }) => gstin))].map((gstin) => {
    const totalOf = (kind: Row["kind"]) =>
      paperTotal(rows.find((row) => row.gstin === gstin && row.kind === kind));
    return { gstin, invoices: totalOf("invoices"), notes: totalOf("notes") };
  });
}

/** The GSTIN that a time's return is of: that of its newest paper that has one; null where none has. */
export const gstinOf = (totals: readonly GstinTotals[]): string | null =>
  totals.find(({ gstin }) => gstin !== null)?.gstin ?? null;

function paperTotal(row: Row | undefined): PaperTotal {
  const amount = (part: "value" | "taxable" | "cgst" | "sgst" | "igst") => paise(Number(row?.[part] ?? 0));
  return {
    papers: row?.papers ?? 0,
    value: amount("value"),
    split: { taxable: amount("taxable"), cgst: amount("cgst"), sgst: amount("sgst"), igst: amount("igst") },
  };
}

/** When the shop issued its first paper; undefined where it has none. */
export async function firstPaperAt(db: Db): Promise<Date | undefined> {
  const { rows } = await sql<{ first: Date | null }>`
    select least((select min(issued_at) from invoices), (select min(issued_at) from credit_notes)) as first`.execute(
    db,
  );
  return rows[0]?.first ?? undefined;
}
