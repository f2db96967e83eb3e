import { useEffect, useState } from "react";
import type { CourierService } from "#shipping/pincodes/courier-service.ts";
import { fetchDelivery } from "#shipping/pincodes/delivery-answer.ts";
import type { CheckoutAnswer } from "../steps/checkout-steps.ts";

type Known = NonNullable<CheckoutAnswer["courier"]>;

/**
 * What couriers do at a PIN code, asked once it is needed; undefined until it is known. Where the shop can't
 * be reached nothing is held against it: placing the order tells.
 */
export function useCourier(
  pincode: string | undefined,
  told: Known | undefined,
): CourierService | null | undefined {
  const [asked, setAsked] = useState(told);
  const known = [asked, told].find((each) => each?.pincode === pincode);
  const missing = known ? undefined : pincode;
  useEffect(() => {
    if (missing === undefined) return;
    const leaving = new AbortController();
    fetchDelivery(new URLSearchParams({ pin: missing }), leaving.signal).then(
      (answer) => typeof answer === "object" && setAsked({ pincode: missing, service: answer.service }),
      () => undefined,
    );
    return () => leaving.abort();
  }, [missing]);
  return known?.service;
}
