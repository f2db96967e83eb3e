import { RecordForm } from "#records/record-form.tsx";
import { SearchFields } from "#records/search-fields.tsx";
import { Field } from "#ui/form/field.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { RichTextField } from "#ui/rich-text/rich-text-field.tsx";
import { PictureField } from "#ui/uploads/picture-field.tsx";
import { productListPath } from "../list/list-filter.ts";
import { OptionsPart } from "../options/options-part.tsx";
import { PersonalPart } from "../options/personal-part.tsx";
import { useChoices } from "../options/use-choices.ts";
import { productText } from "./product.text.ts";
import type { OpenProduct, ProductAnswer } from "./product-answer.ts";
import {
  DetailFields,
  LabelFactFields,
  MadeToOrderFields,
  StockFields,
  TaxFields,
} from "./product-detail-fields.tsx";
import { ClassificationFields, NameFields, SaleFields } from "./product-fields.tsx";
import { ProductPreview } from "./product-preview.tsx";
import { line, type PartProps, useProductForm } from "./use-product-form.ts";

interface ProductFormProps {
  open: OpenProduct;
  given: ProductAnswer | undefined;
  artisans: readonly string[];
  closeTo: string;
}

/** All that an owner says of a product. */
export function ProductForm({ open, given, artisans, closeTo }: ProductFormProps) {
  const state = useProductForm(open, given, closeTo);
  const { start, shown, preview } = state;
  const choices = useChoices(state);
  return (
    <>
      <RecordForm
        state={state}
        words={productText}
        reload={productListPath({ q: "", page: 1 }, { edit: start.id })}
        hasPreview
      >
        {/* Enter saves; else it would press the first button of the form. */}
        <button type="submit" hidden />
        <input type="hidden" name="shownInStock" value={shown.inStock} />
        <input type="hidden" name="shownStockCount" value={shown.stockCount} />
        <div className="grid gap-8 md:grid-cols-[7fr_5fr] md:gap-x-10">
          <div className="grid min-w-0 content-start gap-8">
            <NameFields state={state} />
            <StockFields state={state} hasVariants={choices.variants.length > 0} />
            <PicturesPart state={state} />
            <DescriptionFields state={state} />
          </div>
          <div className="grid min-w-0 content-start gap-8">
            <ClassificationFields state={state} artisans={artisans} />
            <SaleFields state={state} />
            <TaxFields state={state} />
            <MadeToOrderFields state={state} />
            <DetailFields state={state} />
            <LabelFactFields state={state} />
          </div>
          <OptionsPart choices={choices} />
          <PersonalPart choices={choices} />
          <SearchFields
            state={state}
            ogImage={state.pictures.ogImage}
            ogError={state.errors.ogImage}
            otherwise="Without one the first picture is shown."
          >
            <Field {...line(state, "seoKeywords")} />
          </SearchFields>
        </div>
      </RecordForm>
      {preview.shown && <ProductPreview product={preview.shown} onClose={preview.close} />}
    </>
  );
}

export function PicturesPart({ state: { pictures, errors } }: PartProps) {
  return (
    <TitledPart level={3} title="Pictures">
      <PictureField
        label="Images"
        name="images"
        pictures={pictures.images}
        alts
        takesPaste
        hint="PNG, JPEG, WebP or HEIC, up to 20MB each. The first one stands for the product in lists."
        error={errors.images}
      />
    </TitledPart>
  );
}

export function DescriptionFields({ state }: PartProps) {
  const { texts, errors, type } = state;
  return (
    <TitledPart level={3} title="Description and story">
      <RichTextField
        name="description"
        label="Description"
        required
        value={texts.description}
        onChange={(html) => type("description", html)}
        hint="Give long texts section headings (H2)."
        error={errors.description}
      />
      <TextAreaField {...line(state, "story")} rows={5} />
    </TitledPart>
  );
}
