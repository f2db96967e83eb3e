import type { FormEvent } from "react";
import { Form, useNavigation } from "react-router";
import type { PricedCart } from "#cart/prices/use-priced-cart.ts";
import type { ShownPromotions } from "#discounts/shown-promotions.ts";
import { useShop } from "#platform/config/shop-settings.ts";
import { Link } from "#ui/link.tsx";
import { Icon } from "#ui/media/icon.tsx";
import { MoneySum } from "#ui/media/money-sum.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { localPath } from "#values/language/address.ts";
import { AddressStep } from "./buyer/address-fields.tsx";
import type { Buyer } from "./buyer/buyer.ts";
import { CompanyFields, GiftFields } from "./buyer/company-fields.tsx";
import { checkoutText } from "./checkout.text.ts";
import { CheckoutCode, HiddenFields } from "./checkout-code.tsx";
import { noticeOf } from "./checkout-notices.ts";
import { OrderSummary } from "./order-summary.tsx";
import { ShippingChoice } from "./paying/method-steps.tsx";
import { type PaymentSettings, PaymentStep } from "./paying/payment-step.tsx";
import { useCardPayment } from "./paying/use-card-payment.ts";
import { Assurances, CheckoutButtons, StepIndicator } from "./steps/checkout-buttons.tsx";
import { type CheckoutAnswer, hashOfStep, lastStep } from "./steps/checkout-steps.ts";
import { LanguageButtons } from "./steps/language-buttons.tsx";
import { useCheckout } from "./use-checkout.ts";
import { useSums } from "./use-sums.ts";

interface CheckoutViewProps {
  priced: PricedCart;
  promotions?: ShownPromotions;
  answer?: CheckoutAnswer;
  newKey: string;
  /** Is it that of all tabs? */
  isShopsKey?: boolean;
  payments?: PaymentSettings;
  buyer: Buyer | null;
  /** An admin, who pays no card here. */
  isAdmin?: boolean;
}

/** The three steps as one plain form: every field is always in it, those of other steps out of sight. */
export function CheckoutView(props: CheckoutViewProps) {
  const { priced, answer, payments, buyer, isAdmin = false } = props;
  const { lines } = priced;
  const promotions = answer?.promotions ?? props.promotions;
  const { checkout, payment, sums, place } = useBuying({ ...props, promotions, isAdmin });
  const { form, heading, step, values, errors, edition } = checkout;
  const isPlacing = useNavigation().formAction === localPath("/checkout") || payment.isPaying;
  const returnDays = useShop().returns.days;
  const isPayStep = step === lastStep;
  const { isFree, isAbroad } = sums;
  const assurances = { lines, isFree, isAbroad, returnDays };
  return (
    <Wrap className="pt-2 md:pt-6">
      <div className="mx-auto max-w-[67rem]">
        <div className="flex justify-end">
          <Link to="/cart" className="action text-sm">
            {checkoutText.back}
          </Link>
        </div>
        <StepIndicator step={step} />
        <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[1fr_23rem] md:gap-16">
          <div className="md:sticky md:below-header md:col-start-2">
            <OrderSummary lines={lines} bill={sums.bill} promise={sums.promise} isAbroad={isAbroad} />
            <Assurances {...assurances} className="max-md:hidden" />
          </div>
          <Form
            ref={form}
            key={edition}
            action={`/checkout${hashOfStep(step)}`}
            method="post"
            replace
            noValidate
            onChange={checkout.read}
            onSubmit={place}
            className="group/checkout flex flex-col md:col-start-1 md:row-start-1"
          >
            <HiddenFields state={checkout} lines={lines} sums={sums} />
            <h1 ref={heading} tabIndex={-1} className="text-2xl">
              {checkoutText.headings[step - 1]}
            </h1>
            <Notice notice={checkout.standing} />
            <AddressStep
              isShown={step === 1}
              buyer={buyer}
              values={values}
              errors={errors}
              countries={answer?.countries}
            />
            <div hidden={step !== 2} className="mt-6">
              <ShippingChoice
                chosen={values.shippingMethod}
                error={errors.shippingMethod}
                subtotal={sums.bill.subtotal}
                promiseOf={sums.promiseOf}
              />
              <GiftFields values={values} errors={errors} />
              <CompanyFields values={values} errors={errors} />
            </div>
            <PaymentStep
              isShown={isPayStep}
              sums={sums}
              payments={payments}
              payment={payment}
              isAdmin={isAdmin}
              error={errors.paymentMethod}
            />
            <Assurances {...assurances} className="mt-6 md:hidden" />
            <CheckoutButtons
              step={step}
              isPlacing={isPlacing}
              isAwaited={payment.isAwaited && isPayStep}
              isFree={sums.isFreeByCard}
              total={<MoneySum amount={sums.bill.total} className="text-xl max-[23rem]:text-lg" />}
            />
            <CheckoutCode shown={promotions} goods={sums.goods} answer={answer} />
            <LanguageButtons />
          </Form>
        </div>
      </div>
    </Wrap>
  );
}

/** The form's state, what it comes to, and its payment. */
function useBuying({
  priced: { lines },
  promotions,
  answer,
  newKey,
  isShopsKey,
  payments,
  buyer,
  isAdmin,
}: CheckoutViewProps & { promotions: ShownPromotions | undefined; isAdmin: boolean }) {
  const visitor = { buyer, isAdmin };
  const checkout = useCheckout(answer, noticeOf(answer, lines), { newKey, isShopsKey }, visitor);
  const payment = useCardPayment(payments?.scriptSrc, checkout, answer);
  const sums = useSums(checkout, { lines, promotions, buyer, isAdmin }, answer?.courier);

  /** A card order is placed only when it can be paid right away. */
  function place(event: FormEvent<HTMLFormElement>) {
    const byCard = new FormData(event.currentTarget).get("paymentMethod") === "razorpay";
    const isToBePaid = byCard && sums.bills.razorpay.total > 0;
    const isToBePlaced = checkout.submit(event);
    if (isToBePlaced && isToBePaid && (payment.isPaying || !payment.isReady())) event.preventDefault();
  }

  return { checkout, payment, sums, place };
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
