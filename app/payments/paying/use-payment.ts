import { useCallback, useEffect, useState } from "react";
import { useToast } from "#ui/overlay/toast.tsx";
import { loadRazorpay, patience, type ScriptState, useRazorpayScript } from "../provider/razorpay-script.ts";
import { payToasts } from "./pay.text.ts";
import { type Ended, type OrderToPay, payOrder } from "./pay-order.ts";

export interface PaymentAttempt {
  script: ScriptState;
  /** A payment runs, from the press of the button until its window has closed and its outcome is known. */
  isPaying: boolean;
  /** The button was pressed before the provider's script was there; a toast follows when it is. */
  isAwaited: boolean;
  /** Is the provider's script there? If not this says so, and asks for it again where it was blocked. */
  isReady(): boolean;
  /** Resolves when the attempt is over; undefined when one runs already. */
  pay(order: OrderToPay): Promise<Ended | undefined>;
  reload(): void;
}

/** Marks the button that begins a payment. */
export const payButton = "data-pay";

// One window per page, whatever renders twice or is pressed twice.
let isOpen = false;

/**
 * Paying by card on this page. The provider's script is loaded while `isNear` holds: on the payment step
 * only.
 */
export function usePayment(scriptSrc: string | undefined, isNear: boolean): PaymentAttempt {
  const toast = useToast();
  const script = useRazorpayScript(isNear ? scriptSrc : undefined);
  const [isPaying, setIsPaying] = useState(false);
  const [isAwaited, setAwaited] = useState(false);
  useEffect(() => {
    if (!isAwaited || script === "loading" || script === "idle") return;
    setAwaited(false);
    // Of a blocked one the page says what helps.
    if (script === "ready") toast(payToasts.ready);
  }, [isAwaited, script, toast]);
  const reload = useCallback(() => {
    if (scriptSrc) loadRazorpay(scriptSrc);
  }, [scriptSrc]);
  const isReady = useCallback(() => {
    if (window.Razorpay) return true;
    toast({ ...payToasts.loading, duration: patience });
    setAwaited(true);
    reload();
    return false;
  }, [toast, reload]);
  const pay = useCallback(
    async (order: OrderToPay) => {
      const { Razorpay } = window;
      if (isOpen || !Razorpay) {
        toast(payToasts.loading);
        return undefined;
      }
      isOpen = true;
      setIsPaying(true);
      try {
        return await payOrder(order, Razorpay, toast);
      } catch {
        toast(payToasts.unexpected);
        return "unpaid";
      } finally {
        isOpen = false;
        setIsPaying(false);
        // Those who pay without a mouse go on at the button, which could take no focus while the window was
        // open.
        setTimeout(() => document.querySelector<HTMLElement>(`[${payButton}]`)?.focus());
      }
    },
    [toast],
  );
  return { script, isPaying, isAwaited, isReady, pay, reload };
}
