import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { RichTextField } from "#ui/rich-text/rich-text-field.tsx";
import { PictureField } from "#ui/uploads/picture-field.tsx";
import { line, type PartProps } from "./of-field.ts";

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
