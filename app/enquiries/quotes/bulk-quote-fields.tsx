import { Field } from "#ui/form/field.tsx";
import type { FieldErrors, TypedFields } from "#ui/form/form-answer.ts";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { HoneypotField } from "#ui/honeypot-field.tsx";
import { MessageKeyField } from "../message-key-field.tsx";
import { PersonField } from "../person-field.tsx";
import type { BulkQuoteField } from "./bulk-quote.form.ts";
import { bulkQuoteText } from "./bulk-quote.text.ts";

interface BulkQuoteFieldsProps {
  /** The quantity at which bulk orders begin. */
  smallest: number;
  errors: FieldErrors<BulkQuoteField>;
  typed?: TypedFields<BulkQuoteField>;
}

/** The fields of the bulk quote form, in the dialog and on its own page. */
export function BulkQuoteFields({ smallest, errors, typed = {} }: BulkQuoteFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PersonField name="fullName" typed={typed} errors={errors} required className="sm:col-span-2" />
      <PersonField name="email" typed={typed} errors={errors} required />
      <PersonField name="phone" typed={typed} errors={errors} required />
      <Field
        name="company"
        label={bulkQuoteText.labels.company}
        dir="auto"
        autoComplete="organization"
        defaultValue={typed.company}
        error={errors.company}
      />
      <Field
        name="quantity"
        label={bulkQuoteText.labels.quantity}
        required
        inputMode="numeric"
        hint={bulkQuoteText.quantityHint(smallest)}
        defaultValue={typed.quantity}
        error={errors.quantity}
      />
      <TextAreaField
        name="customization"
        label={bulkQuoteText.labels.customization}
        dir="auto"
        rows={3}
        placeholder={bulkQuoteText.customizationHint}
        className="sm:col-span-2"
        defaultValue={typed.customization}
        error={errors.customization}
      />
      <TextAreaField
        name="message"
        label={bulkQuoteText.labels.message}
        dir="auto"
        rows={3}
        className="sm:col-span-2"
        defaultValue={typed.message}
        error={errors.message}
      />
      <HoneypotField />
      <MessageKeyField />
    </div>
  );
}
