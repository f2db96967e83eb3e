import { CancelButton } from "#ui/address-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { FormFoot } from "#ui/desk-form/form-foot.tsx";
import { FormNotices } from "#ui/desk-form/form-notices.tsx";
import { SearchFields } from "#ui/desk-form/search-fields.tsx";
import { tied } from "#ui/desk-form/tied.ts";
import { Field } from "#ui/field.tsx";
import { RichTextField } from "#ui/rich-text/rich-text-field.tsx";
import { TitledPart } from "#ui/titled-part.tsx";
import { PictureField } from "#ui/uploads/picture-field.tsx";
import { deskPath } from "./desk-filter.ts";
import { productText } from "./product.text.ts";
import type { OpenProduct, ProductAnswer } from "./product-answer.ts";
import { DetailFields, StockFields } from "./product-detail-fields.tsx";
import { KindFields, NameFields } from "./product-fields.tsx";
import { ProductPreview } from "./product-preview.tsx";
import { type ProductFormState, useProductForm } from "./use-product-form.ts";

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
            <Pictures state={state} />
            <Description state={state} />
          </div>
          <div className="grid min-w-0 content-start gap-8">
            <KindFields state={state} artisans={artisans} />
            <StockFields state={state} />
            <DetailFields state={state} />
          </div>
          <SearchFields
            state={state}
            ogImage={state.ogImage}
            ogError={state.errors.ogImage}
            otherwise="Without one the first picture is shown."
          >
            <Field {...tied(state, "seoKeywords")} label="SEO Keywords" maxLength={1000} />
          </SearchFields>
        </div>
        <Foot state={state} />
      </form>
      {preview.product && <ProductPreview product={preview.product} onClose={preview.close} />}
    </>
  );
}

function Pictures({ state: { images, errors } }: { state: ProductFormState }) {
  return (
    <TitledPart level={3} title="Pictures">
      <PictureField
        label="Images"
        name="images"
        pictures={images}
        alts
        takesPaste
        hint="PNG, JPEG or WebP, up to 5MB each. The first one stands for the product in lists."
        error={errors.images}
      />
    </TitledPart>
  );
}

function Description({ state: { texts, errors, type } }: { state: ProductFormState }) {
  return (
    <TitledPart level={3} title="Words">
      <RichTextField
        name="description"
        label="Description"
        required
        value={texts.description}
        onChange={(html) => type("description", html)}
        hint="Give long texts section headings (H2)."
        error={errors.description}
      />
    </TitledPart>
  );
}

/** What stands above the form. */
function Notices({ state, given }: { state: ProductFormState; given: ProductAnswer | undefined }) {
  const failed = given?.kind === "failed" || given?.kind === "refused" ? given.notice : undefined;
  const isStale = state.isStale || (given?.kind === "failed" && given.isStale === true);
  return (
    <FormNotices
      draft={state.draft}
      problem={failed?.text ?? (isStale ? productText.stale : undefined)}
      reload={isStale ? deskPath({ q: "", page: 1 }, { edit: state.start.id }) : undefined}
    />
  );
}

function Foot({ state }: { state: ProductFormState }) {
  const { canSave, sending, send, images, ogImage, cancel } = state;
  return (
    <FormFoot isUploading={images.isSending || ogImage.isSending}>
      <CancelButton onClick={cancel} />
      <Button small pending={sending === "preview"} onClick={() => send("preview")} className="needs-script">
        Preview
      </Button>
      <Button type="submit" small variant="primary" disabled={!canSave} pending={sending === "save"}>
        {productText.save}
      </Button>
    </FormFoot>
  );
}
