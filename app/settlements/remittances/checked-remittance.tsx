import { LeftOutLines } from "#records/left-out-lines.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { paise } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import { type DryRun, isWorthImport, type OddLine } from "./dry-run.ts";
import { columnField } from "./remittance.form.ts";
import { remittanceText as text } from "./remittance.text.ts";
import type { RemittanceAnswer } from "./remittance-answer.ts";
import { type RemittanceColumns, type RemittanceField, remittanceFields } from "./remittance-columns.ts";
import { type LineFault, remittedStates } from "./remitted-line.ts";

/** What the check of a courier's file has found, and the columns that it was read by. */
export function CheckedRemittance({ answer }: { answer: RemittanceAnswer | undefined }) {
  if (!answer || answer.kind === "refused") return null;
  if (answer.kind === "failed") return <Problem words={text.failed.text} />;
  if (answer.kind === "unreadable")
    return (
      <>
        <Problem words={text.problems[answer.problem]} />
        {"headings" in answer && <Columns headings={answer.headings} columns={{}} isOpen />}
      </>
    );
  return (
    <>
      <Found run={answer.run} isChanged={answer.isChanged} />
      <Columns headings={answer.headings} columns={answer.columns} isOpen={false} />
    </>
  );
}

const Problem = ({ words }: { words: string }) => (
  <p role="alert" className="border border-geru px-3 py-2 text-sm">
    {words}
  </p>
);

function Found({ run, isChanged }: { run: DryRun; isChanged: boolean }) {
  const { states, added, known, collected, charges, faults, faultCount, odd } = run;
  const left = rupeesExact(paise(collected - charges));
  return (
    <div role="status" className="grid gap-2 bg-fold px-4 py-3">
      {isChanged && <p className="text-geru">{text.changedSince}</p>}
      {isWorthImport(run) && (
        <p className="font-semibold">{text.would(rupeesExact(collected), rupeesExact(charges), left)}</p>
      )}
      {added > 0 && !isWorthImport(run) && <p className="font-semibold">{text.noneOfOurs}</p>}
      {added === 0 && faultCount === 0 && <p className="font-semibold">{text.nothingNew}</p>}
      <ul className="grid gap-1 text-sm">
        {remittedStates
          .filter((state) => states[state] > 0)
          .map((state) => (
            <li key={state}>{text.counts[state](grouped(states[state]), states[state] === 1)}</li>
          ))}
        {known > 0 && <li>{text.known(grouped(known), known === 1)}</li>}
      </ul>
      {odd.length > 0 && <OddLines lines={odd} />}
      <LeftOutLines
        title={text.wrong(grouped(faultCount), faultCount === 1)}
        lines={faults.map((fault) => ({ line: fault.line, text: faultWords(fault) }))}
        count={faultCount}
        say={text}
      />
    </div>
  );
}

const OddLines = ({ lines }: { lines: readonly OddLine[] }) => (
  <details className="text-sm">
    <summary className="action text-sm">{text.oddTitle}</summary>
    <ul className="grid gap-1 wrap-anywhere">
      {lines.map(({ line, awb, state, collected, expected }) => (
        <li key={line}>
          {text.line(
            line,
            [
              awb,
              text.states[state],
              [collected, ...(expected === undefined ? [] : [expected])].map(rupeesExact).join(" / "),
            ].join(" · "),
          )}
        </li>
      ))}
    </ul>
  </details>
);

function faultWords({ field, fault, text: cell }: LineFault): string {
  const { faults } = text;
  switch (fault) {
    case "none":
      return faults.none;
    case "shortened":
      return faults.shortened(cell.slice(0, 40));
    case "odd":
      return faults.odd(faults.fields[field], cell.slice(0, 40));
  }
}

interface ColumnsProps {
  headings: readonly string[];
  columns: RemittanceColumns;
  isOpen: boolean;
}

/** Which heading has what, chosen once and kept. */
const Columns = ({ headings, columns, isOpen }: ColumnsProps) => (
  <details open={isOpen} className="text-sm">
    <summary className="action text-sm">{text.columns.title}</summary>
    <div className="grid max-w-80 gap-3">
      <p className="text-ink-2">{text.columns.note}</p>
      {remittanceFields.map((field) => (
        <Column key={field} field={field} headings={headings} chosen={columns[field]} />
      ))}
    </div>
  </details>
);

interface ColumnProps {
  field: RemittanceField;
  headings: readonly string[];
  chosen: string | undefined;
}

const Column = ({ field, headings, chosen = "" }: ColumnProps) => (
  <SelectField
    key={chosen}
    name={columnField(field)}
    label={text.columns.names[field]}
    hideOptional
    defaultValue={chosen}
    options={[
      { value: "", label: text.columns.none },
      ...[...new Set(headings)].filter(Boolean).map((heading) => ({ value: heading, label: heading })),
    ]}
  />
);
