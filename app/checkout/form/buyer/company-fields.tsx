import { useShop } from "#platform/config/shop-settings.ts";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { rupeesAndPaise } from "#values/money/money.ts";
import type { CheckoutErrors } from "../checkout.form.ts";
import { checkoutText } from "../checkout.text.ts";
import type { CheckoutValues } from "../checkout-values.ts";

interface CompanyFieldsProps {
  values: CheckoutValues;
  errors: CheckoutErrors;
}

/** What stands on a company's invoice; it opens by its box alone, script or not. */
export function CompanyFields({ values, errors }: CompanyFieldsProps) {
  return (
    <div className="mt-2">
      <CheckboxField
        name="isCompany"
        label={checkoutText.isCompany}
        defaultChecked={values.isCompany !== ""}
      />
      <div className="mt-2 hidden gap-4 group-has-[[name=isCompany]:checked]/checkout:grid">
        <Field
          name="companyName"
          label={checkoutText.companyName}
          dir="auto"
          required
          autoComplete="billing organization"
          defaultValue={values.companyName}
          error={errors.companyName}
        />
        <Field
          name="gstin"
          label={checkoutText.gstinField}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={values.gstin}
          error={errors.gstin}
        />
        {/* The warning that it is another state's was about this one. */}
        <input type="hidden" name="gstinSeen" value={values.gstinSeen} />
      </div>
    </div>
  );
}

interface ExtraFieldsProps {
  values: CheckoutValues;
  errors: CheckoutErrors;
}

/** What a gift asks for; it opens by its box alone, script or not. */
export function GiftFields({ values, errors }: ExtraFieldsProps) {
  const { giftWrap } = useShop();
  const isWrapGone = giftWrap === undefined;
  return (
    <div className="mt-4">
      <CheckboxField
        name="isGift"
        label={checkoutText.isGift}
        defaultChecked={values.isGift !== ""}
        {...(isWrapGone && { error: errors.giftWrap })}
      />
      <div className="mt-2 hidden gap-3 group-has-[[name=isGift]:checked]/checkout:grid">
        <TextAreaField
          name="giftMessage"
          label={checkoutText.giftMessage}
          dir="auto"
          rows={3}
          hint={checkoutText.giftHint}
          defaultValue={values.giftMessage}
          error={errors.giftMessage}
        />
        {!isWrapGone && (
          <>
            <input type="hidden" name="wrap" value={giftWrap} />
            <CheckboxField
              name="giftWrap"
              label={checkoutText.giftWrap(rupeesAndPaise(giftWrap))}
              defaultChecked={values.giftWrap !== ""}
              error={errors.giftWrap}
            />
          </>
        )}
      </div>
    </div>
  );
}
