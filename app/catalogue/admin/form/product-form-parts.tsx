import { Button } from "#ui/form/button.tsx";
import { TextAreaField } from "#ui/form/field.tsx";
import { CancelButton } from "#ui/overlay/address-dialog.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { FormFoot } from "#ui/record-form/form-foot.tsx";
import { FormNotices } from "#ui/record-form/form-notices.tsx";
import { RichTextField } from "#ui/rich-text/rich-text-field.tsx";
import { PictureField } from "#ui/uploads/picture-field.tsx";
import { productListPath } from "../list/list-filter.ts";
import { line, type PartProps } from "./of-field.ts";
import { productText } from "./product.text.ts";
import type { ProductAnswer } from "./product-answer.ts";
import type { ProductFormState } from "./use-product-form.ts";

export function PicturesPart({ state: { images, errors } }: PartProps) {
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

/** What stands above the form. */
export function Notices({ state, given }: { state: ProductFormState; given: ProductAnswer | undefined }) {
  const failed = given?.kind === "failed" || given?.kind === "refused" ? given.notice : undefined;
  const isStale = state.isStale || (given?.kind === "failed" && given.isStale === true);
  return (
    <FormNotices
      draft={state.draft}
      problem={failed?.text ?? (isStale ? productText.stale : undefined)}
      reload={isStale ? productListPath({ q: "", page: 1 }, { edit: state.start.id }) : undefined}
    />
  );
}

export function Foot({ state }: PartProps) {
  const { canSave, sending, send, images, ogImage, cancel } = state;
  return (
    <FormFoot isUploading={images.isSending || ogImage.isSending}>
      <CancelButton onClick={cancel} />
      <Button
        small
        disabled={sending === "save"}
        pending={sending === "preview"}
        onClick={() => send("preview")}
        className="needs-script"
      >
        Preview
      </Button>
      <Button type="submit" small variant="primary" disabled={!canSave} pending={sending === "save"}>
        {productText.save}
      </Button>
    </FormFoot>
  );
}
