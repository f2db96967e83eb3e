import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { failureFacts } from "#platform/log.server.ts";
import { services } from "#platform/services.server.ts";
import { shopInEnglish } from "#platform/settings/public-settings.server.ts";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { withFailure } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { longDay } from "#values/time/date-time.ts";
import { booksText as text } from "../books.text.ts";
import { type Book, readBook } from "../reading/read-book.server.ts";
import { readTurnover } from "../reading/turnover.db.server.ts";
import { dueDay } from "../rules/book-month.ts";
import type { Turnover } from "../rules/registration.ts";
import type { Route } from "./+types/books.page.ts";
import { type AskedMonth, askedMonth } from "./asked-month.server.ts";
import { EWayPart } from "./e-way-part.tsx";
import { FileLinks, TallyLink } from "./file-links.tsx";
import { MeterPart } from "./meter-part.tsx";
import { MonthFacts, MonthForm } from "./month-form.tsx";
import { NoReturn, ProblemsPart } from "./problems-part.tsx";
import { SumsPart } from "./sums-part.tsx";
import { TablesParts } from "./tables-parts.tsx";

export const policy = { cached: false, needs: "money" } as const satisfies AdminPolicy;

export const meta: Route.MetaFunction = () => [{ title: text.title }];

interface Shown {
  asked: AskedMonth | null;
  book: Book | null;
  /** Of a shop without a GSTIN: how far its year is. */
  turnover: Turnover | null;
  pan: string | null;
}

const unread: Shown = { asked: null, book: null, turnover: null, pan: null };

export async function loader({ context, url }: Route.LoaderArgs): Promise<Shown & { isFailed: boolean }> {
  staffWith(context, policy.needs);
  const { db, config, log, now } = services(context);
  try {
    const asked = await askedMonth(db, url, now());
    const turnover = await readTurnover(db, shopInEnglish(config), now());
    const { pan = null } = config.shop;
    return { asked, turnover, pan, book: await readBook(db, asked.month), isFailed: false };
  } catch (error) {
    log.error(failureFacts(error), "a month's books could not be read");
    return { ...unread, isFailed: true };
  }
}

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, { ...unread, isFailed: false }, text.failed);

export default function BooksPage({ loaderData }: Route.ComponentProps) {
  const { asked, book, turnover, pan, isFailed } = loaderData;
  useNotices(loaderData, [isFailed && { ...text.failed, tone: "destructive" }]);
  const hasReturn = book !== null && book.gstin !== null;
  return (
    <>
      <PageHead title={text.title} note={text.note}>
        {asked && hasReturn && <FileLinks month={asked.month} />}
        {asked && <TallyLink month={asked.month} />}
      </PageHead>
      {turnover && <MeterPart turnover={turnover} />}
      {asked && <MonthForm month={asked.month} months={asked.months} />}
      {asked && hasReturn && (
        <p className="mb-6 max-w-measure text-sm text-ink-2">
          {asked.isRunning && `${text.running} `}
          {text.due(longDay(dueDay(asked.month)))}
        </p>
      )}
      {asked?.isRunning && !hasReturn && <p className="mb-6 text-sm">{text.running}</p>}
      {book && (hasReturn ? <BookView book={book} pan={pan} /> : <NoReturn book={book} pan={pan} />)}
    </>
  );
}

function BookView({ book, pan }: { book: Book; pan: string | null }) {
  const { tables, runs, proof, leftOut } = book;
  return (
    <div className="grid gap-8">
      <MonthFacts proof={proof} />
      <ProblemsPart problems={tables.problems} />
      <SumsPart proof={proof} leftOut={leftOut} toolDifference={tables.toolDifference} />
      <TablesParts tables={tables} runs={runs} />
      <EWayPart book={book} pan={pan} />
    </div>
  );
}
