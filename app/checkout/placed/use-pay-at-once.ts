import { useEffect, useRef } from "react";
import { payNowMark } from "#orders/customer/my-order.ts";
import type { ScriptState } from "#payments/provider/razorpay-script.ts";

/**
 * Begins the payment where 'Pay Now' led to this page, as soon as the provider's script and an order that can
 * be paid are there. Once: a reload or the browser's Back opens no window.
 */
export function usePayAtOnce(script: ScriptState, isOpen: boolean, pay: () => void): void {
  const isAsked = useRef(false);
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    if (hash !== payNowMark) return;
    isAsked.current = true;
    window.history.replaceState(window.history.state, "", pathname + search);
  }, []);
  useEffect(() => {
    if (script !== "ready" || !isOpen || !isAsked.current) return;
    isAsked.current = false;
    pay();
  });
}
