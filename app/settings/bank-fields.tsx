import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { type BankDetails, bankRows } from "#values/money/bank-details.ts";
import { settingsText } from "./settings.text.ts";
import type { ShopFactsAnswer } from "./shop-facts.form.ts";

interface BankFieldsProps {
  bank: BankDetails;
  given: ShopFactsAnswer | undefined;
}

/** Where buyers who pay by transfer send their money to. */
export function BankFields({ bank, given }: BankFieldsProps) {
  const [typed, errors] = [typedIn(given), errorsIn(given)];
  const tied = (name: "accountName" | "accountNumber" | "ifsc" | "upiId") => ({
    name,
    defaultValue: typed[name] ?? bank[name] ?? "",
    error: errors[name],
    hideOptional: true,
    autoComplete: "off",
    spellCheck: false,
  });
  return (
    <TitledPart title={settingsText.bank.title} className="md:col-span-2">
      <p className="text-ink-2">
        {bankRows(bank).length > 0 ? settingsText.bank.shown : settingsText.bank.none}
      </p>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label="Account name" {...tied("accountName")} />
        <Field label="Account number" {...tied("accountNumber")} inputMode="numeric" />
        <Field label="IFSC" {...tied("ifsc")} autoCapitalize="characters" />
        <Field label="UPI ID" {...tied("upiId")} inputMode="email" />
      </div>
    </TitledPart>
  );
}
