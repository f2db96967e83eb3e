import { AddressParts } from "../form/address-parts.tsx";
import { AdvanceField, PromisedOnField, ShippingCostField } from "../form/agreed-fields.tsx";
import { newOrderText as text } from "./new-order.text.ts";
import type { TakenPartProps } from "./payment-part.tsx";

/** When it leaves, where to, and for how much. At a fair it is folded up: most of it is taken along. */
export function LaterPart(props: TakenPartProps) {
  const { source, typed, errors } = props;
  if (source === "phone") return <Parts {...props} />;
  const isOpen = Object.keys({ ...errors }).some(isOfLater) || Object.entries(typed).some(isTyped);
  return (
    <details open={isOpen} className="border border-hair p-4">
      <summary className="action text-sm">{text.later}</summary>
      <div className="mt-3 grid gap-8">
        <p className="text-sm text-ink-2">
          {text.laterHint} {text.fairElsewhere}
        </p>
        <Parts {...props} />
      </div>
    </details>
  );
}

const isOfLater = (name: string): boolean =>
  /^(billing|shipping)-/.test(name) || ["promisedOn", "shippingCost", "advancePercent"].includes(name);

const isTyped = ([name, text]: [string, string]): boolean => isOfLater(name) && text !== "";

function Parts({ source, typed, errors }: TakenPartProps) {
  return (
    <>
      <div className="grid gap-4">
        <PromisedOnField typed={typed} errors={errors} />
        <ShippingCostField typed={typed} errors={errors} />
        <AdvanceField typed={typed} errors={errors} />
      </div>
      <AddressParts typed={typed} errors={errors} areNeeded={source === "phone"} isElsewhere />
    </>
  );
}
