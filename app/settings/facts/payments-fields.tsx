import { May } from "#accounts/permissions/may.tsx";
import { Field } from "#ui/form/field.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { bankRows } from "#values/money/bank-details.ts";
import { AskWhoRuns } from "../server/ask-who-runs.tsx";
import { factsText } from "./facts.text.ts";
import { type FactsFieldsProps, tiedFacts } from "./facts-view.tsx";

/** By what ways buyers pay before the parcel comes. */
export const PaymentsFields = ({ isSimulated, ...props }: FactsFieldsProps & { isSimulated: boolean }) => (
  <div className="grid max-w-form gap-8">
    <TitledPart title={factsText.parts.cards}>
      <p>{isSimulated ? factsText.cards.simulated : factsText.cards.real}</p>
      <AskWhoRuns about="cards" />
    </TitledPart>
    <TitledPart title={factsText.parts.bank}>
      <May needs="money" otherwise={<p className="text-ink-2">{factsText.bankOfOthers}</p>}>
        <BankFields {...props} />
      </May>
    </TitledPart>
  </div>
);

/** Where buyers who pay by transfer send their money to. */
function BankFields(props: FactsFieldsProps) {
  const tied = tiedFacts(props);
  const plain = { hint: undefined, autoComplete: "off", spellCheck: false };
  return (
    <>
      <p className="text-ink-2">
        {bankRows(props.facts).length > 0 ? factsText.bank.shown : factsText.bank.none}
      </p>
      <div className="grid gap-4 md:grid-cols-2">
        <Field {...tied("accountName")} {...plain} />
        <Field {...tied("accountNumber")} {...plain} inputMode="numeric" />
        <Field {...tied("ifsc")} {...plain} autoCapitalize="characters" />
        <Field {...tied("upiId")} {...plain} inputMode="email" />
      </div>
    </>
  );
}
