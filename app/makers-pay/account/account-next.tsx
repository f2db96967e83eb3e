import { MoreOfRecord, RecordNext } from "#records/page/record-next.tsx";
import { useActButton } from "#ui/form/act-button.ts";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { SelectField } from "#ui/form/select-field.tsx";
import { paise, rupeesAndPaise } from "#values/money/money.ts";
import { otherKinds } from "../entry.ts";
import { makerAccountText as text } from "./account.text.ts";
import { AccountForm, type AccountPageData, givenTo, type MakerAccountAnswer } from "./account-form.tsx";
import { AdvanceForm, PayForm } from "./money-form.tsx";
import { SumAndDay } from "./sum-and-day.tsx";

interface NextProps {
  account: AccountPageData;
  given: MakerAccountAnswer | undefined;
}

/** What waits of an account: what is owed is paid; everything else is below 'More'. */
export function AccountNext({ account, given }: NextProps) {
  const isMore = givenTo("advance", given) !== undefined || givenTo("other", given) !== undefined;
  return (
    <RecordNext
      sentence={sentenceOf(account)}
      more={
        <MoreOfRecord isOpen={isMore}>
          <section className="grid gap-3">
            <h3 className="text-md">{text.advance}</h3>
            <AdvanceForm account={account} given={given} />
          </section>
          <section className="grid gap-3">
            <h3 className="text-md">{text.other.title}</h3>
            <OtherForm account={account} given={givenTo("other", given)} />
          </section>
        </MoreOfRecord>
      }
    >
      {(account.owed > 0 || givenTo("pay", given)) && (
        <>
          <p className="text-ink-2">{text.payNote}</p>
          <PayForm account={account} given={given} />
        </>
      )}
    </RecordNext>
  );
}

function sentenceOf({ owed, name }: AccountPageData): string {
  if (owed === 0) return text.next.even;
  const sum = rupeesAndPaise(paise(Math.abs(owed)));
  return owed > 0 ? text.next.owed(sum, name) : text.next.ahead(sum, name);
}

function OtherForm({ account, given }: NextProps) {
  const [errors, typed] = [errorsIn(given), typedOf(given)];
  return (
    <AccountForm account={account} label={text.other.title} given={given}>
      <SelectField
        name="kind"
        label={text.other.kind}
        required
        defaultValue={typed?.kind ?? ""}
        options={[
          { value: "", label: text.other.choose },
          ...otherKinds.map((value) => ({ value, label: text.other.kinds[value] })),
        ]}
        error={errors.kind}
      />
      <SumAndDay today={account.today} given={given} />
      <Field
        name="note"
        label={text.other.for}
        dir="auto"
        required
        defaultValue={typed?.note ?? ""}
        error={errors.note}
      />
      <Button {...useActButton("other")}>{text.other.save}</Button>
    </AccountForm>
  );
}
