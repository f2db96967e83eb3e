import type { FormEvent } from "react";
import { Form, useNavigation } from "react-router";
import { buyable } from "#cart/prices/priced-cart.ts";
import { billOf } from "#cart/prices/totals.ts";
import type { PricedCart } from "#cart/prices/use-priced-cart.ts";
import { promotionsIn, type ShownPromotions } from "#discounts/shown-promotions.ts";
import type { ChosenMethod } from "#orders/order.ts";
import { payText } from "#payments/paying/pay.text.ts";
import { BlockedScript, ScriptHints, TestModeNote } from "#payments/paying/payment-notices.tsx";
import { useShop } from "#platform/config/shop-settings.ts";
import type { BillSums } from "#shipping/bill.ts";
import { shippingMethods } from "#shipping/shipping.ts";
import { Link } from "#ui/link.tsx";
import { Icon } from "#ui/media/icon.tsx";
import { MoneySum } from "#ui/media/money-sum.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { localPath } from "#values/language/address.ts";
import { paise } from "#values/money/money.ts";
import { ratesKey } from "#values/money/rates-key.ts";
import { noticeOf } from "./answer-notice.ts";
import { AddressStep } from "./buyer/address-fields.tsx";
import type { Buyer } from "./buyer/buyer.ts";
import { CompanyFields } from "./buyer/company-fields.tsx";
import { GiftFields } from "./buyer/gift-fields.tsx";
import { checkoutText } from "./checkout.text.ts";
import { CheckoutCode, SeenDiscount } from "./checkout-code.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { cashRefusal, deliveryOf, firstBoundFor } from "./paying/cash-refusal.ts";
import { NothingToPay, PaymentChoice, ShippingChoice } from "./paying/method-steps.tsx";
import { useCardPayment } from "./paying/use-card-payment.ts";
import { useCourier } from "./paying/use-courier.ts";
import { encodeLines } from "./purchase.ts";
import { Assurances, CheckoutButtons } from "./steps/checkout-buttons.tsx";
import { type CheckoutAnswer, hashOfStep, lastStep } from "./steps/checkout-steps.ts";
import { LanguageButtons } from "./steps/language-buttons.tsx";
import { StepIndicator } from "./steps/step-indicator.tsx";
import { useCheckout } from "./use-checkout.ts";

/** What the payment step needs to know of the provider. */
export interface PaymentSettings {
  scriptSrc: string;
  isTest: boolean;
}

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
  const { priced, answer, newKey, isShopsKey, payments, buyer, isAdmin = false } = props;
  const shown = answer?.promotions ?? props.promotions;
  const checkout = useCheckout(
    answer,
    noticeOf(answer, priced.lines),
    { newKey, isShopsKey },
    { buyer, isAdmin },
  );
  const { form, heading, step, values, errors, key, edition, read, submit } = checkout;
  const payment = useCardPayment(payments?.scriptSrc, checkout, answer);
  // Only then can a card be paid with.
  const isHydrated = useHydrated();
  const isPlacing = useNavigation().formAction === localPath("/checkout") || payment.isPaying;
  const shippingMethod = shippingMethods.find((name) => name === values.shippingMethod) ?? "standard";
  const shop = useShop();
  const goods = buyable(priced.lines);
  const paymentMethod = isAdmin ? "cod" : values.paymentMethod;
  const promotions = promotionsIn(shown);
  const gift = values.isGift ? { isWrapped: values.giftWrap !== "" } : null;
  const billBy = (method: string) =>
    billOf(goods, { shippingMethod, paymentMethod: method, promotions, gift }, shop);
  const bill = billBy(paymentMethod);
  const bills = { razorpay: billBy("razorpay"), cod: billBy("cod") };
  const isPayStep = step === lastStep;
  const delivery = isPayStep ? deliveryOf(values, buyer?.addresses) : undefined;
  const service = useCourier(delivery?.pincode, answer?.courier);
  const cashTotal = paise(bills.cod.total - bills.cod.cashFee);
  const noCash = cashRefusal(shop.cash, delivery, { total: cashTotal, service });
  // In cash too: no method would make it cost anything.
  const isFree = goods.length > 0 && bills.cod.total === 0;

  /** A card order is placed only when it can be paid right away. */
  function place(event: FormEvent<HTMLFormElement>) {
    const byCard = new FormData(event.currentTarget).get("paymentMethod") === "razorpay";
    const isToBePaid = byCard && bills.razorpay.total > 0;
    if (submit(event) && isToBePaid && (payment.isPaying || !payment.isReady())) event.preventDefault();
  }

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
            <OrderSummary lines={priced.lines} bill={bill} />
            <Assurances
              lines={priced.lines}
              isFree={isFree}
              returnDays={shop.returns.days}
              className="max-md:hidden"
            />
          </div>
          <Form
            ref={form}
            key={edition}
            action={`/checkout${hashOfStep(step)}`}
            method="post"
            replace
            noValidate
            onChange={read}
            onSubmit={place}
            className="group/checkout flex flex-col md:col-start-1 md:row-start-1"
          >
            <input type="hidden" name="step" value={step} />
            <input type="hidden" name="key" value={key} />
            <input type="hidden" name="rates" value={ratesKey(shop.shipping)} />
            <input type="hidden" name="cart" value={encodeLines(priced.lines)} />
            <SeenDiscount bill={bill} byCash={bills.cod} />
            {isHydrated && <input type="hidden" name="script" value="on" />}
            <h1 ref={heading} tabIndex={-1} className="text-2xl">
              {checkoutText.headings[step - 1]}
            </h1>
            <Notice notice={checkout.standing} />
            <AddressStep isShown={step === 1} buyer={buyer} values={values} errors={errors} />
            <div hidden={step !== 2} className="mt-6">
              <ShippingChoice
                chosen={values.shippingMethod}
                error={errors.shippingMethod}
                subtotal={bill.subtotal}
              />
              <GiftFields values={values} errors={errors} />
              <CompanyFields values={values} errors={errors} />
            </div>
            <div hidden={!isPayStep} className="mt-6">
              {isFree ? (
                <NothingToPay isAdmin={isAdmin} />
              ) : (
                <>
                  {payments?.isTest && <TestModeNote className="mb-3" />}
                  {isPayStep && payments && <ScriptHints src={payments.scriptSrc} />}
                  <BlockedScript payment={payment} hint={payText.orCash} />
                  <PaymentChoice
                    chosen={paymentMethod}
                    isAdmin={isAdmin}
                    totals={totalsOf(bills)}
                    cashFee={bills.cod.cashFee}
                    firstMax={firstBoundFor(shop.cash, cashTotal)}
                    noCash={errors.paymentMethod ? undefined : noCash}
                    error={errors.paymentMethod}
                  />
                </>
              )}
            </div>
            <Assurances
              lines={priced.lines}
              isFree={isFree}
              returnDays={shop.returns.days}
              className="mt-6 md:hidden"
            />
            <CheckoutButtons
              step={step}
              isPlacing={isPlacing}
              isAwaited={payment.isAwaited && isPayStep}
              isFree={goods.length > 0 && bills.razorpay.total === 0}
              total={<MoneySum amount={bill.total} className="text-xl max-[23rem]:text-lg" />}
            />
            <CheckoutCode shown={shown} goods={goods} answer={answer} />
            <LanguageButtons />
          </Form>
        </div>
      </div>
    </Wrap>
  );
}

const totalsOf = ({ razorpay, cod }: Record<ChosenMethod, BillSums>) => ({
  ...{ razorpay: razorpay.total, cod: cod.total },
});

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
