import { Form } from "react-router";
import { DayField } from "#records/fields/day-field.tsx";
import { RecordNext } from "#records/page/record-next.tsx";
import { useActButton } from "#ui/form/act-button.ts";
import { Button } from "#ui/form/button.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { useFirstError } from "#ui/form/use-first-error.ts";
import { StatusBadge, type StatusTone } from "#ui/list/status-badge.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { BackLink } from "#ui/page/back-link.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { rupeesAndPaise, sum } from "#values/money/money.ts";
import { longDate } from "#values/time/date-time.ts";
import { type OfferedTax, offerIn } from "../account/offered-tax.ts";
import { payRunPath, payRunsPath, runStatementsPath } from "../pay-paths.ts";
import { ColumnsPart } from "./columns-part.tsx";
import { DueLine, toldSum } from "./due-line.tsx";
import type { ShownRun, ShownRunLine } from "./read-runs.db.server.ts";
import { type RunAnswer, referenceField } from "./run.form.ts";
import { runText as text } from "./run.text.ts";
import type { RunColumn } from "./run-columns.ts";
import { UnreadBanks } from "./unread-banks.tsx";

interface RunViewProps {
  run: ShownRun;
  columns: readonly RunColumn[];
  /** Whose account the file can't say any more. */
  unread: readonly { id: string; name: string }[];
  /** By makers whose payment is above the law's bounds. */
  offers: Readonly<Record<string, OfferedTax>>;
  today: string;
  given: RunAnswer | undefined;
}

/** A pay run: who is to be paid, a field each, and one press; then who was. */
export function RunView({ run, columns, unread, offers, today, given }: RunViewProps) {
  const problem = given?.kind === "failed" && given.text ? text.notSaved(given.text) : undefined;
  useNotices(given, [problem && { ...problem, tone: "destructive" }]);
  const isOfColumns = typedOf(given)?.intent === "columns";
  const marked = isOfColumns ? undefined : given;
  const typed = typedOf(marked);
  const due = run.lines.filter((line) => line.state === "due" && toldSum(line, typed) > 0);
  const rest = run.lines.filter((line) => !due.includes(line));
  const isGone = rest.some(({ maker }) => errorsIn(marked)[referenceField(maker.id)]);
  const total = rupeesAndPaise(sum(due.map(({ toPay }) => toPay)));
  return (
    <>
      <BackLink to={payRunsPath}>{text.all}</BackLink>
      <PageHead title={text.of(longDate(run.madeAt))}>
        <a href={runStatementsPath(run.id)} className="button small-button outlined-button">
          {text.statements}
        </a>
      </PageHead>
      {problem && <FormProblem text={problem.text} reload={payRunPath(run.id)} className="mb-4" />}
      {isGone && <FormProblem text={text.errors.goneElsewhere} className="mb-4" />}
      <RecordNext sentence={due.length > 0 ? text.next.due(due.length, total) : text.next.done}>
        {due.length > 0 && (
          <>
            <p className="text-ink-2">{text.next.how}</p>
            <DueForm run={run} due={due} offers={offers} today={today} given={marked} />
          </>
        )}
      </RecordNext>
      <div className="grid max-w-[46rem] gap-8">
        {due.length > 0 && (
          <div className="grid gap-2">
            {unread.length > 0 ? (
              <UnreadBanks makers={unread} />
            ) : (
              <FileLink run={run} isTaxed={Object.keys(offers).length > 0} />
            )}
            <ColumnsPart runId={run.id} columns={columns} given={isOfColumns ? given : undefined} />
          </div>
        )}
        {rest.length > 0 && <RestLines lines={rest} />}
      </div>
    </>
  );
}

const FileLink = ({ run, isTaxed }: { run: ShownRun; isTaxed: boolean }) => (
  <>
    <p>
      <a href={`${payRunPath(run.id)}/file`} className="button small-button outlined-button">
        {text.file}
      </a>
    </p>
    <p className="text-sm text-ink-2">
      {text.fileNote} {isTaxed && text.fileTaxed}
    </p>
  </>
);

type DueFormProps = Omit<RunViewProps, "columns" | "unread"> & { due: readonly ShownRunLine[] };

function DueForm({ run, due, offers, today, given }: DueFormProps) {
  const [errors, typed] = [errorsIn(given), typedOf(given)];
  const form = useFirstError(given);
  return (
    <Form
      ref={form}
      method="post"
      action={payRunPath(run.id)}
      aria-label={text.mark}
      noValidate={useHydrated()}
      preventScrollReset
      className="grid gap-4"
    >
      {/* The first button of a form is what Enter presses. */}
      <button type="submit" name="intent" value="paid" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <DayField
        name="on"
        label={text.on}
        hideOptional
        className="max-w-60"
        defaultValue={typed?.on ?? today}
        error={errors.on}
      />
      <ul className="border-t border-ink">
        {due.map((line) => (
          <DueLine
            key={line.maker.id}
            line={line}
            offer={typed ? offerIn(typed, line.maker.id) : offers[line.maker.id]}
            typed={typed}
            errors={errors}
          />
        ))}
      </ul>
      {errors.lines && <FormProblem text={errors.lines} />}
      <Button {...useActButton("paid")} variant="primary">
        {text.mark}
      </Button>
    </Form>
  );
}

const tones: Record<ShownRunLine["state"], StatusTone> = { due: "grey", paid: "green", dropped: "grey" };

const RestLines = ({ lines }: { lines: readonly ShownRunLine[] }) => (
  <TitledPart title={text.paid} list>
    <ul>
      {lines.map(({ maker, amount, tax, state, reference }) => (
        <li key={maker.id} className="flex flex-wrap items-center gap-x-4 border-b border-hair py-2 text-sm">
          <b className="font-semibold">{maker.name}</b>
          <span className="grow text-ink-2">
            {[reference, tax > 0 && text.lessTax(rupeesAndPaise(tax))].filter(Boolean).join(" · ")}
          </span>
          <span className="tabular-nums">{rupeesAndPaise(amount)}</span>
          <StatusBadge tone={tones[state]}>{text.states[state]}</StatusBadge>
        </li>
      ))}
    </ul>
  </TitledPart>
);
