import { useShop } from "#platform/config/shop-settings.ts";
import { FieldLink } from "#records/fields/field-link.tsx";
import { fieldPlace } from "#records/fields/field-place.ts";
import { hsnForm, typedHsn } from "#values/money/gst.ts";
import { mayBeHandicraft } from "#values/money/handicraft.ts";
import { productText } from "./product.text.ts";

/** Of a code that is no handicraft's, in a shop without a GSTIN: such goods stay in its state (BOOKS-22). */
export function OtherStateHint({ hsn }: { hsn: string }) {
  const code = typedHsn(hsn);
  if (useShop().gstin || !hsnForm.test(code) || mayBeHandicraft(code)) return null;
  const { text, field } = productText.noHandicraft;
  return (
    <p className="mt-4 border-l-4 border-geru pl-3 text-sm">
      {text(code)} <FieldLink place={fieldPlace("hsn")} text={field} />
    </p>
  );
}
