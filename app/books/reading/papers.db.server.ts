import { type RawBuilder, sql } from "kysely";
import type { Invoice } from "#orders/invoice/invoice.ts";
import { parseInvoice } from "#orders/invoice/parse-invoice.server.ts";
import { eWayLimit, eWayReason } from "#papers/e-way.ts";
import type { Db } from "#platform/database/db.ts";
import { inParts } from "#values/in-parts.ts";
import { paise } from "#values/money/money.ts";
import {
  type BookDocument,
  type BookSection,
  type BrokenDocument,
  largeLimits,
  rateSums,
  sectionOf,
} from "../rules/book-document.ts";
import type { MonthSpan } from "../rules/book-month.ts";

/** Read in parts, so that a long month never stands in memory, and others are answered in between. */
const usualPart = 500;

interface PaperRow {
  number: string;
  orderId: string;
  facts: unknown;
  originalTotal: string | null;
  originalIssuedAt: Date | null;
}

const columns = sql`papers.number, papers.order_id as "orderId", papers.facts`;
const sources = {
  invoice: sql`${columns}, null::text as "originalTotal", null::timestamptz as "originalIssuedAt" from invoices papers`,
  note: sql`${columns}, invoices.facts->>'total' as "originalTotal", invoices.issued_at as "originalIssuedAt"
    from credit_notes papers join invoices on invoices.order_id = papers.order_id`,
} as const;

/** All papers of a time, invoices first, each kind in the order of its issue. */
export async function* papersOf(
  db: Db,
  span: MonthSpan,
  part = usualPart,
): AsyncGenerator<(BookDocument | BrokenDocument)[]> {
  for (const kind of ["invoice", "note"] as const) yield* papersOfKind(db, span, kind, part);
}

async function* papersOfKind(db: Db, { from, until }: MonthSpan, kind: keyof typeof sources, part: number) {
  // As the database writes the moment: it is finer than a Date, and the next part goes on from it.
  let after = { at: from.toISOString(), number: "" };
  while (true) {
    const { rows } = await sql<PaperRow & { at: string }>`
      select papers.issued_at::text as at, ${sources[kind]}
      where (papers.issued_at, papers.number) > (${after.at}::timestamptz, ${after.number})
        and papers.issued_at < ${until}
      order by papers.issued_at, papers.number limit ${sql.lit(part)}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(documentOf);
    after = { at: last.at, number: last.number };
  }
}

/** What is read paper by paper. */
export type PickedPapers = Exclude<BookSection, "b2cs"> | "e-way";

const lowestLimit = Math.min(...largeLimits.map(({ above }) => above));
const facts = sql`papers.facts`;
const registered = sql`${facts}->'buyer'->>'gstin' is not null`;
const toOthers = sql`${facts}->'buyer'->>'gstin' is null and ${facts}->>'taxPlace' = 'other-state'`;
const taxed = sql`${facts}->>'kind' = 'tax'`;

interface PickOfPapers {
  table: "invoices" | "credit_notes";
  where: RawBuilder<unknown>;
  /** Of no GSTIN, or of another one. */
  besides?: RawBuilder<unknown>;
  by: RawBuilder<unknown>;
}

/** Which papers may be of a kind, and in which order they stand; the rules decide about each. */
const picks = {
  b2b: { table: "invoices", where: sql`${taxed} and ${registered}`, by: sql`${facts}->'buyer'->>'gstin'` },
  b2cl: {
    table: "invoices",
    where: sql`${taxed} and ${toOthers} and (${facts}->>'total')::bigint > ${sql.lit(lowestLimit)}`,
    by: sql`${facts}->'shipTo'->>'stateCode'`,
  },
  cdnr: {
    table: "credit_notes",
    where: sql`${taxed} and ${registered}`,
    by: sql`${facts}->'buyer'->>'gstin'`,
  },
  cdnur: {
    table: "credit_notes",
    where: sql`${taxed} and ${toOthers} and exists (select from invoices
      where invoices.order_id = papers.order_id
        and (invoices.facts->>'total')::bigint > ${sql.lit(lowestLimit)})`,
    by: sql`1`,
  },
  "e-way": {
    table: "invoices",
    where: sql`false`,
    // Whatever GSTIN the return is of, and of those without one whatever they are worth.
    besides: sql`(${facts}->'seller'->>'gstin' is null
      or ${taxed} and (${facts}->>'total')::bigint > ${sql.lit(eWayLimit)})`,
    by: sql`1`,
  },
} as const satisfies Record<PickedPapers, PickOfPapers>;

/** The papers of one GSTIN, or of a shop without any, that one file or list needs, in its order. */
export async function* pickedPapers(
  db: Db,
  { from, until }: MonthSpan,
  gstin: string | null,
  picked: PickedPapers,
): AsyncGenerator<BookDocument[]> {
  const { table, where, besides = sql`false`, by }: PickOfPapers = picks[picked];
  const { rows } = await sql<{ number: string }>`
    select papers.number from ${sql.table(table)} papers
    where papers.issued_at >= ${from} and papers.issued_at < ${until}
      and (${facts}->'seller'->>'gstin' = ${gstin}::text and ${where} or ${besides})
    order by ${by} nulls first, papers.issued_at, papers.number`.execute(db);
  const kind = table === "invoices" ? "invoice" : "note";
  for (const some of inParts(rows, usualPart)) {
    const numbers = some.map(({ number }) => number);
    const read = await readNumbers(db, kind, numbers);
    yield numbers
      .flatMap((number) => read.get(number) ?? [])
      .filter((document) => isPicked(document, picked));
  }
}

const isPicked = (document: BookDocument, picked: PickedPapers): boolean =>
  picked === "e-way"
    ? eWayReason(document.facts) !== undefined
    : sectionOf(document) === picked && rateSums(document.facts).length > 0;

async function readNumbers(db: Db, kind: keyof typeof sources, numbers: readonly string[]) {
  const { rows } = await sql<PaperRow>`
    select ${sources[kind]} where papers.number = any(${numbers}::text[])`.execute(db);
  const documents = rows.map(documentOf).filter((document) => "facts" in document);
  return new Map(documents.map((document) => [document.facts.number, document]));
}

function documentOf(row: PaperRow): BookDocument | BrokenDocument {
  const { orderId, number, originalTotal, originalIssuedAt } = row;
  const read = readFacts(row.facts);
  if (!read) return { orderId, number };
  if (originalTotal === null || originalIssuedAt === null) return { orderId, facts: read };
  const original = { total: paise(Number(originalTotal)), issuedAt: originalIssuedAt.toISOString() };
  return { orderId, facts: read, original };
}

/** A broken paper is reported; the others must be counted all the same. */
function readFacts(stored: unknown): Invoice | undefined {
  try {
    return parseInvoice(stored);
  } catch {
    return undefined;
  }
}
