import { CheckedFileForm } from "#records/checked-file-form.tsx";
import { DayField } from "#records/fields/day-field.tsx";
import { Field } from "#ui/form/field.tsx";
import { Link } from "#ui/link.tsx";
import { StatusBadge } from "#ui/list/status-badge.tsx";
import { BackLink } from "#ui/page/back-link.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { grouped } from "#values/text/grouped.ts";
import { longDay } from "#values/time/date-time.ts";
import { moneyPath, remittancePath } from "../money-paths.ts";
import { CheckedRemittance } from "./checked-remittance.tsx";
import { isWorthImport } from "./dry-run.ts";
import type { ListedRemittance } from "./list-remittances.db.server.ts";
import { remittanceText as text } from "./remittance.text.ts";
import type { RemittanceAnswer } from "./remittance-answer.ts";

interface RemittancesViewProps {
  remittances: readonly ListedRemittance[];
  carriers: readonly string[];
  today: string;
  answer: RemittanceAnswer | undefined;
}

/** Couriers' files are read here, and what came stands below. */
export const RemittancesView = ({ remittances, carriers, today, answer }: RemittancesViewProps) => (
  <>
    <BackLink to={moneyPath}>{text.back}</BackLink>
    <PageHead title={text.title} note={text.note} />
    <div className="grid gap-10">
      <CheckedFileForm
        say={text}
        fingerprint={answer?.kind === "checked" && isWorthImport(answer.run) ? answer.fingerprint : undefined}
        title={<h2 className="text-lg">{text.add}</h2>}
      >
        <Beside carriers={carriers} today={today} answer={answer} />
        <CheckedRemittance answer={answer} />
      </CheckedFileForm>
      <TitledPart list title={text.list} className="max-w-[46rem]">
        {remittances.length === 0 && <p className="py-3 text-sm text-ink-2">{text.none}</p>}
        <ul>
          {remittances.map((remittance) => (
            <RemittanceLine key={remittance.id} remittance={remittance} />
          ))}
        </ul>
      </TitledPart>
    </div>
  </>
);

function Beside({ carriers, today, answer }: Pick<RemittancesViewProps, "carriers" | "today" | "answer">) {
  const errors = answer?.kind === "refused" ? answer.errors : {};
  const typed = answer?.typed;
  return (
    <>
      <Field
        name="carrier"
        label={text.carrier}
        list="couriers"
        required
        autoComplete="off"
        className="max-w-72"
        defaultValue={typed?.carrier ?? (carriers.length === 1 ? carriers[0] : "")}
        error={errors.carrier}
      />
      <datalist id="couriers">
        {carriers.map((carrier) => (
          <option key={carrier} value={carrier} />
        ))}
      </datalist>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          name="utr"
          label={text.utr}
          hint={text.utrHint}
          autoComplete="off"
          defaultValue={typed?.utr ?? ""}
          error={errors.utr}
        />
        <DayField
          name="on"
          label={text.on}
          hint={text.onHint}
          hideOptional
          defaultValue={typed?.on ?? today}
          error={errors.on}
        />
      </div>
    </>
  );
}

const RemittanceLine = ({
  remittance: { id, carrier, on, amount, parcels, odd },
}: {
  remittance: ListedRemittance;
}) => (
  <li className="relative flex flex-wrap items-center gap-x-4 border-b border-hair py-2 text-sm hover:bg-fold/60">
    <Link
      to={remittancePath(id)}
      className="font-semibold no-underline after:absolute after:inset-0 hover:underline"
    >
      {text.of(carrier, longDay(on))}
    </Link>
    <span className="grow text-ink-2">{text.parcels(grouped(parcels), parcels === 1)}</span>
    <StatusBadge tone={odd > 0 ? "yellow" : "green"}>
      {odd > 0 ? `${text.oddTitle}: ${grouped(odd)}` : text.states.matched}
    </StatusBadge>
    <b className="tabular-nums">{rupeesExact(amount)}</b>
  </li>
);
