import { DayField } from "#records/fields/day-field.tsx";
import { useActButton } from "#ui/form/act-button.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { SelectField } from "#ui/form/select-field.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { rupeesAndPaise } from "#values/money/money.ts";
import { longDay } from "#values/time/date-time.ts";
import { takenInPath } from "../pay-paths.ts";
import { type MakerTerm, termKinds } from "../terms.ts";
import { makerAccountText } from "./account.text.ts";
import { AccountForm, type AccountPageData, givenTo, type MakerAccountAnswer } from "./account-form.tsx";

interface PartProps {
  account: AccountPageData;
  given: MakerAccountAnswer | undefined;
}

/** What a maker gets, from which day on. */
export function TermsPart({ account, given }: PartProps) {
  const answer = givenTo("term", given);
  return (
    <TitledPart title={makerAccountText.terms.title}>
      {account.terms.length === 0 && <p className="text-sm text-ink-2">{makerAccountText.terms.none}</p>}
      {account.terms.length > 0 && (
        <ul className="text-sm">
          {account.terms.map((term) => (
            <li key={term.from} className="border-b border-hair py-1.5">
              <b className="font-semibold">{termWords(term)}</b>{" "}
              <span className="text-ink-2">{makerAccountText.terms.from(longDay(term.from))}</span>
            </li>
          ))}
        </ul>
      )}
      {account.terms.some(({ kind }) => kind === "bought") && (
        <ButtonLink to={takenInPath(account.id)} small className="mt-3">
          {makerAccountText.terms.takenIn}
        </ButtonLink>
      )}
      <details open={answer !== undefined}>
        <summary className="action text-sm">{makerAccountText.terms.change}</summary>
        <TermForm account={account} given={answer} />
      </details>
    </TitledPart>
  );
}

/** 'When it is sold: 40 % of the price without GST'. */
function termWords({ kind, share }: MakerTerm): string {
  if (share === null) return makerAccountText.terms.piece;
  const what =
    share.kind === "sum"
      ? makerAccountText.terms.sum(rupeesAndPaise(share.amount))
      : makerAccountText.terms.percent(String(share.basisPoints / 100));
  return `${makerAccountText.terms.kinds[kind]}: ${what}`;
}

function TermForm({ account, given }: PartProps) {
  const [errors, typed] = [errorsIn(given), typedOf(given)];
  const number = { inputMode: "decimal", autoComplete: "off", hideOptional: true } as const;
  return (
    <AccountForm account={account} label={makerAccountText.terms.change} given={given}>
      <SelectField
        name="kind"
        label={makerAccountText.terms.kind}
        required
        defaultValue={typed?.kind ?? "sold"}
        options={termKinds.map((value) => ({ value, label: makerAccountText.terms.kinds[value] }))}
        error={errors.kind}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <Field
          {...number}
          name="percent"
          label={makerAccountText.terms.percentOf}
          defaultValue={typed?.percent ?? ""}
          error={errors.percent}
        />
        <Field
          {...number}
          name="sum"
          label={makerAccountText.terms.sumOf}
          defaultValue={typed?.sum ?? ""}
          error={errors.sum}
        />
      </div>
      <DayField
        name="from"
        label={makerAccountText.terms.fromDay}
        required
        defaultValue={typed?.from ?? account.today}
        error={errors.from}
      />
      <Button {...useActButton("term")}>{makerAccountText.terms.save}</Button>
    </AccountForm>
  );
}
