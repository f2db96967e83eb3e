import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { BulkTiers } from "#bulk-prices/bulk-tiers.ts";
import { PlainRecordForm } from "#records/plain-record-form.tsx";
import { errorsIn, type FieldErrors, typedOf } from "#ui/form/form-answer.ts";
import type { FormRules } from "#ui/form/form-rules.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import type { AskedTax } from "../asked-tax.ts";
import { type offerSums, parcelsSum } from "../offer.ts";
import { parcelsLabel } from "../parcels-label.ts";
import { sumsTyped } from "../writing/line.form.ts";
import type { LineProduct, MeantProduct } from "../writing/line-product.ts";
import type { OfferFormAnswer, TypedOffer } from "../writing/offer.form.ts";
import { offerFormText as text } from "../writing/offer-form.text.ts";
import { textsIn } from "../writing/typed-lines.ts";
import { AddressParts } from "./address-parts.tsx";
import { BuyerPart } from "./buyer-part.tsx";
import { LinesEditor } from "./lines-editor.tsx";

import { useLines } from "./use-lines.ts";

type FormPart = (
  typed: TypedOffer,
  errors: FieldErrors<string>,
  countries: OfferFormAnswer["countries"],
) => ReactNode;

interface OpenedForm {
  typed: TypedOffer;
  products: readonly LineProduct[];
  meant: readonly MeantProduct[];
  asksTax: AskedTax;
}

export interface OfferFormProps {
  /** The address that the form posts to. */
  address: string;
  label: string;
  version: number;
  opened: OpenedForm;
  tiers: BulkTiers;
  given: OfferFormAnswer | undefined;
  rules: FormRules;
  failed(reason: string): { title: string; text: string };
  emailHint: string;
  /** At a fair, where most buyers give their name alone. */
  isBuyerFolded?: boolean;
  asksLanguage?: boolean;
  /** The parts after the buyer, and in place of the addresses alone. */
  terms: FormPart;
  addresses?: FormPart;
  foot(cancel: () => void): ReactNode;
}

/** Who buys what at which price: an offer's form, and that of an order by phone. */
export function OfferForm(props: OfferFormProps) {
  const { opened, given, tiers } = props;
  const typed = useMemo(() => typedIn(given) ?? opened.typed, [given, opened.typed]);
  const errors = useMemo(() => errorsIn(given), [given]);
  const products = given?.products ?? opened.products;
  const state = useLines({ typed, errors, products });
  const { body, sums, addUp } = useSums(typed, state.lines);
  return (
    <PlainRecordForm
      address={props.address}
      label={props.label}
      record={{ version: props.version }}
      given={given}
      rules={props.rules}
      failed={props.failed}
      isPage
      className="grid gap-6"
      foot={props.foot}
    >
      <EnterButton />
      <div
        ref={body}
        onInput={addUp}
        className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
      >
        <div className="grid gap-8">
          <LinesEditor
            state={state}
            tiers={tiers}
            asksTax={opened.asksTax}
            meant={given?.meant ?? opened.meant}
            found={given?.found}
            error={errors.find}
          />
          <OfferSums sums={sums} />
        </div>
        <div className="grid gap-8">
          <BuyerPart
            typed={typed}
            errors={errors}
            emailHint={props.emailHint}
            isFolded={props.isBuyerFolded}
            asksLanguage={props.asksLanguage}
          />
          {props.terms(typed, errors, given?.countries)}
          {props.addresses?.(typed, errors, given?.countries) ?? (
            <AddressParts typed={typed} errors={errors} countries={given?.countries} />
          )}
        </div>
      </div>
    </PlainRecordForm>
  );
}

/**
 * Enter in a field saves, and presses none of the buttons between. Without script the search box is one of
 * those fields.
 */
function EnterButton() {
  const value = useHydrated() ? "save" : "enter";
  return (
    <button type="submit" name="intent" value={value} tabIndex={-1} aria-hidden="true" className="sr-only" />
  );
}

/** The form's sums while it is filled in. */
function useSums(typed: TypedOffer, lines: readonly unknown[]) {
  const body = useRef<HTMLDivElement>(null);
  const [sums, setSums] = useState(() => sumsTyped(typed));
  const addUp = () => {
    const form = body.current?.closest("form");
    if (form) setSums(sumsTyped(textsIn(new FormData(form))));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines come and go
  useEffect(addUp, [lines]);
  return { body, sums, addUp };
}

/** The values of a form that came back; a failure without them was already reported. */
const typedIn = (given: OfferFormAnswer | undefined): TypedOffer | undefined => {
  const typed = typedOf(given);
  if (!typed) return undefined;
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  );
};

export function OfferSums({ sums }: { sums: ReturnType<typeof offerSums> }) {
  return (
    <output aria-label={text.total} className="block border-y border-ink py-2 text-sm">
      <Sum label={text.subtotal} amount={rupeesAndPaise(sums.subtotal)} />
      <Sum
        label={text.shippingSum}
        amount={sums.shippingCost === 0 ? text.free : rupeesAndPaise(sums.shippingCost)}
      />
      {sums.toMany !== null && (
        <Sum label={parcelsLabel(sums.toMany)} amount={rupeesAndPaise(parcelsSum(sums.toMany))} />
      )}
      <Sum label={text.total} amount={rupeesAndPaise(sums.total)} isLast />
    </output>
  );
}

const Sum = ({ label, amount, isLast = false }: { label: string; amount: string; isLast?: boolean }) => (
  <span className={`flex justify-between gap-4 tabular-nums ${isLast ? "text-md font-semibold" : ""}`}>
    <span>{label}</span>
    <span>{amount}</span>
  </span>
);
