import { useEffect, useState } from "react";
import { pricesIn } from "#cart/fetch-prices.ts";
import type { PriceAnswer } from "#cart/priced-cart.ts";
import { readDraft } from "./checkout-draft.ts";

/**
 * What the shop says of the products that this checkout's own unpaid order holds: for it their last pieces are not sold out. Asked
 * once for each answer of the loader, which knows nothing of the checkout's key.
 */
export function useHeldPrices(given: PriceAnswer): PriceAnswer {
  const [held, setHeld] = useState<{ given: PriceAnswer; answer: PriceAnswer }>();
  useEffect(() => {
    const draft = readDraft(sessionStorage);
    if (!draft?.orderNumber) return;
    const call = new AbortController();
    fetch("/checkout/held", { headers: { "Idempotency-Key": draft.key }, signal: call.signal })
      .then(pricesIn)
      .then(
        (answer) => setHeld({ given, answer }),
        // Unreachable: the pieces look sold out, and placing the order asks again.
        () => {},
      );
    return () => call.abort();
  }, [given]);
  return held?.given === given ? held.answer : none;
}

const none: PriceAnswer = [];
