import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/staff/admin-policy.ts";
import { services } from "#platform/context.server.ts";
import { failureFacts } from "#platform/log.server.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { withFailure } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { booksText as text } from "../books.text.ts";
import { type Book, readBook } from "../reading/read-book.server.ts";
import type { Route } from "./+types/books.page.ts";
import { type AskedMonth, askedMonth } from "./asked-month.server.ts";
import { bookHref } from "./book-paths.ts";
import { EWayPart } from "./e-way-part.tsx";
import { MonthForm } from "./month-form.tsx";
import { NoReturn } from "./no-return.tsx";
import { ProblemsPart } from "./problems-part.tsx";
import { SumsPart } from "./sums-part.tsx";
import { TablesParts } from "./tables-parts.tsx";

export const policy = { cached: false, needs: "money" } as const satisfies AdminPolicy;

export const meta: Route.MetaFunction = () => [{ title: text.title }];

interface Shown {
  asked: AskedMonth | null;
  book: Book | null;
}

export async function loader({ context, url }: Route.LoaderArgs): Promise<Shown & { isFailed: boolean }> {
  staffWith(context, policy.needs);
  const { db, log, now } = services(context);
  try {
    const asked = await askedMonth(db, url, now());
    return { asked, book: await readBook(db, asked.month), isFailed: false };
  } catch (error) {
    log.error(failureFacts(error), "a month's books could not be read");
    return { asked: null, book: null, isFailed: true };
  }
}

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, { asked: null, book: null, isFailed: false }, text.failed);

export default function BooksPage({ loaderData }: Route.ComponentProps) {
  const { asked, book, isFailed } = loaderData;
  useNotices(loaderData, [isFailed && { ...text.failed, tone: "destructive" }]);
  const hasReturn = book !== null && book.gstin !== null;
  return (
    <>
      <PageHead title={text.title} note={text.note}>
        {asked && hasReturn && <FileLinks asked={asked} />}
      </PageHead>
      {asked && <MonthForm month={asked.month} months={asked.months} />}
      {asked?.isRunning && <p className="mb-6 text-sm">{text.running}</p>}
      {book && (hasReturn ? <BookView book={book} /> : <NoReturn book={book} />)}
    </>
  );
}

const FileLinks = ({ asked: { month } }: { asked: AskedMonth }) => (
  <>
    <ButtonLink small variant="primary" reloadDocument prefetch="none" to={bookHref(month, "/csv.zip")}>
      {text.zip}
    </ButtonLink>
    <ButtonLink small reloadDocument prefetch="none" to={bookHref(month, "/gstr1.json")}>
      {text.json}
    </ButtonLink>
    <ButtonLink small to={bookHref(month, "/print")}>
      {text.print}
    </ButtonLink>
  </>
);

const BookView = ({ book: { tables, runs, proof, leftOut } }: { book: Book }) => (
  <div className="grid gap-8">
    <ProblemsPart problems={tables.problems} />
    <SumsPart proof={proof} leftOut={leftOut} toolDifference={tables.toolDifference} />
    <TablesParts tables={tables} runs={runs} />
    <EWayPart eWay={tables.eWay} />
  </div>
);
