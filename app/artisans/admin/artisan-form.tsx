import { RecordForm } from "#records/record-form.tsx";
import { tied } from "#records/tied.ts";
import { Field } from "#ui/form/field.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { PictureField } from "#ui/uploads/picture-field.tsx";
import { artisanPath } from "../artisan.ts";
import { artisanAdminText } from "./artisan-admin.text.ts";
import type { ArtisanAnswer, OpenArtisan } from "./artisan-answer.ts";
import { artisansPath } from "./artisans-path.ts";
import { type ArtisanFormState, useArtisanForm } from "./use-artisan-form.ts";

interface ArtisanFormProps {
  open: OpenArtisan;
  given: ArtisanAnswer | undefined;
  closeTo: string;
}

/** All that an owner says and shows of an artisan. */
export function ArtisanForm({ open, given, closeTo }: ArtisanFormProps) {
  const state = useArtisanForm(open, given, closeTo);
  return (
    <RecordForm state={state} words={artisanAdminText} reload={artisansPath("", { edit: state.start.id })}>
      <div className="grid gap-8 md:grid-cols-2 md:gap-x-10">
        <AboutFields state={state} />
        <FaceFields state={state} />
        <GalleryFields state={state} />
      </div>
    </RecordForm>
  );
}

function AboutFields({ state }: { state: ArtisanFormState }) {
  const { id } = state.start;
  return (
    <TitledPart level={3} title="About">
      <Field
        {...tied(state, "name")}
        label="Name"
        required
        autoComplete="off"
        hint={id ? `Their page: ${artisanPath({ id })}. A new name goes to their products too.` : undefined}
      />
      <Field {...tied(state, "craft")} label="Craft" autoComplete="off" />
      <Field {...tied(state, "location")} label="Location" autoComplete="off" />
      <TextAreaField
        {...tied(state, "bio")}
        label="Bio"
        rows={9}
        hint="A blank line begins a new paragraph."
      />
    </TitledPart>
  );
}

const kinds = "PNG, JPEG, WebP or HEIC, up to 20MB";

function FaceFields({ state }: { state: ArtisanFormState }) {
  const { pictures, errors } = state;
  return (
    <TitledPart level={3} title="Portrait and banner">
      <PictureField
        label="Portrait"
        name="portrait"
        pictures={pictures.portrait}
        hint={`${kinds}; best square.`}
        error={errors.portrait}
      />
      <Field {...tied(state, "portraitAlt")} label="Portrait Alt Text" />
      <PictureField
        label="Banner"
        name="banner"
        pictures={pictures.banner}
        hint={`${kinds}; wide, for the head of their page.`}
        error={errors.banner}
      />
    </TitledPart>
  );
}

function GalleryFields({ state: { pictures, errors } }: { state: ArtisanFormState }) {
  return (
    <TitledPart level={3} title="Works" className="md:col-span-2">
      <PictureField
        label="Gallery"
        name="gallery"
        pictures={pictures.gallery}
        alts
        takesPaste
        hint={`${kinds} each, in the order in which their page shows them.`}
        error={errors.gallery}
      />
    </TitledPart>
  );
}
