import { useActButton } from "#ui/form/act-button.ts";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { SelectField } from "#ui/form/select-field.tsx";
import { rupeesToType } from "#values/money/typed-rupees.ts";
import { payMethods } from "../entry.ts";
import { makerAccountText as text } from "./account.text.ts";
import { AccountForm, type AccountPageData, givenTo, type MakerAccountAnswer } from "./account-form.tsx";
import { AheadBox } from "./ahead-box.tsx";
import { offerIn } from "./offered-tax.ts";
import { SumAndDay } from "./sum-and-day.tsx";
import { TaxBox } from "./tax-box.tsx";

interface MoneyProps {
  account: AccountPageData;
  given: MakerAccountAnswer | undefined;
}

/** 'Paid': all that is owed is filled in. */
export const PayForm = ({ account, given }: MoneyProps) => (
  <MoneyForm act="pay" account={account} given={givenTo("pay", given)} isMain />
);

export const AdvanceForm = ({ account, given }: MoneyProps) => (
  <MoneyForm act="advance" account={account} given={givenTo("advance", given)} />
);

interface FormProps extends MoneyProps {
  act: "pay" | "advance";
  isMain?: boolean;
}

function MoneyForm({ act, account, given, isMain = false }: FormProps) {
  const [errors, typed] = [errorsIn(given), typedOf(given)];
  const offer = typed ? offerIn(typed) : act === "pay" ? account.offer : null;
  const amount = act === "pay" ? rupeesToType(account.owed) : "";
  return (
    <AccountForm account={account} label={text[act]} given={given}>
      <SumAndDay amount={amount} today={account.today} given={given} />
      <AheadBox typed={typed} />
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-start gap-3 sm:grid-cols-2">
        <SelectField
          name="method"
          label={text.method}
          required
          defaultValue={typed?.method ?? "upi"}
          options={payMethods.map((value) => ({ value, label: text.methods[value] }))}
          error={errors.method}
        />
        <Field
          name="reference"
          label={text.reference}
          autoComplete="off"
          hideOptional
          defaultValue={typed?.reference ?? ""}
          error={errors.reference}
        />
      </div>
      <p className="-mt-2 text-ink-2">{text.referenceHint}</p>
      {offer && <TaxBox offer={offer} isTicked={typed?.tax !== undefined} error={errors.tax} />}
      <Button {...useActButton(act)} variant={isMain ? "primary" : "outline"}>
        {text[act]}
      </Button>
    </AccountForm>
  );
}
