import { hasLeftUs, type ShipmentState } from "./shipment.ts";

/** What the buyer is written to about: each once per parcel (SHIP-9). */
const toldSteps = ["picked_up", "out_for_delivery", "attempt_failed", "delivered"] as const;
export type ToldStep = (typeof toldSteps)[number];

/** A parcel that is on its way was picked up, though no news of that came. */
export function toldStep(before: ShipmentState, now: ShipmentState): ToldStep | undefined {
  if (now === "moving" && !hasLeftUs(before)) return "picked_up";
  return toldSteps.find((step) => step === now);
}
