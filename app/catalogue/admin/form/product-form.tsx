import { Field } from "#ui/form/field.tsx";
import { SearchFields } from "#ui/record-form/search-fields.tsx";
import { line } from "./of-field.ts";
import { productText } from "./product.text.ts";
import type { OpenProduct, ProductAnswer } from "./product-answer.ts";
import { DetailFields, StockFields } from "./product-detail-fields.tsx";
import { ClassificationFields, NameFields } from "./product-fields.tsx";
import { DescriptionFields, Foot, Notices, PicturesPart } from "./product-form-parts.tsx";
import { ProductPreview } from "./product-preview.tsx";
import { useProductForm } from "./use-product-form.ts";

interface ProductFormProps {
  open: OpenProduct;
  given: ProductAnswer | undefined;
  artisans: readonly string[];
  closeTo: string;
}

/** All that an owner says of a product. */
export function ProductForm({ open, given, artisans, closeTo }: ProductFormProps) {
  const state = useProductForm(open, given, closeTo);
  const { start, form, shown, send, preview } = state;
  return (
    <>
      <form
        ref={form}
        method="post"
        encType="multipart/form-data"
        noValidate
        aria-label={state.isNew ? productText.add : productText.edit}
        onSubmit={(event) => {
          event.preventDefault();
          send("save");
        }}
      >
        <Notices state={state} given={given} />
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="id" value={start.id} />
        <input type="hidden" name="version" value={start.version} />
        <input type="hidden" name="shownInStock" value={shown.inStock} />
        <input type="hidden" name="shownStockCount" value={shown.stockCount} />
        <div className="grid gap-8 md:grid-cols-[7fr_5fr] md:gap-x-10">
          <div className="grid min-w-0 content-start gap-8">
            <NameFields state={state} />
            <PicturesPart state={state} />
            <DescriptionFields state={state} />
          </div>
          <div className="grid min-w-0 content-start gap-8">
            <ClassificationFields state={state} artisans={artisans} />
            <StockFields state={state} />
            <DetailFields state={state} />
          </div>
          <SearchFields
            state={state}
            ogImage={state.ogImage}
            ogError={state.errors.ogImage}
            otherwise="Without one the first picture is shown."
          >
            <Field {...line(state, "seoKeywords")} />
          </SearchFields>
        </div>
        <Foot state={state} />
      </form>
      {preview.product && <ProductPreview product={preview.product} onClose={preview.close} />}
    </>
  );
}
