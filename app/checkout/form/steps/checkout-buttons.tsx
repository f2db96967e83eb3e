import type { ReactNode } from "react";
import type { CartLine } from "#cart/cart.ts";
import { beforeBuying } from "#catalogue/options/options.text.ts";
import { payText } from "#payments/paying/pay.text.ts";
import { payButton } from "#payments/paying/use-payment.ts";
import { billText } from "#shipping/shipping.text.ts";
import { Button } from "#ui/form/button.tsx";
import { Icon } from "#ui/media/icon.tsx";
import { checkoutText } from "../checkout.text.ts";
import { lastStep } from "./checkout-steps.ts";

interface CheckoutButtonsProps {
  step: number;
  isPlacing: boolean;
  /** The provider's script was pressed for and is still to come; the next press need not wait. */
  isAwaited: boolean;
  /** Nothing is to be paid by card, and so by no method. */
  isFree: boolean;
  total: ReactNode;
}

/** The way on comes first in the form, since Enter presses the first button. */
export function CheckoutButtons({ step, isPlacing, isAwaited, isFree, total }: CheckoutButtonsProps) {
  return (
    <div className="dock order-last -mx-(--gutter) mt-6 flex flex-row-reverse items-center justify-between gap-3 md:static md:mx-0 md:mb-16 md:mt-10 md:justify-end md:gap-6 md:border-0 md:p-0">
      <Button
        {...{ [payButton]: "" }}
        type="submit"
        name="go"
        value={step === lastStep ? "place" : "next"}
        variant="primary"
        pending={isPlacing}
        busy={isPlacing || isAwaited}
        className="md:min-w-70"
      >
        {step === lastStep ? <PlaceWords isFree={isFree} /> : checkoutText.next}
      </Button>
      {step > 1 && (
        <Button type="submit" name="go" value="previous" variant="text" disabled={isPlacing}>
          {checkoutText.previous}
        </Button>
      )}
      <p className="md:hidden">
        {total}
        <span className="-mt-0.5 block text-xs text-ink-2">{billText.total}</span>
      </p>
    </div>
  );
}

/** The chosen method decides what the button says, by the stylesheet alone: so it does without script too. */
function PlaceWords({ isFree }: Pick<CheckoutButtonsProps, "isFree">) {
  if (isFree) return checkoutText.placeOrder;
  return (
    <>
      <span className="group-has-[[value=cod]:checked]/checkout:hidden">{payText.payNow}</span>
      <span className="hidden group-has-[[value=cod]:checked]/checkout:inline">
        {checkoutText.placeOrder}
      </span>
    </>
  );
}

interface AssurancesProps {
  lines: readonly Pick<CartLine, "personal">[];
  /** Nothing is to be paid. */
  isFree: boolean;
  /** Billed abroad, where cash can't be had. */
  isAbroad?: boolean;
  /** For how many days after delivery sound goods are taken back. */
  returnDays: number;
  className: string;
}

export function Assurances({ lines, isFree, isAbroad = false, returnDays, className }: AssurancesProps) {
  return (
    <ul className={`mt-4 grid gap-2 text-sm text-ink-2 ${className}`}>
      {!isFree && (
        <li className="flex gap-2.5">
          <Icon name="lock" className="mt-0.5 size-5" />
          {isAbroad ? checkoutText.howToPayAbroad : checkoutText.howToPay}
        </li>
      )}
      <li className="flex gap-2.5">
        <Icon name="return" className="mt-0.5 size-5" />
        {`${returnsOf(lines, returnDays)} ${checkoutText.withinIndia}`}
      </li>
    </ul>
  );
}

/** What is written on a piece comes back only damaged. */
function returnsOf(lines: AssurancesProps["lines"], days: number): string {
  const made = lines.filter(({ personal }) => personal);
  if (made.length === 0 || (days === 0 && made.length < lines.length)) return checkoutText.returns(days);
  return made.length === lines.length ? beforeBuying.madeForYou : checkoutText.returnsOfTheRest(days);
}

/** Where in the checkout the shopper is: done, here, ahead. */
export function StepIndicator({ step }: { step: number }) {
  return (
    <ol aria-label={checkoutText.steps.label} className="grid grid-cols-3 gap-2 pt-4 pb-6 text-sm md:text-md">
      {checkoutText.steps.names.map((name, index) => (
        <Step key={name} name={name} number={index + 1} current={step} />
      ))}
    </ol>
  );
}

function Step({ name, number, current }: { name: string; number: number; current: number }) {
  const isCurrent = number === current;
  const isDone = number < current;
  const look = isCurrent
    ? "rule-double-top pt-1.5 font-semibold"
    : `border-t pt-[9px] ${isDone ? "border-ink" : "border-hair text-ink-2"}`;
  return (
    <li aria-current={isCurrent ? "step" : undefined} className={`flex items-baseline gap-2 ${look}`}>
      <span className="font-display text-lg font-medium">
        {isDone ? <Icon name="check" className="size-4.5 translate-y-0.5 text-leaf" /> : number}
      </span>
      <span>
        {name}
        {isDone && <span className="sr-only">{checkoutText.steps.done}</span>}
      </span>
    </li>
  );
}
