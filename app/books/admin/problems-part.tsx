import { useMay } from "#accounts/permissions/held-context.ts";
import { useShop } from "#platform/config/shop-settings.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { Link } from "#ui/link.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { booksText as text } from "../books.text.ts";
import { problemWords } from "../problem.text.ts";
import type { Book } from "../reading/read-book.server.ts";
import type { Problem } from "../rules/check-document.ts";
import type { Shown } from "../rules/open-book.ts";
import { EWayPart } from "./e-way-part.tsx";
import { orderPath } from "./file-links.tsx";
import { LeftOut } from "./sums-part.tsx";

/** What the portal would refuse, each with its paper and the way to mend it. */
export function ProblemsPart({ problems: { first, count } }: { problems: Shown<Problem> }) {
  return (
    <TitledPart list title={text.first}>
      {count === 0 ? (
        <p className="py-3 text-sm">{text.sound}</p>
      ) : (
        <ul>
          {first.map((problem) => (
            <ProblemItem key={`${problem.kind} ${problem.number} ${problem.detail}`} problem={problem} />
          ))}
        </ul>
      )}
      {count > first.length && <p className="mt-2 text-sm text-ink-2">{text.more(first.length, count)}</p>}
    </TitledPart>
  );
}

function ProblemItem({ problem }: { problem: Problem }) {
  const { number, orderId, kind, detail } = problem;
  return (
    <li className="grid break-inside-avoid gap-x-6 gap-y-1 border-b border-hair py-3 text-sm md:grid-cols-[13rem_minmax(0,1fr)]">
      <p className="font-semibold wrap-anywhere">
        {orderId && number ? (
          <Link
            to={orderPath(orderId)}
            prefetch="intent"
            className="inline-flex min-h-11 items-center md:min-h-6"
          >
            {number}
          </Link>
        ) : (
          (number ?? text.table12)
        )}
      </p>
      <div className="wrap-anywhere">
        <p>{problemWords[kind].what(detail)}</p>
        <p className="mt-1 text-ink-2">{problemWords[kind].mend}</p>
      </div>
    </li>
  );
}

/** A month that no return is due for: it has papers without a GSTIN, or none. */
export function NoReturn({ book, pan }: { book: Book; pan: string | null }) {
  const { leftOut, tables } = book;
  const lacksGstin = !useShop().gstin;
  const settings = useSettingsLink();
  const enter = lacksGstin && text.enterGstin;
  if (leftOut.length === 0)
    return (
      <EmptyState title={text.none.title} text={enter || text.none.text} action={lacksGstin && settings} />
    );
  return (
    <div className="grid gap-8">
      <div className="max-w-measure">
        <h2 className="text-lg">{text.noGstin.title}</h2>
        <p className="mt-2 text-sm">
          {text.noGstin.text} {enter}
        </p>
        <LeftOut totals={leftOut} />
        {lacksGstin && settings && <p className="mt-4">{settings}</p>}
      </div>
      <EWayPart book={book} pan={pan} />
      {tables.problems.count > 0 && <ProblemsPart problems={tables.problems} />}
    </div>
  );
}

/** A member who looks after the money alone has no Settings. */
function useSettingsLink() {
  const mayEnter = useMay()("settings");
  return mayEnter && <ButtonLink to="/admin/dashboard/settings/tax">{text.toSettings}</ButtonLink>;
}
