import { Field } from "#ui/form/field.tsx";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { TitledPart } from "#ui/page/titled-part.tsx";
import type { TypedOffer } from "./offer.form.ts";
import { offerFormText as text } from "./offer-form.text.ts";

interface BuyerPartProps {
  typed: TypedOffer;
  errors: FieldErrors<string>;
  /** What is said where there is no e-mail address. */
  emailHint: string;
}

/** Who buys. Nothing is filled in by the owner's own browser. */
export function BuyerPart({ typed, errors, emailHint }: BuyerPartProps) {
  const bound = (name: string) => ({
    ...{ name, defaultValue: typed[name] ?? "", error: errors[name], autoComplete: "off" },
  });
  return (
    <TitledPart title={text.buyer}>
      <Field {...bound("buyerName")} label="Full Name" dir="auto" required />
      <Field {...bound("buyerEmail")} label="Email" type="email" hint={emailHint} />
      <Field {...bound("buyerPhone")} label="Phone" type="tel" />
      <Field {...bound("buyerCompany")} label="Company" dir="auto" />
      <Field {...bound("buyerGstin")} label="GSTIN" autoCapitalize="characters" spellCheck={false} />
      <Field {...bound("poNumber")} label="PO Number" />
    </TitledPart>
  );
}
