import { type ReactNode, useEffect, useRef, useState } from "react";
import { type BulkTiers, mostUnits, smallestOrder } from "#bulk-prices/bulk-tiers.ts";
import { IndicativePrice } from "#bulk-prices/bulk-tiers-table.tsx";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { type FieldErrors, type TypedFields, typedIn } from "#ui/form/form-answer.ts";
import { SentNotice, StandingNotice } from "#ui/form/form-notice.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { HoneypotField } from "#ui/honeypot-field.tsx";
import { localPath } from "#values/language/address.ts";
import { MessageKeyField } from "../message-key-field.tsx";
import { EmailField, FullNameField } from "../person-fields.tsx";
import { type B2bAbout, type B2bAnswer, type B2bField, parseB2b } from "./b2b.form.ts";
import { b2bFormText } from "./b2b.text.ts";
import { ownRequests, type SentB2bRequest } from "./own-requests.ts";

export interface B2bFormProps {
  tiers: BulkTiers;
  /** The id of a datalist of product names. */
  productsId: string;
  /** What came of the form when it was posted without script. */
  given?: B2bAnswer;
  /** The page says that it was sent. */
  isSent: boolean;
}

export function B2bQuoteForm(props: B2bFormProps) {
  const typed = typedIn(props.given);
  const [quantity, setQuantity] = useState(typed.quantity ?? "");
  const smallest = smallestOrder(props.tiers);
  const quantityField = useRef<HTMLInputElement>(null);
  // Somebody may have typed before the client script ran.
  useEffect(() => setQuantity(quantityField.current?.value ?? ""), []);
  return (
    <B2bForm {...props} about="quote" onDone={() => setQuantity("")}>
      {(errors) => (
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
            type="number"
            label={b2bFormText.labels.quantity}
            required
            min={smallest}
            max={mostUnits}
            step={1}
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
  const typed = typedIn(props.given);
  return (
    <B2bForm {...props} about="sample">
      {(errors) => (
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
  children(errors: FieldErrors<B2bField>): ReactNode;
}

function B2bForm({ tiers, about, given, isSent, onDone, children }: FrameProps) {
  const text = b2bFormText[about];
  const address = `/b2b?form=${about}`;
  const { form, errors, isOver, standing, isSending, submit } = useForm<B2bField, SentB2bRequest>({
    action: address,
    parse: (typed) => parseB2b(about, typed, smallestOrder(tiers)),
    given,
    words: { done: text.sent, failed: b2bFormText.failed },
    onDone: (sent) => {
      ownRequests.add(sent);
      onDone?.();
    },
  });
  return (
    <form
      ref={form}
      method="post"
      action={localPath(address)}
      aria-label={text.title}
      noValidate
      onSubmit={submit}
      className="relative max-w-form"
    >
      {isSent && !isOver && <SentNotice {...text.sent} />}
      <StandingNotice notice={standing} takesFocus={given?.kind === "failed"} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Contact typed={typedIn(given)} errors={errors} />
        {children(errors)}
      </div>
      <HoneypotField />
      <MessageKeyField />
      <Button type="submit" variant="primary" pending={isSending} className="mt-6 max-sm:w-full">
        {text.submit}
      </Button>
    </form>
  );
}

interface PartProps {
  typed: TypedFields<B2bField>;
  errors: FieldErrors<B2bField>;
}

function Contact({ typed, errors }: PartProps) {
  return (
    <>
      <FullNameField typed={typed.fullName} error={errors.fullName} required />
      <EmailField typed={typed.email} error={errors.email} required />
    </>
  );
}

function Product({ productsId, typed, errors }: PartProps & { productsId: string }) {
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
