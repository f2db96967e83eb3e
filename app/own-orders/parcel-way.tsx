import { parcelStep, parcelSteps } from "#orders/seen-parcels/parcel-step.ts";
import { parcelStepNames, parcelsText } from "#orders/seen-parcels/parcels.text.ts";
import type { ShipmentState } from "#orders/shipments/shipment.ts";
import { journeyText } from "./customer-status.text.ts";

/**
 * A parcel's way as a border of four knots, filled as far as it has come: the double line with its hatching
 * is the one that frames every picture. Nothing for one that goes back.
 */
export function ParcelWay({ state }: { state: ShipmentState }) {
  const step = parcelStep(state);
  if (!step) return null;
  const current = parcelSteps.indexOf(step);
  return (
    <ol aria-label={parcelsText.wayLabel} className="mt-3 grid grid-cols-4 text-center text-xs leading-snug">
      {parcelSteps.map((name, index) => (
        <li
          key={name}
          aria-current={index === current ? "step" : undefined}
          className={`relative px-0.5 ${index === current ? "font-semibold" : index < current ? "" : "text-ink-2"}`}
        >
          {index > 0 && (
            <span
              aria-hidden="true"
              className={`absolute top-2 right-1/2 mr-2 h-1 w-[calc(100%-1rem)] border-y ${index <= current ? "border-leaf bg-leaf/40" : "border-hair"}`}
            />
          )}
          <Knot isReached={index <= current} />
          {parcelStepNames[name]}
          <span className="sr-only">
            {index < current ? journeyText.done : index === current ? journeyText.current : journeyText.ahead}
          </span>
        </li>
      ))}
    </ol>
  );
}

const Knot = ({ isReached }: { isReached: boolean }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true" className="mx-auto mb-1 block size-5">
    <circle cx="10" cy="10" r="8" className="fill-paper stroke-ink" strokeWidth="1.2" />
    <circle
      cx="10"
      cy="10"
      r="5.2"
      className={isReached ? "fill-leaf stroke-ink" : "fill-paper stroke-ink-2"}
      strokeWidth="1.2"
    />
  </svg>
);
