import { useEffect, useState } from "react";
import { payNowMark } from "#orders/links/own-paths.ts";
import type { ScriptState } from "#payments/provider/razorpay-script.ts";

/**
 * Begins the payment where 'Pay Now' led to this page, as soon as the provider's script and an order that can
 * be paid are there. Once: a reload or the browser's Back opens no window. Answers whether that is to come.
 */
export function usePayAtOnce(script: ScriptState, isOpen: boolean, pay: () => void): boolean {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    if (hash !== payNowMark) return;
    setAsked(true);
    window.history.replaceState(window.history.state, "", pathname + search);
  }, []);
  useEffect(() => {
    if (script !== "ready" || !isOpen || !isAsked) return;
    setAsked(false);
    pay();
  });
  return isAsked && isOpen && script !== "blocked";
}
