import { addressLabels } from "#addresses/address.text.ts";
import { Field } from "#ui/form/field.tsx";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { SelectField } from "#ui/form/select-field.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { languageNames, languages } from "#values/language/language.ts";
import type { TypedOffer } from "../writing/offer.form.ts";
import { offerFormText as text } from "../writing/offer-form.text.ts";

interface BuyerPartProps {
  typed: TypedOffer;
  errors: FieldErrors<string>;
  /** The hint for a buyer without an e-mail address. */
  emailHint: string;
  /** Name and phone alone stand open. */
  isFolded?: boolean | undefined;
  /** May the owner choose the language in which the buyer is written to? */
  asksLanguage?: boolean | undefined;
}

/** Who buys. Nothing is filled in by the owner's own browser. */
export function BuyerPart({ typed, errors, emailHint, isFolded = false, asksLanguage }: BuyerPartProps) {
  const bound = (name: string) => ({
    name,
    defaultValue: typed[name] ?? "",
    error: errors[name],
    autoComplete: "off",
  });
  const email = <Field {...bound("buyerEmail")} label={addressLabels.email} type="email" hint={emailHint} />;
  const company = (
    <>
      <Field {...bound("buyerCompany")} label={text.company} dir="auto" />
      <Field {...bound("buyerGstin")} label="GSTIN" autoCapitalize="characters" spellCheck={false} />
      <Field {...bound("poNumber")} label={text.poNumber} />
    </>
  );
  return (
    <TitledPart title={text.buyer}>
      <Field {...bound("buyerName")} label={addressLabels.fullName} dir="auto" required />
      {!isFolded && email}
      <Field {...bound("buyerPhone")} label={addressLabels.phone} type="tel" />
      {asksLanguage && <LanguageField typed={typed} />}
      {isFolded ? (
        <details open={folded.some((name) => typed[name] || errors[name])} className="border border-hair p-4">
          <summary className="action text-sm">{text.moreOfBuyer}</summary>
          <div className="mt-3 grid gap-4">
            {email}
            {company}
          </div>
        </details>
      ) : (
        company
      )}
    </TitledPart>
  );
}

const LanguageField = ({ typed }: Pick<BuyerPartProps, "typed">) => (
  <SelectField
    name="language"
    label={text.language}
    hint={text.languageHint}
    hideOptional
    defaultValue={typed.language ?? ""}
    options={[
      { value: "", label: text.languageOfAccount },
      ...languages.map((value) => ({ value, label: languageNames[value] })),
    ]}
  />
);

const folded = ["buyerEmail", "buyerCompany", "buyerGstin", "poNumber"];
