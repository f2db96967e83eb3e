import { payText } from "#payments/paying/pay.text.ts";
import { BlockedScript, ScriptHints, TestModeNote } from "#payments/paying/payment-notices.tsx";
import type { PaymentAttempt } from "#payments/paying/use-payment.ts";
import type { Sums } from "../use-sums.ts";
import { NothingToPay, PaymentChoice } from "./method-steps.tsx";

/** What the payment step needs to know of the provider. */
export interface PaymentSettings {
  scriptSrc: string;
  isTest: boolean;
}

interface PaymentStepProps {
  isShown: boolean;
  sums: Sums;
  payments: PaymentSettings | undefined;
  payment: PaymentAttempt;
  isAdmin: boolean;
  error: string | undefined;
}

/** How it is paid. */
export function PaymentStep({ isShown, sums, payments, payment, isAdmin, error }: PaymentStepProps) {
  const { bills, isFree } = sums;
  return (
    <div hidden={!isShown} className="mt-6">
      {isFree ? (
        <NothingToPay isAdmin={isAdmin} />
      ) : (
        <>
          {payments?.isTest && <TestModeNote className="mb-3" />}
          {isShown && payments && <ScriptHints src={payments.scriptSrc} />}
          <BlockedScript payment={payment} hint={payText.orCash} />
          <PaymentChoice
            chosen={sums.paymentMethod ?? ""}
            isAdmin={isAdmin}
            totals={{ razorpay: bills.razorpay.total, cod: bills.cod.total }}
            cashFee={bills.cod.cashFee}
            firstMax={sums.firstMax}
            noCash={error ? undefined : sums.noCash}
            error={error}
          />
        </>
      )}
    </div>
  );
}
