import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { useShop } from "#platform/config/shop-settings.ts";
import { services } from "#platform/services.server.ts";
import { BackLink } from "#ui/page/back-link.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { withFailure } from "#ui/page/failed-request.ts";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { booksText as text } from "../books.text.ts";
import { type Book, readBook } from "../reading/read-book.server.ts";
import type { BookDocument } from "../rules/book-document.ts";
import { monthName } from "../rules/book-month.ts";
import type { Route } from "./+types/print-books.page.ts";
import { askedMonth, firstPapers } from "./asked-month.server.ts";
import { bookHref, booksPath } from "./file-links.tsx";
import { PrintNow } from "./month-form.tsx";
import { mostPrinted, paperColumns, paperRows } from "./paper-rows.ts";
import { PaperTable } from "./paper-table.tsx";
import { ProblemsPart } from "./problems-part.tsx";
import { SumsPart } from "./sums-part.tsx";
import { TablesParts } from "./tables-parts.tsx";

export const policy = { cached: false, needs: "money", fresh: "page" } as const satisfies AdminPolicy;

const listed = ["b2b", "b2cl", "cdnr", "cdnur"] as const;

interface Printed {
  book: Book | null;
  papers: Partial<Record<(typeof listed)[number], BookDocument[]>>;
}

export async function loader({ context, url }: Route.LoaderArgs): Promise<Printed> {
  staffWith(context, policy.needs);
  const { db, now } = services(context);
  const { month } = await askedMonth(db, url, now());
  const book = await readBook(db, month);
  const { gstin } = book;
  if (gstin === null) return { book, papers: {} };
  const papers: Printed["papers"] = {};
  for (const section of listed) papers[section] = await firstPapers(db, { month, gstin }, section);
  return { book, papers };
}

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure<Printed, Printed>(call, { book: null, papers: {} }, text.failed);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.book ? text.printed(monthName(loaderData.book.month)) : text.title },
];

export default function PrintBooksPage({ loaderData: { book, papers } }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={book ? bookHref(book.month) : booksPath}>{text.back}</BackLink>
      {book?.gstin && (
        <p className="mt-2 mb-6 print:hidden">
          <PrintNow />
        </p>
      )}
      {book?.gstin ? <BookSheet book={book} papers={papers} /> : <EmptyState {...text.noGstin} level={1} />}
    </>
  );
}

function BookSheet({ book, papers }: { book: Book; papers: Printed["papers"] }) {
  const { month, gstin, tables, runs, proof, leftOut } = book;
  return (
    <article className="grid gap-6 [&>*]:min-w-0">
      <header className="rule-double pb-3">
        <h1 className="text-xl">{text.printed(monthName(month))}</h1>
        <p className="mt-1 text-sm">
          {useShop().name} · {gstin} · {text.onSheet}
        </p>
      </header>
      <ProblemsPart problems={tables.problems} />
      <SumsPart proof={proof} leftOut={leftOut} onPaper={true} toolDifference={tables.toolDifference} />
      {listed.map((section) => (
        <PapersPart key={section} title={text.listed[section]} papers={papers[section] ?? []} />
      ))}
      <TablesParts tables={tables} runs={runs} onPaper />
    </article>
  );
}

function PapersPart({ title, papers }: { title: string; papers: readonly BookDocument[] }) {
  if (papers.length === 0) return null;
  return (
    <TitledPart list title={title}>
      <PaperTable
        caption={title}
        columns={paperColumns()}
        rows={paperRows(papers)}
        idOf={({ document, rate }) => `${document.facts.number} ${rate}`}
      />
      {papers.length === mostPrinted && <p className="mt-2 text-sm">{text.mostPrinted(mostPrinted)}</p>}
    </TitledPart>
  );
}
