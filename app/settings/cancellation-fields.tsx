import { CheckboxField } from "#ui/form/checkbox.tsx";
import { typedOf } from "#ui/form/form-answer.ts";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { settingsText } from "./settings.text.ts";
import type { ShippingRulesAnswer } from "./shipping-rules.form.ts";

interface CancellationFieldsProps {
  isAtOnce: boolean;
  given: ShippingRulesAnswer | undefined;
}

/** What becomes of the money when a buyer cancels a paid order. */
export function CancellationFields({ isAtOnce, given }: CancellationFieldsProps) {
  const typed = typedOf(given);
  return (
    <TitledPart title={settingsText.cancelled.title} className="mt-8">
      <CheckboxField
        name="refundsCancelled"
        label={settingsText.cancelled.label}
        defaultChecked={typed ? typed.refundsCancelled === "on" : isAtOnce}
      />
      <p className="text-ink-2">{isAtOnce ? settingsText.cancelled.atOnce : settingsText.cancelled.byHand}</p>
    </TitledPart>
  );
}
