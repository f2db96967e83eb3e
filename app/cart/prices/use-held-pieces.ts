import { useEffect, useState } from "react";
import { pricesIn } from "./fetch-prices.ts";
import { placedKey } from "./placed-checkout.ts";
import type { PriceAnswer } from "./priced-cart.ts";

/**
 * What the shop says of the products that the own unpaid order of this tab's checkout holds: for it their
 * last pieces are not sold out. Asked once for each answer of the loader, which knows nothing of the
 * checkout's key.
 */
export function useHeldPieces(given: PriceAnswer): PriceAnswer {
  const [held, setHeld] = useState<{ given: PriceAnswer; answer: PriceAnswer }>();
  useEffect(() => {
    const key = placedKey(sessionStorage);
    if (key === undefined) return;
    const call = new AbortController();
    fetch("/checkout/held", { headers: { "Idempotency-Key": key }, signal: call.signal })
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
