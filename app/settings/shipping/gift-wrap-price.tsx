import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { type Paise, rupeesAndPaise } from "#values/money/money.ts";
import { rupeesToType } from "#values/money/typed-rupees.ts";
import type { ShippingRulesAnswer } from "./shipping-rules.form.ts";
import { shippingRulesText } from "./shipping-rules.text.ts";

interface GiftWrapPriceProps {
  price: Paise | undefined;
  given: ShippingRulesAnswer | undefined;
}

export function GiftWrapPrice({ price, given }: GiftWrapPriceProps) {
  const { title, label, notOffered, offered } = shippingRulesText.giftWrap;
  return (
    <TitledPart title={title} className="mt-8">
      <Field
        name="giftWrap"
        label={label}
        inputMode="decimal"
        hideOptional
        defaultValue={typedIn(given).giftWrap ?? (price === undefined ? "" : rupeesToType(price))}
        error={errorsIn(given).giftWrap}
        hint={price === undefined ? notOffered : offered(rupeesAndPaise(price))}
        className="max-w-80"
      />
    </TitledPart>
  );
}
