import { Form, Link, useNavigation } from "react-router";
import { buyable } from "#cart/priced-cart.ts";
import { totalsOf } from "#cart/totals.ts";
import type { PricedCart } from "#cart/use-priced-cart.ts";
import { shippingMethods } from "#shipping/shipping.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/choice.tsx";
import { Icon } from "#ui/icon.tsx";
import { Money } from "#ui/money.tsx";
import { Wrap } from "#ui/wrap.tsx";
import { BillingFields, ShippingFields } from "./address-fields.tsx";
import { noticeOf } from "./answer-notice.ts";
import { type CheckoutAnswer, lastStep } from "./checkout-steps.ts";
import { PaymentChoice, ShippingChoice } from "./method-steps.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { encodeLines } from "./purchase.ts";
import { StepIndicator } from "./step-indicator.tsx";
import { useCheckout } from "./use-checkout.ts";

interface CheckoutViewProps {
  priced: PricedCart;
  answer?: CheckoutAnswer;
  newKey: string;
}

const headings = ["Billing address", "Shipping", "Payment"];

/** The three steps as one plain form: every field is always in it, those of other steps out of sight. */
export function CheckoutView({ priced, answer, newKey }: CheckoutViewProps) {
  const checkout = useCheckout(answer, noticeOf(answer, priced.lines), newKey);
  const { form, heading, step, values, errors, key, edition, read, submit } = checkout;
  const isPlacing = useNavigation().formAction === "/checkout";
  const method = shippingMethods.find((name) => name === values.shippingMethod) ?? "standard";
  const totals = totalsOf(buyable(priced.lines), method);
  const part = { values, errors };
  return (
    <Wrap className="pt-2 md:pt-6">
      <div className="mx-auto max-w-[67rem]">
        <div className="flex justify-end">
          <Link to="/cart" className="action text-sm">
            Back to Cart
          </Link>
        </div>
        <StepIndicator step={step} />
        <div className="grid items-start gap-6 md:grid-cols-[1fr_23rem] md:gap-16">
          <div className="md:sticky md:below-header md:col-start-2">
            <OrderSummary lines={priced.lines} totals={totals} method={method} />
            <Assurances className="max-md:hidden" />
          </div>
          <Form
            ref={form}
            key={edition}
            method="post"
            replace
            noValidate
            onChange={read}
            onSubmit={submit}
            className="md:col-start-1 md:row-start-1"
          >
            <input type="hidden" name="step" value={step} />
            <input type="hidden" name="key" value={key} />
            <input type="hidden" name="cart" value={encodeLines(priced.lines)} />
            <h1 ref={heading} tabIndex={-1} className="text-2xl">
              {headings[step - 1]}
            </h1>
            <Notice notice={checkout.standing} />
            <div hidden={step !== 1}>
              <p className="mt-0.5 text-ink-2">Fields are required unless marked optional.</p>
              <BillingFields {...part} />
              <CheckboxField
                name="shippingSameAsBilling"
                label="Shipping same as billing"
                defaultChecked={values.shippingSameAsBilling !== ""}
                className="mt-3"
              />
              {values.shippingSameAsBilling === "" && <ShippingFields {...part} />}
            </div>
            <div hidden={step !== 2} className="mt-6">
              <ShippingChoice
                chosen={values.shippingMethod}
                error={errors.shippingMethod}
                subtotal={totals.subtotal}
              />
            </div>
            <div hidden={step !== 3} className="mt-6">
              <PaymentChoice chosen={values.paymentMethod} error={errors.paymentMethod} />
            </div>
            <Assurances className="mt-6 md:hidden" />
            <Buttons
              step={step}
              isPlacing={isPlacing}
              total={<Money amount={totals.total} className="text-xl" />}
            />
          </Form>
        </div>
      </div>
    </Wrap>
  );
}

/** A plain form's answer, at the top of the step. */
function Notice({ notice }: { notice: CheckoutAnswer["notice"] }) {
  if (!notice) return null;
  return (
    <p role="alert" className="mt-3 flex items-start gap-2 rounded border border-geru p-3 text-geru">
      <Icon name="alert" className="mt-0.5 size-5" />
      {notice.text}
    </p>
  );
}

/** The way on comes first in the form, since Enter presses the first button. */
function Buttons({ step, isPlacing, total }: { step: number; isPlacing: boolean; total: React.ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-(--gutter) mt-6 flex flex-row-reverse items-center justify-between gap-4 rule-double-top bg-paper px-(--gutter) pt-2.5 pb-safe md:static md:mx-0 md:mb-16 md:mt-10 md:justify-end md:gap-6 md:border-0 md:p-0">
      <Button
        type="submit"
        name="go"
        value={step === lastStep ? "place" : "next"}
        variant="primary"
        pending={isPlacing}
        className="md:min-w-70"
      >
        {step === lastStep ? "Place Order" : "Next"}
      </Button>
      {step > 1 && (
        <Button type="submit" name="go" value="previous" variant="text" disabled={isPlacing}>
          Previous
        </Button>
      )}
      <p className="md:hidden">
        {total}
        <span className="-mt-0.5 block text-xs text-ink-2">Total</span>
      </p>
    </div>
  );
}

function Assurances({ className }: { className: string }) {
  return (
    <ul className={`mt-4 grid gap-2 text-sm text-ink-2 ${className}`}>
      <li className="flex gap-2.5">
        <Icon name="lock" className="mt-0.5 size-5" />
        Pay in cash on delivery. Card and UPI are coming.
      </li>
      <li className="flex gap-2.5">
        <Icon name="return" className="mt-0.5 size-5" />
        30-day returns. Delivered within India only.
      </li>
    </ul>
  );
}
