import { type ReactNode, useEffect, useRef, useState } from "react";
import { type BulkTiers, smallestOrder } from "#bulk-prices/bulk-tiers.ts";
import { IndicativePrice } from "#bulk-prices/bulk-tiers-table.tsx";
import { Field } from "#ui/form/field.tsx";
import { type FieldErrors, type TypedFields, typedIn } from "#ui/form/form-answer.ts";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { EnquiryForm } from "../enquiry-form.tsx";
import { PersonField } from "../person-field.tsx";
import { type B2bAbout, type B2bAnswer, type B2bField, parseB2b } from "./b2b.form.ts";
import { b2bFormText } from "./b2b.text.ts";
import { ownRequests, type SentB2bRequest } from "./own-requests.ts";

export interface B2bFormProps {
  tiers: BulkTiers;
  /** The id of a datalist of product names. */
  productsId: string;
  /** The answer to the form when it was posted without script. */
  given?: B2bAnswer;
  /** The page confirms that it was sent. */
  isSent: boolean;
}

export function B2bQuoteForm(props: B2bFormProps) {
  const [quantity, setQuantity] = useState(typedIn(props.given).quantity ?? "");
  const smallest = smallestOrder(props.tiers);
  const quantityField = useRef<HTMLInputElement>(null);
  // Somebody may have typed before the client script ran.
  useEffect(() => setQuantity(quantityField.current?.value ?? ""), []);
  return (
    <B2bForm {...props} about="quote" onDone={() => setQuantity("")}>
      {(typed, errors) => (
        <>
          <Field
            name="company"
            label={b2bFormText.labels.company}
            dir="auto"
            autoComplete="organization"
            className="sm:col-span-2"
            defaultValue={typed.company}
            error={errors.company}
          />
          <Product productsId={props.productsId} typed={typed} errors={errors} />
          <Field
            ref={quantityField}
            name="quantity"
            label={b2bFormText.labels.quantity}
            required
            inputMode="numeric"
            hint={b2bFormText.quantityHint(smallest)}
            defaultValue={typed.quantity}
            onChange={(event) => setQuantity(event.target.value)}
            error={errors.quantity}
          />
          <IndicativePrice tiers={props.tiers} quantity={quantity} />
          <TextAreaField
            name="logo"
            label={b2bFormText.labels.logo}
            dir="auto"
            rows={4}
            placeholder={b2bFormText.logoHint}
            className="sm:col-span-2"
            defaultValue={typed.logo}
            error={errors.logo}
          />
        </>
      )}
    </B2bForm>
  );
}

export function B2bSampleForm(props: B2bFormProps) {
  return (
    <B2bForm {...props} about="sample">
      {(typed, errors) => (
        <>
          <TextAreaField
            name="address"
            label={b2bFormText.labels.address}
            dir="auto"
            required
            rows={3}
            autoComplete="street-address"
            className="sm:col-span-2"
            defaultValue={typed.address}
            error={errors.address}
          />
          <Product productsId={props.productsId} typed={typed} errors={errors} />
        </>
      )}
    </B2bForm>
  );
}

interface FrameProps extends B2bFormProps {
  about: B2bAbout;
  onDone?(): void;
  children(typed: TypedFields<B2bField>, errors: FieldErrors<B2bField>): ReactNode;
}

const B2bForm = ({ tiers, about, given, isSent, onDone, children }: FrameProps) => (
  <EnquiryForm<B2bField, SentB2bRequest>
    action={`/b2b?form=${about}`}
    parse={(form) => parseB2b(about, form, smallestOrder(tiers))}
    given={given}
    words={{ done: b2bFormText[about].sent, failed: b2bFormText.failed }}
    onDone={(sent) => {
      ownRequests.add(sent);
      onDone?.();
    }}
    isSent={isSent}
    label={b2bFormText[about].title}
    submit={b2bFormText[about].submit}
  >
    {(typed, errors) => (
      <>
        <PersonField name="fullName" typed={typed} errors={errors} required />
        <PersonField name="email" typed={typed} errors={errors} required />
        {children(typed, errors)}
      </>
    )}
  </EnquiryForm>
);

interface ProductProps {
  productsId: string;
  typed: TypedFields<B2bField>;
  errors: FieldErrors<B2bField>;
}

function Product({ productsId, typed, errors }: ProductProps) {
  return (
    <Field
      name="product"
      label={b2bFormText.labels.product}
      required
      list={productsId}
      autoComplete="off"
      defaultValue={typed.product}
      error={errors.product}
    />
  );
}
