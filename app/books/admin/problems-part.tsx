import { Link } from "#ui/link.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { booksText as text } from "../books.text.ts";
import { problemLine, problemWords } from "../problem.text.ts";
import type { Problem } from "../rules/check-document.ts";
import type { Shown } from "../rules/open-book.ts";
import { orderPath } from "./book-paths.ts";

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
  const { number, orderId, kind } = problem;
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
          (number ?? "Table 12")
        )}
      </p>
      <div className="wrap-anywhere">
        <p>{problemLine(problem)}</p>
        <p className="mt-1 text-ink-2">{problemWords[kind].mend}</p>
      </div>
    </li>
  );
}
