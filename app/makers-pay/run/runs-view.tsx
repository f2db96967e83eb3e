import { Form } from "react-router";
import { RecordNext } from "#records/page/record-next.tsx";
import { useActButton } from "#ui/form/act-button.ts";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { useFirstError } from "#ui/form/use-first-error.ts";
import { Link } from "#ui/link.tsx";
import { StatusBadge } from "#ui/list/status-badge.tsx";
import { BackLink } from "#ui/page/back-link.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { type Paise, rupeesAndPaise } from "#values/money/money.ts";
import { rupeesToType } from "#values/money/typed-rupees.ts";
import { longDate } from "#values/time/date-time.ts";
import { makersPayPath, payRunPath, payRunsPath } from "../pay-paths.ts";
import type { ListedRun } from "./read-runs.db.server.ts";
import type { RunAnswer } from "./run.form.ts";
import { runText as text } from "./run.text.ts";

interface RunsViewProps {
  least: Paise;
  waiting: { makers: number; total: Paise };
  runs: readonly ListedRun[];
  given: RunAnswer | undefined;
}

/** Whom a run would take now, and the runs so far. */
export const RunsView = ({ least, waiting, runs, given }: RunsViewProps) => (
  <>
    <BackLink to={makersPayPath}>{text.back}</BackLink>
    <PageHead title={text.title} note={text.note} />
    <RecordNext
      sentence={waiting.makers > 0 ? text.would(waiting.makers, rupeesAndPaise(waiting.total)) : text.nobody}
    >
      <BeginForm least={least} isMain={waiting.makers > 0} given={given} />
    </RecordNext>
    <TitledPart title={text.runs} list className="max-w-[46rem]">
      {runs.length === 0 && <p className="py-3 text-sm text-ink-2">{text.noRuns}</p>}
      <ul>
        {runs.map((run) => (
          <RunLineOfList key={run.id} run={run} />
        ))}
      </ul>
    </TitledPart>
  </>
);

function BeginForm({ least, isMain, given }: Pick<RunsViewProps, "least" | "given"> & { isMain: boolean }) {
  const form = useFirstError(given);
  return (
    <Form
      ref={form}
      method="post"
      action={payRunsPath}
      aria-label={text.title}
      noValidate={useHydrated()}
      preventScrollReset
      className="grid gap-3"
    >
      <Field
        name="least"
        label={text.least}
        hint={text.leastHint}
        inputMode="decimal"
        autoComplete="off"
        hideOptional
        className="max-w-72"
        defaultValue={typedOf(given)?.least ?? rupeesToType(least)}
        error={errorsIn(given).least}
      />
      <Button {...useActButton("begin")} variant={isMain ? "primary" : "outline"}>
        {text.begin}
      </Button>
    </Form>
  );
}

const RunLineOfList = ({ run: { id, madeAt, makers, due, total } }: { run: ListedRun }) => (
  <li className="relative flex flex-wrap items-center gap-x-4 border-b border-hair py-2 text-sm hover:bg-fold/60">
    <Link
      to={payRunPath(id)}
      className="font-semibold no-underline after:absolute after:inset-0 hover:underline"
    >
      {text.of(longDate(madeAt))}
    </Link>
    <span className="grow text-ink-2">{text.facts(makers, rupeesAndPaise(total))}</span>
    <StatusBadge tone={due > 0 ? "yellow" : "green"}>{due > 0 ? text.due(due) : text.allPaid}</StatusBadge>
  </li>
);
